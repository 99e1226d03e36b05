"""What a game is: state, rules, chance, decisions, views, the record of a game and its fairness. Pure."""
