"""The laboratory: simulations and measurements."""
