-- Outside a transaction.
-- What the office's search for a person looks through stands in one column (docs/decisions/0040-lists-at-scale.md): name,
-- line's end, phone, tab, e-mail, space, the end of the id in capitals, as the tables show it. PostgreSQL keeps it itself.
ALTER TABLE people ADD COLUMN IF NOT EXISTS shown text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  translate(lower((name || E'\n' || coalesce(phone, '') || E'\t' || coalesce(email, '')) COLLATE "C"), E'\u200C\u200D', '')
    || ' ' || upper(right(id::text, 12))) STORED;
-- a short list of what came last is put in order often, by whoever comes then: a long one would make that one wait
CREATE INDEX CONCURRENTLY IF NOT EXISTS people_shown ON people
  USING gin (shown gin_trgm_ops) WITH (gin_pending_list_limit = 256);
-- what has no three letters in a row: two letters, and words of other scripts
CREATE INDEX CONCURRENTLY IF NOT EXISTS people_name_words ON people
  USING gin (to_tsvector('simple', split_part(shown, E'\n', 1))) WITH (gin_pending_list_limit = 64);
CREATE INDEX CONCURRENTLY IF NOT EXISTS pandits_by_language ON pandits USING gin (languages);
DROP INDEX CONCURRENTLY IF EXISTS people_search;
DROP INDEX CONCURRENTLY IF EXISTS people_digits;
DROP INDEX CONCURRENTLY IF EXISTS people_by_email;
