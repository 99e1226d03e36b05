"""The documentation is true: what it builds is built, what it links is there."""
