-- Two words of one name are found together (docs/decisions/0040-lists-at-scale.md): a pair has its people in the order of
-- the list as a word has, so that nobody has to be looked at who has but one of the two.

-- A name in small letters, without the signs that only say how letters are joined, which not every keyboard writes.
CREATE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(name), E'\u200C\u200D', '');

-- The words of a name, parted by signs and spaces; some more than once perhaps.
CREATE FUNCTION parts_of(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT word FROM string_to_table(
    translate(plain_name(name), E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\u2019', rpad('', 36)), ' ') word
  WHERE word <> '';
END;

-- The same, and the runs of letters in an e-mail's own part. A run that is made of the words of the name, as most are, is no
-- word of its own.
CREATE OR REPLACE FUNCTION words_of(name text, email text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT word FROM parts_of(name) p (word)
  UNION
  SELECT run FROM regexp_split_to_table(lower(split_part(email, '@', 1)), '[^a-z]+') run
  WHERE length(run) >= 3 + (
    SELECT coalesce(sum(length(word)), 0) FROM parts_of(name) p (word) WHERE length(word) >= 3 AND strpos(run, word) > 0);
END;

-- Each two words of a name, the smaller one first.
CREATE FUNCTION pairs_of(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT one.word || ' ' || other.word
  FROM parts_of(name) one (word) JOIN parts_of(name) other (word) ON one.word COLLATE "C" < other.word;
END;

CREATE FUNCTION name_words(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT word FROM parts_of(name) w (word)
  UNION
  SELECT word FROM pairs_of(name) w (word);
END;

DELETE FROM person_words;
INSERT INTO person_words (kind, word, registered_at, person_id, name)
SELECT CASE p.user_type WHEN 'user' THEN 'user' ELSE 'pandit' END, w.word, p.created_at, p.id, plain_name(p.name)
FROM people p
LEFT JOIN pandits d ON d.pandit_id = p.id
CROSS JOIN LATERAL (
  SELECT word FROM words_of(p.name, p.email) w (word)
  UNION
  SELECT word FROM pairs_of(p.name) w (word)
  UNION
  SELECT word FROM unnest(d.languages) l (language), parts_of(l.language) w (word)
) w
WHERE p.user_type IN ('user', 'pandit', 'acharya') AND p.deleted_at IS NULL;

-- a word of an address alone is looked for among people, and not among bookings
ALTER TABLE known_words ADD COLUMN in_name boolean NOT NULL DEFAULT false;
DELETE FROM known_words;
INSERT INTO known_words (word, in_name)
SELECT word, bool_or(in_name) FROM (
  SELECT word, false AS in_name FROM person_words WHERE word NOT LIKE '% %'
  UNION ALL
  SELECT w.word, true FROM people p CROSS JOIN LATERAL parts_of(p.name) w (word)
  WHERE p.user_type IN ('user', 'pandit', 'acharya') AND p.deleted_at IS NULL
) w GROUP BY word;

-- each pair anybody has or had, as it may be typed: either word first
CREATE TABLE known_pairs (
  typed text COLLATE "C" CONSTRAINT known_pairs_pkey PRIMARY KEY,
  -- as person_words has it
  word text COLLATE "C" NOT NULL
);
INSERT INTO known_pairs (typed, word)
SELECT DISTINCT either.typed, w.word FROM (SELECT DISTINCT word FROM person_words WHERE word LIKE '% %') w
CROSS JOIN LATERAL (VALUES (w.word), (split_part(w.word, ' ', 2) || ' ' || split_part(w.word, ' ', 1))) either (typed);
CREATE INDEX known_pairs_holding ON known_pairs USING gin (typed gin_trgm_ops);
