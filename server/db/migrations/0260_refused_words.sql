-- Words that no review may carry, which the office added (docs/decisions/0125-reports-of-reviews.md).
CREATE TABLE IF NOT EXISTS refused_words (
  -- as words are compared (domain/words/insults.ts): who changes that changes these
  compared text CONSTRAINT refused_words_pkey PRIMARY KEY,
  word text NOT NULL,
  language text NOT NULL,
  by_id uuid NOT NULL CONSTRAINT refused_words_by_fkey REFERENCES people (id),
  at timestamptz NOT NULL
);
