"""Tests of Insider."""
