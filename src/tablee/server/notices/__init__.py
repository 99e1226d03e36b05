"""What waits for people, told to those who are not here: by mail, by webhook, by push. Letters are rows of the store."""
