"""The house on line, tested over real sockets."""
