# The frame around every game.
frame-skip = Skip to the content
frame-settings = Settings
frame-language = Language
frame-theme = Theme: { $theme ->
    [light] light
    [dark] dark
   *[system] as the system
}
frame-account = Account
frame-home = Home
frame-nothing-here = There is nothing here.
frame-gone = This table does not exist or no longer exists.
frame-loading = The table is being laid …
frame-no-board = This game has no board on the page yet.
frame-bot = { $name } (seat { $seat })
frame-seat = Seat { $seat }
frame-player = Player { $seat }
frame-you = you
frame-my-turn = Your turn
frame-waiting-for = Waiting for { $player }.
frame-closed = This game was ended without a result.
frame-confirm = Confirm
frame-undo = Take back
frame-lost = { $unsent ->
    [0] The connection is lost; trying again …
   *[other] The connection is lost; your move is kept and will be sent.
}
frame-read-only = The server cannot store anything at the moment. The game goes on as soon as it can.
frame-paused = The table is paused: the players choose how to go on.
frame-paused-why = The rules of this game were corrected while you were playing, and what was played last does not agree with them. The table stands at the last position that does; nothing is lost, and no clock runs. Choose together: go on from here, with new dice, or end the game without a result.
frame-propose-resume = Propose to go on from here
frame-stopping = The server is restarting; the game goes on in a moment.
frame-players = Players
frame-away = (away)
frame-stand-in = (a bot stands in)
frame-plays = (plays like { $name } for now: the game is still warming up)
frame-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
frame-edition-what = What in it is reconstructed
frame-edition-all-known = Nothing in this edition is marked as reconstructed.
frame-edition-part = { $reconstructed } of { $all } reconstructed
frame-edition-whole = all of it reconstructed
frame-edition-known = known
frame-edition-download = Download this edition
frame-rated = Rated game
frame-no-coach = Without the coach
frame-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
frame-edition = Edition: { $edition }
frame-bell = Playing time left
frame-days = { $days } d { $hours } h
frame-type = Type a move
frame-typed-unknown = “{ $typed }” is not among the choices.
frame-choices = { $count ->
    [0] Nothing to choose now
    [one] { $count } choice in words
   *[other] { $count } choices in words
}
frame-log = Log
frame-log-clauses = With the clauses of the rules
frame-to-position = To position { $version }
frame-replay = Replay
frame-since = Since my last turn
frame-chat = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
}
frame-no-chat = Nobody has said anything yet.
frame-say = Say something
frame-send = Send
frame-somebody = somebody
frame-mute = Mute { $name }
frame-hand-over = Hand the device to { $player }
frame-hand-over-why = Nothing secret is on the screen now. Only the player whose turn it is should look from here on.
frame-i-am = I am { $player }
frame-rematch = Play again
frame-rules = Rules
frame-help = Help
frame-resign = Leave the game
frame-resign-sure = Leave for good
frame-options = Options
frame-confirm-moves = Confirm moves that end my turn
frame-cover = Cover what only I may see
frame-sounds = Sounds
frame-notices = { $count ->
    [0] Nothing waits for you
   *[other] Waiting for you: { $count }
}
frame-notices-title = What waits for you
frame-nothing-waits = Nothing at other tables right now.
frame-notice-turn = Your turn
frame-notice-invitation = { $player } invites you
frame-notice-decline = Not now
frame-notices-settings = How you are told
frame-tell-me = Tell me of this table when I am away
frame-hidden-still = What was hidden in this game is still hidden.
frame-propose-open = Propose to open it
frame-propose-end = Propose to end the game
frame-pace-none = Propose: no clock
frame-pace-minute = Propose: one minute a move
frame-pace-days = Propose: three days a move
frame-vote-undo = { $player } asks to take back a move. Dice and draws after it will be new.
frame-vote-end = { $player } proposes to end the game without a result.
frame-vote-pace = { $player } proposes another clock.
frame-vote-open = { $player } proposes to open everything that was hidden in this game.
frame-vote-resume = { $player } proposes to go on from this position.
frame-yes = Yes
frame-no = No
frame-commitment = Sealed before the start:

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your-turn = It's your turn.
phrase-one-moment = One moment, please.
phrase-rematch = Another game?

coach-title = Coach
coach-ask = Ask the coach
coach-thinking = The coach is thinking…
coach-show-chances = Chances to win
