"""The calls under /api/v1: small controllers that read a body, ask the node or the accounts, and answer."""
