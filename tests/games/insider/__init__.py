"""The rules of Insider, proved clause by clause."""
