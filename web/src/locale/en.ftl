# The pages around the board.

page-unreachable = The server cannot be reached just now.
page-unreachable-again = The server cannot be reached just now. Trying again…
page-failed = That did not work. Please try again.
page-copy = Copy
page-copied = Copied.
page-copy-yourself = The browser does not let us copy: the text is selected, copy it with Ctrl+C.

## Home

home-title = Take a seat
home-intro = Board games you will find on no other table: against bots, with friends or around one screen. No account needed.
home-docs = Guides and rules
home-learn = Learn to play
home-rules = Rules
home-players = Players
home-bots = Bots
home-play-now = Play now
home-with-friends = Play with friends
home-one-device = On one device
home-more-options = More options
home-clock = Clock
home-listed = Show the table to everybody
home-coach = Let players ask the coach
home-coach-rated = never in a rated game
home-friends-only = At tables with friends only
home-rated = Rated game
home-rated-what = Counts for the ratings of everybody at the table: people with an account only, no bots, no coach, and a finished turn is final.
home-rated-guest = Rated games are for players with an account, so that a rating belongs to somebody who can be recognised.
home-edition = Edition
home-edition-own = The one that comes with the game
home-edition-file = From a file…
home-edition-template = Template to fill in
home-edition-note = Do you own the box? Take the template, enter your board and cards, and play with them.
home-edition-chosen = “{ $name }” can be played.
home-edition-keep = Keep for everybody
home-edition-kept = “{ $name }” is kept for everybody here.
home-edition-remove = Take off the shelf
home-edition-guest = With an account you can keep it here for everybody.
home-soon = Coming
home-announced = Coming to the table
home-your-turn = Your turn
home-join = Join
home-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-not-started = Not started yet
home-waiting-for = Waiting for { $player }
home-status-opening = Starting
home-status-running = In play
home-status-over = Finished
home-status-closed = Ended without a result
home-nobody-yet = Nobody yet
home-around = { $count } around one device
home-option = { $name }: { $value }
home-pace-none = no clock
home-pace-move = { $time } per turn
home-pace-game = { $time } for the game, plus { $more } per turn
home-import = Open a game file
home-import-note = A .tablee file: a finished game is replayed, an unfinished one goes on against bots.
home-read-only = Nothing can be stored at the moment: you can look, but not start a game.
home-turn-bar = { $count ->
    [one] It is your turn: { $players }
   *[other] It is your turn at { $count } tables, first: { $players }
}
home-go-there = Go to the table
home-invitation = { $player } invites you to { $game }.
home-my-tables = My tables
home-no-tables = The games you join will be listed here.
home-open-tables = Open tables
home-none-open = No open table right now. Open one and show it to everybody.
home-watch = Watch
home-none-to-watch = No public game in play right now.

cover-insider-title = Insider
cover-insider-tagline = Get your people to the best tables of the trendiest café in town.
cover-offensive-title = Offensive
cover-offensive-tagline = Red attacks, Blue defends, and nobody knows what stands where.
cover-planetweb-title = Planet’Web
cover-planetweb-tagline = Buy portals, list them, and beware of takeover bids.

## The waiting room

room-title = { $game }: before the start
room-opening = The dice are being sealed; the game starts in a moment.
room-take-a-seat = Take a free seat.
room-all-taken = All seats are taken. You can watch as soon as the game starts.
room-be-ready = Everybody is here. Say when you are ready.
room-starting = Everybody is ready; the game starts in a moment.
room-more-players = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
room-more-players-host = { $count ->
    [one] Waiting for { $count } more player. Send the link, or seat a bot.
   *[other] Waiting for { $count } more players. Send the link, or seat bots.
}
room-not-ready = Not ready yet: { $players }.
room-invite = Invite
room-invite-name = By name, somebody with an account here
room-invited = { $player } is invited.
room-link = Link to this table
room-qr = QR code with the link to this table
room-scan = Point a phone’s camera at the code, or send the link. Whoever opens it chooses a free seat.
room-only-here = This address works on this device only. To let other devices of your network in, start the house with this command, and open this page by the address it names:
room-share = Share…
room-free = Free seat
room-ready = ready
room-not-yet = not ready yet
room-host = host
room-sit = Sit here
room-seat-bot = Bot
room-remove-bot = Remove the bot from seat { $seat }
room-swap = Swap seats { $one } and { $other }
room-agreed = Agreed
room-visibility = Table
room-listed = shown to everybody
room-by-link = by link only
room-coach = allowed
room-no-coach = not allowed
room-rating = Rating
room-rated = rated
room-seals = Sealed dice
room-seals-why = Before the start, the house and each player seal a secret number. All of them together make the dice and draws, so that nobody can bend them, not even the house. After the game everything is opened, and anyone can check it.
room-seal-house = The house’s seal:
room-seal-later = set when everybody is ready
room-seal-given = { $player } has sealed a number.
room-seal-missing = { $player } has sealed nothing.
room-seats = Seats
room-fill = Fill free seats with bots
room-wait-for-me = Wait, not ready after all
room-i-am-ready = I am ready
room-stand-up = Stand up

## Account

