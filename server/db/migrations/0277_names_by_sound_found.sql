-- Outside a transaction.
-- The office's search for pandits whose names sound as typed: words of the key, and their beginnings.
CREATE INDEX CONCURRENTLY IF NOT EXISTS pandits_by_name_key ON pandits
  USING gin (to_tsvector('simple', name_key)) WITH (gin_pending_list_limit = 64);
-- whose key is still to be made: nobody's, as a rule
CREATE INDEX CONCURRENTLY IF NOT EXISTS pandits_without_name_key ON pandits (pandit_id) WHERE name_key IS NULL;
