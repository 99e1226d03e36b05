games-out-of-range = From 1 to { $most } games can be played, not { $given }.
too-few-processes = At least one process must play, not { $given }.
worker-lost = A worker process ended before its work was done.
ray-missing = Playing on Ray needs an extra: install { $extra }.
ray-address-wrong = "{ $address }" is no address of a Ray cluster; it looks like host:6379, ray://host:10001 or auto.
ray-silent = No Ray cluster answers at { $address }: { $reason }.
ray-stranger = Something answers at { $address }, but it is no Ray cluster.
ray-without-us = A machine of the cluster does not have Tablée; install version { $version } on all of them.
ray-other-rules = A machine of the cluster has another Tablée (it says { $version }); install the same on all of them, or results would differ.

too-few-bots = A tournament needs at least two different bots.
results-of-another = The file { $file } holds the results of another tournament.
results-broken = The file { $file } is no file of results, or it is damaged.
plots-missing = Plots need an extra: install { $extra }.

arena-title = Tournament of { $game }
arena-games = Games: { $games }, finished: { $finished }; { $players } seats at each table, seed { $seed }.
arena-bot = Bot
arena-rating = Strength (Elo)
arena-interval = 95 % interval
arena-ratings-plot = Strength of each bot, with its 95 % interval
arena-matrix-plot = Share of victories of the row's bot against the column's
arena-model = Luce's model: at a table each seat wins with a chance in proportion to its bot's worth. A shared victory counts in equal parts. The mean of all strengths is 0.

balance-title = The balance of { $game }
balance-games = Games: { $games }, with { $players } seats, all held by the bot "{ $bot }".
balance-length = Decisions per game
balance-branching = Choices per decision
balance-leads = Changes of the lead per game
balance-order = Victories in the order of play
balance-lengths-plot = Length of the games, in decisions
balance-order-plot = Share of victories by place in the order of play (%)
balance-points-plot = Choices on average at each kind of decision
balance-worth-plot = What each thing is worth: how much more often those won who had it (points of %)
balance-thing = Thing
balance-uses = Times
balance-gain = More victories
balance-meaning = A thing is whatever the game names in its actions and events. The figure compares the victories of those who had or used it with the average share of a seat; it is a link, not necessarily a cause.

measure-compiled-choose = Random play, compiled, one core, quick choice
measure-compiled-legal = Random play, compiled, one core, all legal actions listed
measure-interpreted-choose = Random play, interpreted, quick choice
measure-interpreted-legal = Random play, interpreted, all legal actions listed
measure-compiled-copies = Copies of a state, compiled
measure-first-compile = First compilation, in an empty cache
measure-cached-start = Start of a compiled game in a fresh process, from the cache
measure-import = import tablee
measure-state-size = Size of one state

measure-contract-least = at least { $figure }
measure-contract-most = at most { $figure }
measure-goal-least = goal: { $figure }
measure-goal-most = goal: { $figure }
measure-per-second = { $figure }/s
measure-seconds = { $figure } s
measure-bytes = { $figure } bytes
measure-ok = ok
measure-missed = missed
