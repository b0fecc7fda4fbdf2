-- What is said against a review, and what the office makes of it (docs/decisions/0125-reports-of-reviews.md).
ALTER TABLE reviews
  -- the office has taken it out of sight, by a rule; whoever wrote it reads which
  ADD COLUMN IF NOT EXISTS hidden_at timestamptz,
  ADD COLUMN IF NOT EXISTS hidden_rule text
    CONSTRAINT reviews_hidden_check CHECK ((hidden_at IS NULL) = (hidden_rule IS NULL));
CREATE TABLE IF NOT EXISTS review_reports (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  review_id uuid NOT NULL,
  why text NOT NULL,
  words text,
  -- who said it; a visitor is known by their network alone
  by_id uuid CONSTRAINT review_reports_by_fkey REFERENCES people (id),
  network bytea,
  at timestamptz NOT NULL,
  CONSTRAINT review_reports_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT review_reports_review_fkey FOREIGN KEY (pandit_id, review_id) REFERENCES reviews (pandit_id, id)
);
CREATE UNIQUE INDEX IF NOT EXISTS review_reports_one_each ON review_reports (pandit_id, review_id, by_id) WHERE by_id IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS review_reports_one_a_network ON review_reports (pandit_id, review_id, network) WHERE by_id IS NULL;
CREATE INDEX IF NOT EXISTS review_reports_by_person ON review_reports (by_id, at) WHERE by_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS review_reports_by_network ON review_reports (network, at) WHERE by_id IS NULL;
CREATE INDEX IF NOT EXISTS review_reports_by_time ON review_reports (at);
-- Reviews somebody of the office looks at: reported, or one of several bad ones of a pandit within a day. Looked at, one comes back when it
-- is reported again.
CREATE TABLE IF NOT EXISTS reviews_to_look_at (
  pandit_id uuid NOT NULL,
  review_id uuid NOT NULL,
  bad_day boolean NOT NULL DEFAULT false,
  last_at timestamptz NOT NULL,
  looked_at timestamptz,
  looked_by uuid CONSTRAINT reviews_to_look_at_by_fkey REFERENCES people (id),
  note text,
  CONSTRAINT reviews_to_look_at_pkey PRIMARY KEY (pandit_id, review_id),
  CONSTRAINT reviews_to_look_at_review_fkey FOREIGN KEY (pandit_id, review_id) REFERENCES reviews (pandit_id, id),
  CONSTRAINT reviews_to_look_at_looked_check CHECK ((looked_at IS NULL) = (looked_by IS NULL))
);
CREATE INDEX IF NOT EXISTS reviews_to_look_at_open ON reviews_to_look_at (last_at, review_id) WHERE looked_at IS NULL OR looked_at < last_at;
