nobody = nobody

no-such-game = There is no game "{ $name }"; there are: { $known }.
seats = { $game } is played by { $seats } players, not { $given }.
option-unknown = There is no option "{ $name }"; there are: { $known }.
option-value = Option { $name } cannot be "{ $value }"; it can be: { $allowed }.
action-unreadable = "{ $given }" names no action of this game.

edition-line = { $file }:{ $line }:
edition-not-toml = This is not valid TOML: { $reason }.
edition-too-large = An edition may have at most { $limit } bytes.
edition-too-deep = This file is nested too deeply.
edition-number-too-large = A number here is too large.
edition-missing = "{ $name }" is missing here.
edition-name = An edition's name has letters, digits, dots, dashes or underscores, 48 at the most; "{ $value }" does not.
edition-other-game = This edition is not for { $game }.
edition-status = A status is "known" or "reconstructed".
edition-range = "{ $name }" must be from { $low } to { $high }, not { $value }.
edition-kind-number = "{ $name }" must be a whole number.
edition-kind-text = "{ $name }" must be a text in quotation marks.
edition-kind-list = "{ $name }" must be a list.
edition-kind-table = "{ $name }" must be a table.
edition-kind-bool = "{ $name }" must be true or false.

position-line = Line { $line } of the position makes no sense: { $text }

file-not-read = { $file } cannot be read: { $reason }.
file-not-written = { $file } cannot be written: { $reason }.
record-not-json = This is no game file: it is broken, cut off or of another kind.
record-too-large = A game file may have at most { $limit } bytes.
record-is-sight = This file holds what one viewer saw of a game, not the game itself: it can be replayed, but not verified or played on here.
record-format = This game file has format { $given }; this version reads format { $known }.
record-field = The game file does not fit at "{ $field }": { $reason }.
record-entry-field = Entry { $entry } of the game file does not fit at "{ $field }": { $reason }.
record-sequence = Entry { $entry } of the game file carries the number { $seq }: something is missing or was moved.
record-start = The log must begin with the set-up of the game, and have only one.
record-game = This is a game of { $given }, not of { $game }.
record-rules = This game was played under version { $given } of the rules; this is version { $known }.
record-older-rules = Played under version { $given } of the rules; under this one, { $known }, it goes another way. { $reason }
record-edition = The edition "{ $edition }" of this game is not the one at hand.
record-ply = Entry { $entry } of the game file stands at the wrong ply.
record-step = Entry { $entry } of the game file does not fit: { $reason }
record-refused = Entry { $entry } of the game file ("{ $do }") is against the rules: { $reason }
record-draws = The dice or draws of entry { $entry } of the game file are not the right ones.
record-digest = The position after entry { $entry } of the game file is not the recorded one.
record-outside = Entry { $entry } of the game file is nothing that the rules know.
record-entry = Entry { $entry } of the game file is not what the rules make of it.
record-result = The recorded result is not the one the game leads to.
record-not-opened = The secret of this game has not been opened, so its draws cannot be recomputed.
record-commitment = The opened secret is not the one promised before the start.
record-entropies = The file does not have one entropy for each seat.
record-entropy = The entropy of seat { $seat } is not the one promised before the start.
record-promises = The promises in the file are not those that the host was bound to before the start.
record-left-out = A part of the dice that the server had accepted is not in them: the host left it out.
record-hex = A secret or entropy in the file is not 32 bytes in hexadecimal.

step-begun = The game has been set up already.
step-stuck = Nobody can do anything in the position that the game starts from.
step-since = It leaves out entries that are not there.
step-seat = It is not for this seat to decide.
undo-nothing = There is nothing to take back.
undo-revealed = Something was revealed or another player's turn began: taking back needs everybody's consent.

event-undone = The last decision was taken back.

term-won = { $way ->
    [up] you can win the game at once
   *[down] you let a chance to win at once go by
}
term-lost = { $way ->
    [up] you are less likely to lose the game at once
   *[down] you may lose the game at once
}
