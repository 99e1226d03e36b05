"""A table: people and bots around a game. Decides everything that is not a rule of the game; carries nothing."""
