-- Two words of one name are found together (docs/decisions/0040-lists-at-scale.md): a pair has its people in the order of
-- the list as a word has, so that nobody has to be looked at who has but one of the two.

-- Each two words of a name, the smaller one first.
CREATE FUNCTION pairs_of(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT one.word || ' ' || other.word
  FROM words_of(name, NULL) one (word) JOIN words_of(name, NULL) other (word) ON one.word COLLATE "C" < other.word;
END;

INSERT INTO person_words (kind, word, registered_at, person_id, name)
SELECT CASE p.user_type WHEN 'user' THEN 'user' ELSE 'pandit' END, w.pair, p.created_at, p.id, lower(p.name)
FROM people p CROSS JOIN LATERAL pairs_of(p.name) w (pair)
WHERE p.user_type IN ('user', 'pandit', 'acharya') AND p.deleted_at IS NULL;

-- each pair anybody has or had, as it may be typed: either word first
CREATE TABLE known_pairs (
  typed text COLLATE "C" CONSTRAINT known_pairs_pkey PRIMARY KEY,
  -- as person_words has it
  word text COLLATE "C" NOT NULL
);
INSERT INTO known_pairs (typed, word)
SELECT DISTINCT either.typed, w.word FROM person_words w
CROSS JOIN LATERAL (VALUES (w.word), (split_part(w.word, ' ', 2) || ' ' || split_part(w.word, ' ', 1))) either (typed)
WHERE w.word LIKE '% %';
CREATE INDEX known_pairs_holding ON known_pairs USING gin (typed gin_trgm_ops);
