-- What else a ritual is called, in any script and spelling: families search by it.
ALTER TABLE rituals ADD COLUMN synonyms text[] NOT NULL DEFAULT '{}';
