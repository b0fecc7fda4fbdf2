-- Where a person's almanac is asked for, and which one their family follows; null is ours, the computed one.
CREATE TABLE IF NOT EXISTS almanac_choices (
  person_id uuid NOT NULL CONSTRAINT almanac_choices_person_fkey REFERENCES people (id),
  district text NOT NULL,
  panji text,
  at timestamptz NOT NULL,
  CONSTRAINT almanac_choices_pkey PRIMARY KEY (person_id)
);
