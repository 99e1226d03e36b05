"""Tables, tried without any server."""
