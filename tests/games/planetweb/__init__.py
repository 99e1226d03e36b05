"""Planet'Web, clause by clause."""
