-- Pandits a family keeps in its list (docs/decisions/0110-words-between-them.md).
CREATE TABLE IF NOT EXISTS kept_pandits (
  customer_id uuid NOT NULL CONSTRAINT kept_pandits_customer_fkey REFERENCES people (id),
  pandit_id uuid NOT NULL CONSTRAINT kept_pandits_pandit_fkey REFERENCES people (id),
  at timestamptz NOT NULL,
  CONSTRAINT kept_pandits_pkey PRIMARY KEY (customer_id, pandit_id)
);
