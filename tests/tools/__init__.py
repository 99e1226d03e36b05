"""Tests of the tools of the workshop."""