account-title = You
account-is-account = You are signed in as { $name }.
account-is-guest = You are here as a guest: { $name }. Only this browser knows you.
account-is-nobody = You have not done anything here yet; you become a guest as soon as you play.
account-name-and-language = Name and language
account-name = Name
account-save = Save
account-saved = Saved.
account-language = Language
account-account = Account
account-since = You have been here since { $date }.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-sign-up = Make an account
account-sign-in = Sign in
account-sign-up-why = A name and a password, nothing else: you keep your seats and find your games on every device.
account-sign-in-why = With your account you find your tables on this device too.
account-password = Password
account-password-hint = At least 8 characters.
account-made = Your account is made.
account-signed-in = Welcome back.
account-signed-out = You are signed out.
account-guest-out = Stop being this guest
account-change-password = Change the password
account-old-password = Present password
account-new-password = New password
account-password-changed = The password is changed; all other devices are signed out.
account-muted = People you do not hear
account-unmute = Hear again
account-unmute-name = Hear { $name } again
account-nobody-muted = You hear everybody.
account-data = Your data
account-data-why = Everything personal that the house keeps about you, in one file.
account-data-export = Download my data
account-erase-why = You can be forgotten: your name, your password and everything you said are erased for good. Games you have played stay, without your name.
account-erase = Erase me
account-erase-sure = Erase me for good
account-erase-not = No, keep me
account-erased = You are forgotten.

## Notices

notices-title = Notices
notices-why = What waits for you is always listed behind the bell. When you are away, the house can tell you in other ways too.
notices-turn = When it is my turn and others wait
notices-invitation = When somebody invites me
notices-digest = Once a day, all that waits
notices-digest-hour = Hour of the daily notice
notices-guest = With an account you can also be told by e-mail.
notices-mail = By e-mail
notices-mail-address = E-mail address
notices-mail-unconfirmed = A letter to { $address } is on its way. Open the link in it, and you will be told there.
notices-mail-confirmed = The address { $address } is confirmed: you are told there.
notices-mail-stopped = E-mails to { $address } were stopped by a link in one of them. Save the address again to get a new link.
notices-mail-dropped = The address is forgotten.
notices-drop = Remove
notices-push = On this device
notices-push-here = Show notices on this device, also while no page is open
notices-push-https = Browsers show notices while no page is open only where the house is reached by https.
notices-push-refused = The browser does not allow it. You can change that in its settings for this page.
notices-hook = By webhook
notices-hook-why = For programs: the house calls a public https address of yours. Every call is signed with the key below.
notices-hook-address = Address
notices-hook-key = Key

## Links in letters

letter-page-title = Notices by e-mail
letter-page-confirm-why = Shall the house tell you at this address when something waits for you?
letter-page-confirm = Yes, confirm the address
letter-page-confirmed = The address is confirmed.
letter-page-stop-why = Shall no more e-mails be sent to this address?
letter-page-stop = No more e-mails
letter-page-stopped = No more e-mails will be sent to this address.

## Rules

rules-title = { $game }: the rules
rules-glossary = The words
rules-clauses = Clause by clause
rules-search = Search
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-chapters = Chapters

## Replay

replay-title = Replay
replay-controls = Film
replay-back = One step back
replay-on = One step on
replay-position = Position
replay-place = Position { $place } of { $count }
replay-play = Play the film
replay-pause = Pause
replay-since = Since my last turn
replay-eyes = Seen by
replay-watcher = a watcher
replay-open = Show everything: pieces and hands of both sides
replay-more = { $count ->
    [one] And { $count } more event.
   *[other] And { $count } more events.
}
replay-doings = This position
replay-link = Link to this position
replay-to-table = To the table
replay-fork = Play on from here
replay-fork-note = While this game runs, whatever you cannot know is dealt anew for the new one.
replay-export = Save as a file
replay-after-the-end = After the end you can look through every player’s eyes, save the game and check its dice.
replay-nothing-yet = There is nothing to look back at yet.
review-ask = Review with the coach
review-working = The coach is looking at the game…
review-ready = The review of the game is ready.
review-curve = Chances to win in the course of the game, from { $low } at the bottom to { $high } at the top
review-no-verdict = No decision is rated here.
review-turning = Turning points
review-turning-point = Move { $number } · { $by }
review-decisions = How everybody decided
review-player = Player
review-lost = Lost
review-luck = Luck
review-meaning = Lost: what a decision cost on average, judged by what its player could know. Luck: what dice and draws brought beyond expectation. The curve sees all cards.
review-incomplete = There was not enough time for the last decisions.
replay-verify = Check the dice
replay-verify-right = All dice and draws are right.
replay-verify-wrong = Something does not fit.
replay-verify-seal = The house opened the secret that it had sealed before the start.
replay-verify-promises = { $count ->
    [0] No player had sealed a number of their own.
    [one] { $count } player had sealed a number, and it was used.
   *[other] { $count } players had sealed numbers, and all were used.
}
replay-verify-unopened = Seat { $seat } had promised a part of the dice that is not in them: its player was away at the start, or the house left it out.
replay-verify-draws = { $draws ->
    [one] { $draws } draw in { $entries } entries was computed again in this browser, with the same result.
   *[other] { $draws } draws in { $entries } entries were computed again in this browser, all with the same result.
}

## Introduction

learn-title = { $game }: learn to play
learn-intro = Three minutes at a real table, against a bot. A guide tells you what to do; you can leave it at any time, and the game goes on.
learn-begin = Begin
learn-none = There is no introduction to this game yet.
learn-guide = Guide
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-leave = Go on without the guide
learn-finish = Play on
