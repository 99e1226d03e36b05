"""Tests of what the measurements are made with."""
