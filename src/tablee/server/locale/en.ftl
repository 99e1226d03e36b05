# storage and settings
store-conflict = Somebody else was faster; nothing was changed.
store-name-taken = Another account is called "{ $name }" already.
store-no-person = There is no such person any more.
store-read-only = Nothing can be stored at the moment: the disk is full or cannot be written, or the database does not answer. What was stored is safe.
store-in-use = Another server (process { $process }) is using { $file }; only one can.
store-newer = The database is of revision { $found }, made by a later version of Tablée; this version knows { $known }.
store-cannot-open = The database { $database } cannot be opened: { $reason }.
store-no-wal = SQLite cannot keep a write-ahead log where the database lies (journal mode "{ $mode }"); choose a directory on a local disk.
store-url = The address of the database must begin with sqlite:/// or postgresql://.
store-memory = The database must be a file: sqlite:/// and its path.
store-driver = For { $driver } the Python package "{ $module }" must be installed.
backup-no-house = There is no house in { $database } yet.
backup-exists = { $file } is there already; a backup never overwrites a file.
backup-foreign = { $file } is not a backup of Tablée.
backup-cut-off = { $file } is not a whole backup: its end is missing or damaged. Nothing was changed.
backup-damaged = { $file } is damaged in its part "{ $part }". Nothing was changed.
backup-newer = { $file } was made by a later version of Tablée ({ $program }); install that one to restore it.
restore-not-empty = The house in { $database } is not empty; with --replace everything in it gives way to the backup.
restore-server-runs = A server is running on { $database }; stop every server before a restore.

setting-wrong = { $where }: "{ $value }" does not fit. { $allowed }
setting-wrong-hidden = { $where }: the value does not fit. { $allowed }
setting-unknown = { $where }: there is no such setting; there are: { $known }.
setting-unknown-near = { $where }: there is no such setting; perhaps { $known } is meant.
setting-in-environment = { $name } (environment)
setting-in-file = { $file }:{ $line }: { $name }
setting-in-option = { $name } (command line)
setting-not-toml = { $file }:{ $line }: this is not valid TOML: { $reason }.
setting-file-too-large = { $file } is too large for a settings file: it may have { $limit } bytes.
setting-file-not-text = { $file } is not a text in UTF-8.
setting-number = Allowed is a whole number from { $low } to { $high }.
setting-flag = Allowed is true or false.
setting-one = Allowed is one of: { $known }.
setting-host = Allowed is an IP address or the name of a host.
setting-place = Allowed is the path of a directory.
setting-database = Allowed is an address that begins with sqlite:/// or postgresql://.
setting-nats = Allowed are addresses that begin with nats:// or tls://, separated by commas.
setting-public-url = Allowed is an address that begins with http:// or https://, without a path.
setting-proxies = Allowed are IP addresses and networks such as 10.0.0.0/8.
setting-word = Allowed is a text of at most 200 visible characters.
setting-mailbox = Allowed is an e-mail address such as tablee@games.example.

# web application
guest-name = Guest { $number }
message-unreadable = This message cannot be read.
our-error = Something went wrong on the server. It has been noted; please try again.
bad-request = What was sent is not what belongs here ({ $field }).
not-found = There is nothing here.
method-not-allowed = This cannot be done here.
too-large = That is too large.
json-only = What is sent must be JSON (application/json).
foreign-page = This call comes from another website's page.
too-often = Too often. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
too-many-sockets = Too many connections are open.
tables-too-many = Nobody may have more than { $most } tables under way.
busy = Too many people are waiting. Please try again in a moment.
read-only = Nothing can be stored at the moment. Please try again later; what was stored is safe.
who-are-you = Nobody has come in yet: come in as a guest or sign in first.
sign-in-failed = Name or password is wrong.
password-wrong = That is not the password.
banned = The operator of this house does not admit you any more.
admins-only = Only an administrator may do that.
accounts-closed = No accounts can be made here.
account-already = You have an account already.
account-needed = That needs an account with a password.
no-such-edition = There is no such edition here.
edition-too-slow = This edition takes longer than { $seconds } seconds to lay out; it cannot be played.
editions-too-many = No more than { $most } editions can be kept.
name-unsound = A name has 1 to { $most } visible characters.
nobody-there = There is nobody there whom you could stop hearing.
muted-too-many = More than { $most } people cannot be muted.
greeting-title = Tablée
greeting-runs = This house of board games is open. Its page has not been built into this copy.
greeting-api = What programs can call is described here:
docs-not-built = The documentation has not been built into this copy. In a checkout, "make docs" builds it.
serve-addresses = Tablée is open at { $addresses }
serve-stop = To stop, press Ctrl+C.
serve-port = Port { $port } of { $host } cannot be used: { $reason }.
admin-no-account = There is no account called "{ $name }".
admin-no-table = There is no table "{ $table }".
admin-is-already = Nothing to do: that is how it is already.
admin-no-edition = There is no edition "{ $name }"; "tablee admin editions" lists them.

# notices
not-public = This must be a public https address.
not-a-mailbox = This is not an e-mail address.
no-mail-here = This house sends no e-mail.
no-push-here = This house cannot send notices to browsers.
link-stale = This link is no longer valid. On your page you can ask for a new one.
no-such-account = There is no account called "{ $name }".
invited-enough = No more than { $most } people can be invited to one table.
letter-and = and
letter-somebody = somebody
letter-turn-title = Your turn: { $game } with { $players }
letter-turn = It is your turn at { $game } with { $players }.
letter-invitation-title = { $player } invites you to { $game }
letter-invitation = { $player } has kept a seat for you at a game of { $game }.
letter-digest-title = { $count ->
    [one] Tablée: one table is waiting for you
   *[other] Tablée: { $count } tables are waiting for you
}
letter-confirm-title = Tablée: confirm your e-mail address
letter-confirm = Somebody, you we hope, wants to be told at this address when it is their turn at Tablée. If it was you, open this link within three days and confirm it. If not, there is nothing to do: nothing more will be sent.
letter-stop = You are told this because you asked for it at Tablée. No more e-mails:
