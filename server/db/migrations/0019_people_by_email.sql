-- The beginning of an address finds whose it is by its key (docs/decisions/0040-lists-at-scale.md).
CREATE INDEX people_by_email ON people ((lower(email) COLLATE "C"));
