"""The documentation site: pages that are generated from the games themselves, and MkDocs' hooks. `make docs` builds it."""
