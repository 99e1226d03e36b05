## What is wrong

in-file = { $file }: { $said }
language-unknown = There is no language "{ $given }"; there are: { $known }.
interrupted = Interrupted.
output-not-written = The output cannot be written: { $reason }.
system-refused = { $file }: { $reason }.
system-missing = there is no such file or directory
system-directory = it is a directory
system-not-directory = part of the path is no directory
system-permission = permission is missing
system-read-only = the disk can only be read
system-full = the disk is full
system-too-large = the file would become too large
system-exists = it exists already
system-name-too-long = the name is too long
usage-no-such-option = There is no option { $option } here; --help lists those there are.
usage-takes-no-value = The option { $option } takes no value.
usage-needs-value = The option { $option } needs a value after it.
usage-extra = Too much on the command line: { $given }.
usage-missing = { $name } is missing on the command line.
usage-other = The command line cannot be understood: { $said }
usage-no-such-command = There is no command "{ $name }"; there are: { $known }.
number-unreadable = { $option } needs a whole number, not "{ $given }".
number-range = { $option } must be from { $low } to { $high }, not { $given }.
game-missing = Which game? There are: { $known }.
option-unreadable = A table option is written name=value, not "{ $given }".
file-missing = Which file? Its name is missing.
file-name = "{ $file }" cannot be the name of a file.
nothing-kept = No game has been played here yet, so there is no last one.
seat-name = Nobody can sit down under the name "{ $name }".
seat-twice = Two seats cannot both be called "{ $name }".
seats-and-players = { $seats } seats are named, but { $players } players are to play.
resume-with = { $option } cannot be changed once a game has begun; leave it out with --resume.
resume-other-game = { $file } is a game of { $game }.
save-not-a-file = { $file } is not an ordinary file; nothing was saved.
export-exists = { $file } exists already; name a new file.
edition-not-utf8 = This is not UTF-8 text.
no-such-choice = There is no choice { $given }; they go from 1 to { $last }.
no-such-clause = No clause is called or speaks of "{ $given }"; they go from { $first } to { $last }.
why-what = Why what? Type "why" and then what is not allowed.
take-back-off = This table has agreed to take nothing back.

## Help of the command line

