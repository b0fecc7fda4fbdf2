-- What the office's search for a person looks through stands in one column (docs/decisions/0040-lists-at-scale.md): name,
-- line's end, phone, tab, e-mail, space, the end of the id in capitals, as the tables show it. PostgreSQL keeps it itself.
ALTER TABLE people ADD COLUMN shown text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  translate(lower((name || E'\n' || coalesce(phone, '') || E'\t' || coalesce(email, '')) COLLATE "C"), E'\u200C\u200D', '')
    || ' ' || upper(right(id::text, 12))) STORED;
DROP INDEX people_search;
DROP INDEX people_digits;
DROP INDEX people_by_email;
-- a short list of what came last is put in order often, by whoever comes then: a long one would make that one wait
CREATE INDEX people_shown ON people USING gin (shown gin_trgm_ops) WITH (gin_pending_list_limit = 256);
-- what has no three letters in a row: two letters, and words of other scripts
CREATE INDEX people_name_words ON people USING gin (to_tsvector('simple', split_part(shown, E'\n', 1)))
  WITH (gin_pending_list_limit = 64);
CREATE INDEX pandits_by_language ON pandits USING gin (languages);
-- the list of bookings is read by its ids; nobody reads the family from there any more
DROP INDEX bookings_id;
CREATE INDEX bookings_id ON bookings (id);

-- The words and pairs of names that were kept until now. Where processes of an earlier version may still write them, empty
-- tables and the functions stay for these, until a later migration; a new database has none of them.
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM people) THEN
    TRUNCATE person_words, booking_words, known_words, known_pairs;
  ELSE
    DROP TABLE person_words, booking_words, known_words, known_pairs;
    DROP FUNCTION name_words(text), pairs_of(text), words_of(text, text), parts_of(text), plain_name(text), digits_of(text);
  END IF;
END
$$;
