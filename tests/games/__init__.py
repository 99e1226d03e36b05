"""Tests of the games: one suite over all of them, and one folder a game."""
