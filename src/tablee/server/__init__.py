"""The house on line: it carries messages, stores changes and runs jobs; `tables` decides, games know the rules."""
