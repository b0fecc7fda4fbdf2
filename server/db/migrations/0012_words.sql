-- What the office's searches for a name look through (docs/decisions/0040-lists-at-scale.md): a word's people stand in the
-- order of the list already, newest first and by name, however many have it.

-- The words of a name, and the runs of letters in an e-mail's own part: in small letters, parted by ASCII signs and spaces.
CREATE FUNCTION words_of(name text, email text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT word FROM string_to_table(translate(lower(name), E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r', rpad('', 35)), ' ') word
  WHERE word <> ''
  UNION
  SELECT word FROM regexp_split_to_table(lower(split_part(email, '@', 1)), '[^a-z]+') word
  WHERE length(word) >= 3;
END;

CREATE TABLE person_words (
  -- the list they stand in: families, or pandits and acharyas
  kind text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  registered_at timestamptz NOT NULL,
  person_id uuid NOT NULL,
  -- of the person, in small letters, as the list is sorted
  name text COLLATE "C" NOT NULL
);
-- filled before it has its indexes, which takes a fraction of the time
INSERT INTO person_words (kind, word, registered_at, person_id, name)
SELECT CASE p.user_type WHEN 'user' THEN 'user' ELSE 'pandit' END, w.word, p.created_at, p.id, lower(p.name)
FROM people p CROSS JOIN LATERAL words_of(p.name, p.email) w (word)
WHERE p.user_type IN ('user', 'pandit', 'acharya') AND p.deleted_at IS NULL;
CREATE UNIQUE INDEX person_words_pkey ON person_words (kind, word, registered_at, person_id) INCLUDE (name);
ALTER TABLE person_words
  ADD CONSTRAINT person_words_pkey PRIMARY KEY USING INDEX person_words_pkey,
  ADD CONSTRAINT person_words_kind_check CHECK (kind IN ('user', 'pandit')),
  ADD CONSTRAINT person_words_person_fkey FOREIGN KEY (person_id) REFERENCES people (id);
CREATE INDEX person_words_by_name ON person_words (kind, word, name, person_id) INCLUDE (registered_at);
CREATE INDEX person_words_by_person ON person_words (person_id);

-- each word anybody has or had; a part of a word finds the words it stands in
CREATE TABLE known_words (
  word text COLLATE "C" CONSTRAINT known_words_pkey PRIMARY KEY
);
INSERT INTO known_words SELECT DISTINCT word FROM person_words;
CREATE INDEX known_words_holding ON known_words USING gin (word gin_trgm_ops);
