-- What a person does not want to be told (docs/decisions/0110-words-between-them.md); who has said nothing is told everything.
CREATE TABLE IF NOT EXISTS notice_wishes (
  person_id uuid NOT NULL CONSTRAINT notice_wishes_person_fkey REFERENCES people (id),
  kind text NOT NULL CONSTRAINT notice_wishes_kind_check CHECK (kind IN ('reminders', 'letters')),
  at timestamptz NOT NULL,
  CONSTRAINT notice_wishes_pkey PRIMARY KEY (person_id, kind)
);
