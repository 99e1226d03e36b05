"""Notices: letters to people who are not here."""
