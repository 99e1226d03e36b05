"""The store: what was acknowledged is there, what lost changed nothing."""
