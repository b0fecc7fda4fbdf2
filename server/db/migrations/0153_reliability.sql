-- How a pandit keeps to their word, by the month in India of the step that decides it (docs/decisions/0111-recommended.md): requests that
-- came to an answer or ran out, those answered within a day; promised pujas that were held or withdrawn, those held. Kept by the
-- transaction of the step; `npm run figures` makes them anew, also of bookings from before.
CREATE TABLE pandit_reliability (
  pandit_id uuid NOT NULL,
  month date NOT NULL,
  asked integer NOT NULL,
  answered integer NOT NULL CONSTRAINT pandit_reliability_answered_check CHECK (answered BETWEEN 0 AND asked),
  promised integer NOT NULL,
  kept integer NOT NULL CONSTRAINT pandit_reliability_kept_check CHECK (kept BETWEEN 0 AND promised),
  CONSTRAINT pandit_reliability_pkey PRIMARY KEY (pandit_id, month)
);
