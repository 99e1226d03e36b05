"""The rules of Offline, proved clause by clause."""