usage-title = Usage:
metavar-options = [OPTIONS]
metavar-command = [OPTIONS] COMMAND ...
panel-options = Options:
panel-arguments = Arguments:
panel-commands = Commands:
help-tablee = A house of board games: play them in the terminal, study them, check them.
help-help = Show this help.
help-version = Show the version.
help-lang = Language: French, English or German; otherwise that of the system.
help-play = Play a game, against bots or with friends at one keyboard.
help-simulate = Let bots play many games and sum them up.
help-arena = Let bots meet each other and measure their strength.
help-balance = Measure the balance of a game: length, choices, leads, order of play, worth of each thing.
help-learn = Let the bots of a game learn from many games among themselves how good a position is.
help-replay = Go through a recorded game again.
help-review = Look at a recorded game again with the coach: chances, turning points, decisions, luck.
help-verify = Recompute every draw of a recorded game.
help-edition = Check or export editions: a game's board and cards as a file.
help-edition-check = Check an edition file.
help-edition-export = Write out the edition that comes with a game, as a pattern for your own.
help-games = List the games.
help-warmup = Compile the rules ahead of the first simulation.
help-bench = Measure how fast the games run here.
help-game = The game; "tablee games" lists them.
help-games-all = The games; all of them if none is named.
help-file = The file; "last" is the game played last.
help-edition-file = Play with the board and cards in this file.
help-export-file = The file to write; without it, everything is printed.
help-players = How many play; bots take the other seats.
help-seats = Who plays: "you", "you=Anna", or the name of a bot (novice, amateur, regular, master, expert, greedy, random), with commas between.
help-bots = The bots that play, with commas between.
help-variant = The variant of the game, such as "expert"; short for --option variant=expert.
help-option = A table option, such as rounds=2; can be given several times.
help-seed = A number that makes the game repeatable.
help-resume = Go on with a saved game; "last" is the game played last.
help-plain = Lines of text only: no drawn board, no cleared screen.
help-games-count = How many games are played; 1000 unless told otherwise.
help-arena-games = How many games each meeting has; 400 unless told otherwise.
help-arena-players = How many seats each table has; as few as the game allows unless told otherwise.
help-arena-results = A file that keeps every result, instead of the usual place. Either way the same command goes on where it was interrupted.
arena-goes-on = The same command goes on from here; the results are kept in { $file }.
help-arena-report = Write a report in HTML, with plots, to this file.
help-balance-games = How many games; 200 unless told otherwise.
help-balance-bot = The bot that holds all seats; greedy unless told otherwise.
help-learn-games = How many games of two; larger companies play fewer. 20000 unless told otherwise.
help-learn-players = How many players; all that the game allows unless told otherwise.
help-learn-neurons = The size of the network; 32 unless told otherwise.
help-learn-every = Keep one position in so many; 20 unless told otherwise.
help-learn-rounds = How often: greedy players at first, then players who go by what was learned before. 1 unless told otherwise.
help-learn-out = The file for what was learned; bots use it as lessons.json in the game's folder.
help-processes = How many processes play at once; as many as there are cores unless told otherwise.
help-ray = Let a Ray cluster play: at this address (host:6379, ray://host:10001, auto), or a Ray started on this machine.
help-json = Print the figures as JSON.
help-interpreted = Do not compile the rules.
help-ply = Show only the position after so many decisions.
help-seat = What this seat saw: 1 for the first; otherwise what a spectator saw.
help-seconds = Seconds for each measurement; 5 unless told otherwise.
help-cold = Also measure the first compilation, which takes a while.
help-walks = Walks for each decision; 64 unless told otherwise. The more, the surer the judgement.
help-review-seconds = Seconds that it may take; 600 unless told otherwise.

## Games, editions, figures

column-game = Game
column-title = Title
column-players = Players
column-rules = Rules
column-about = About
edition-fits = { $file } can be played: edition "{ $name }" of { $game }.
edition-hash = Its fingerprint: { $hash }
edition-part = { $part }: { $known } known, { $reconstructed } reconstructed
exported = Written to { $file }.
simulating = { $game }: games
column-bot = Bot
column-wins = Wins
column-share = Share
column-shared = Shared
column-score = Mean score
column-rating = Strength (Elo)
column-interval = With 95 %
column-against = against { $bot }
simulated-games = Games: { $games }, finished: { $finished }, decisions: { $decisions }.
simulated-length = Decisions per game: { $mean } on average, 90 % of the games from { $p5 } to { $p95 }, at most { $max }.
simulated-first = Won by the seat that began: { $share }.
balance-spread = { $mean } on average, { $p5 } to { $p95 } in 90% of cases, { $max } at most
learned = { $file }: learned from { $positions } positions. Where it had not learned, the evaluation's error is { $before } and the network's { $after } (mean logarithmic loss).
simulated-end = { $reason } { $times } times ({ $share }).
compiling = Compiling { $game }
warm-already = { $game } was compiled already; loaded in { $seconds } s.
warm-now = { $game } is compiled now; it took { $seconds } s.
compiling-search = Compiling the bots' search
warm-search-already = The bots' search was compiled already.
warm-search-now = The bots' search is compiled now; it took { $seconds } s.
measuring = Measuring { $game }
column-measured = Measured
column-promise = Promise
column-figure = Here
column-ratio = Ratio
column-verdict = Kept

## At the table

seat-you = you
player = Player { $number }
pair = { $name }: { $value }
list = { $first } and { $last }
demonstration = Bots show a game of { $game }.
hand-over = { $player }, it is your turn. Press Enter when nobody else is looking.
next-step = Enter: next network, s: straight to the result
hint = Type a number or an action; ? for help, quit to leave.
hint-offline = Type a number, a site or an ad; ? for help, why C4 for a reason, quit to leave.
hint-planetweb = Type a number, a portal or r to roll; ? for help, why P03 for a reason, quit to leave.
hint-insider = Type a number, a step such as 3n, a square or a table; ? for help, why 3n for a reason, quit to leave.
hint-offensive = Type a number, a square such as 3,10 or an action; ? for help, why fire 9,10 for a reason, quit to leave.
why-allowed = "{ $action }" is allowed.
saved = Saved as { $file }.
save-replace = { $file } exists already. Replace it? (y/n)
quit-save = Save under which name? (Enter: none, the game is kept anyway)
undo-agreed = Does everybody at the table agree? (y/n)
goodbye = Goodbye. The game could not be kept.
goodbye-kept = Goodbye. To go on: { $command }
log-new = Set-up
log-undo = Taken back to decision { $ply }
log-bot = { $player }: bot "{ $bot }"
log-person = { $player } plays
log-resign = { $player } leaves
log-rules = The rules were corrected; the game goes on from here without what was played under the old ones.
log-clock = Time has run out

## What can be typed at the table: words, how they are used, what they do

typed-yes = y yes
typed-help = ? help
typed-hint = hint advice
typed-why = why
typed-rules = rules rule
typed-undo = undo
typed-undo-agreed = undo!
typed-save = save
typed-log = log
typed-board = board b
typed-quit = quit q exit
type-help = ?
type-hint = hint
type-why = why ...
type-rules = rules ...
type-undo = undo
type-undo-agreed = undo!
type-save = save FILE
type-log = log
type-board = board
type-quit = quit
about-help = this help
about-hint = what the coach would do, and why
about-why = why something is not allowed, with the clause of the rules
about-rules = a clause of the rules; "rules" alone shows all, "rules exchange" those that mention the word
about-undo = take back the last step of your turn
about-undo-agreed = take back further, past the turns of others; new ads are then drawn
about-save = save the game in a file of your own (it is kept after every step anyway)
about-log = everything that has happened
about-board = show the table again (Enter does too)
about-quit = leave; "tablee play --resume last" goes on
about-offline-m = majorities: how many ads of each type lie in each network
about-offline-unseen = the ads still in the bag
about-planetweb-portals = every portal: sector, owner, pot, claims
about-insider-cards = what one, two and three cards of each kind do
about-offensive-h = your cards and what they do
about-offensive-key = what the letters and signs on the map mean

## Offline

offline-counts = Bag { $bag }   Box { $box }
offline-free = Free sites: { $count }
offline-earlier = Points of earlier rounds: { $points }
offline-own-cards = Your cards and their points now
offline-projection = Together: { $total }
offline-projection-bonus = Market analysis: { $bonus }. Together: { $total }
offline-unseen = Still in the bag: { $count }
offline-unseen-hidden = This table does not list the ads in the bag.
offline-majorities-caption = * sole majority   = tied, no points   underlined: your cards
offline-network = Network
offline-free-short = Free
offline-revealed = The cards are turned over
offline-sites = ({ $count } sites)
offline-no-majority = no sole majority
offline-majority = { $type }: { $points } for { $player }
offline-majority-lost = { $type }: { $points } for nobody (card not dealt)
offline-player = Player
offline-card = Card
offline-points = Points
offline-earlier-rounds = earlier rounds
offline-total = total

## Offensive

offensive-turn = Turn { $turn } of { $limit }   Red holds { $held } of the { $needed } objectives it needs
offensive-sides = Red (large letters): { $red }, { $hand } cards   Blue (small letters): { $blue }, { $other } cards
offensive-lost = { $player } has lost: { $units }
offensive-announced = Announced: { $card }, at { $targets }
offensive-hand = Your cards: { $cards }
offensive-no-cards = You hold no cards.
offensive-army = Your army: { $units }; still to come: { $left }
offensive-next = Next: { $kind }
offensive-letters = Red in large, Blue in small letters; a question mark where the kind is hidden, with its first letter if you know it.
offensive-held = Red holds: { $squares }

## Recorded games

replay-one-viewer = This file shows what one viewer saw; it cannot be seen from another seat.
replay-ply = Decision { $ply } of { $last }
replay-keys = Arrow keys or Enter: on and back. Home, End: first and last. q: leave.
verified = { $file }: this game of { $game } is as it was played.
verified-commitment = The secret is the one promised before the start ({ $commitment }…).
verified-entropies = { $own ->
    [0] No player added chance of their own: the { $seats } seats were bots or a local table.
    [one] One of the { $seats } seats added chance of its own, and it is the one promised.
   *[other] { $own } of the { $seats } seats added chance of their own, and it is what was promised.
}
verified-unopened = Seat { $seats } promised a part of the dice that is not in them. If its player had opened it in time, the host left it out, and chose so between dice.
verified-draws = All { $draws } draws of the { $entries } entries were computed again from it, and every one is right.
verified-result = The recorded result is the one the game leads to: { $points }.
verified-unfinished = The game is not finished; it has no result yet.
verified-meaning = So the host fixed the chance before the start and changed nothing afterwards. It does not prove that the host did not look.

help-serve = Open the house: tables in the browser.
help-backup = Write everything the house keeps into one file, while a server runs or not.
help-restore = Put a backup back: into an empty house, on whichever database.
help-backup-file = The backup. It holds the secrets of running games: keep it where only you can read it.
help-replace = Let everything in the house give way to the backup.
help-check = Only read the whole backup and say what is in it.
backup-progress = Rows
backup-taken = { $file }: { $tables } tables, { $people } people, { $entries } moves and other entries, { $size } MB. It holds secrets; keep it safe.
backup-sound = { $file } is whole: taken on { $taken } UTC by version { $program }, with { $tables } tables, { $people } people, { $entries } entries.
backup-restored = The house is as it was on { $taken } UTC: { $tables } tables, { $people } people, { $entries } entries. "tablee serve" opens it.
help-admin = Look after the house: its tables and people.
help-admin-list = List the tables under way.
help-admin-replay = Before an upgrade: see which running games the installed rules would pause. Nothing is changed.
help-admin-people = List the people.
help-admin-close = End a table without a result.
help-admin-ban = Ban somebody.
help-admin-unban = Let somebody in again.
help-admin-promote = Make somebody an administrator.
help-admin-reset-password = Give an account a new password.
help-admin-editions = List the editions that the house keeps for everybody.
help-admin-add-edition = Check an edition file and keep it for everybody in the house.
help-admin-remove-edition = Take an edition off the shelf; tables that play with it go on.
help-which-edition = The name of an edition, or the beginning of its fingerprint.
help-config = Settings from this TOML file.
help-host = The address to listen on; 0.0.0.0 lets other devices in.
help-port = The port to listen on; 0 takes any that is free.
help-data = The folder of the database.
help-open = Open the page in the browser.
help-who = The name of an account, or a person's id.
help-table-id = The id of the table.
help-every = All tables, finished ones too.
admin-replay-progress = Games
admin-replayed = Of { $running ->
    [one] one running game, { $same }
   *[other] { $running } running games, { $same }
  } can go on under the installed rules just as before.
admin-replay-differs = These would be paused at the entry named; their players then choose to go on from there or to end the game without a result.
admin-closed = Table { $table } has been closed.
admin-banned = { $name } has been banned.
admin-unbanned = { $name } may come in again.
admin-promoted = { $name } is an administrator now.
admin-edition-added = Edition "{ $name }" of { $game } is on the shelf now.
admin-edition-removed = Edition "{ $name }" is off the shelf now.
admin-password = The new password of { $name } is: { $password }
planetweb-danger = Royalties ahead: { $portals } portals, hit by { $chance } of 36 rolls.
planetweb-portals = { $count } portals, { $listed } of them listed

## The coach

hint-chances = Your chances to win, by choice:
reviewing = { $game }: decisions
review-curve = Chances to win in the course of the game
review-player = Player
review-lost = Given away on average
review-luck = Luck
review-turning = Turning points
review-turning-point = Decision { $ply }, { $by }'s turn: { $player } { $change }; the cause: { $cause }.
review-decisions = What could have been better
review-meaning = Each decision is judged by what its player could know, with { $walks } walks; dice and draws do not count for it.
review-incomplete = There was not enough time: the last decisions are not judged. --seconds gives more.
