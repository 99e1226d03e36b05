games-out-of-range = From 1 to { $most } games can be played, not { $given }.
too-few-processes = At least one process must play, not { $given }.
worker-lost = A worker process ended before its work was done.

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
