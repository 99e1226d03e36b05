"""Ten moments of each game for `make screenshots`: one module a game, found by its name."""
