-- What the two of a booking write to each other (docs/decisions/0110-words-between-them.md).
CREATE TABLE IF NOT EXISTS booking_threads (
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  -- up to which letter each has read
  customer_read uuid,
  pandit_read uuid,
  -- who takes no more letters
  customer_blocked_at timestamptz,
  pandit_blocked_at timestamptz,
  CONSTRAINT booking_threads_pkey PRIMARY KEY (pandit_id, booking_id),
  CONSTRAINT booking_threads_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE TABLE IF NOT EXISTS booking_letters (
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  id uuid NOT NULL,
  side text NOT NULL CONSTRAINT booking_letters_side_check CHECK (side IN ('customer', 'pandit')),
  words text CONSTRAINT booking_letters_words_check CHECK (char_length(words) <= 1100),
  photo text,
  masked boolean NOT NULL DEFAULT false,
  key uuid NOT NULL,
  at timestamptz NOT NULL,
  -- by the database's clock: live pages ask what came since
  recorded_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT booking_letters_pkey PRIMARY KEY (pandit_id, booking_id, id),
  CONSTRAINT booking_letters_once UNIQUE (pandit_id, booking_id, side, key),
  CONSTRAINT booking_letters_thread_fkey FOREIGN KEY (pandit_id, booking_id)
    REFERENCES booking_threads (pandit_id, booking_id)
);
CREATE INDEX IF NOT EXISTS booking_letters_by_time ON booking_letters (at);
CREATE INDEX IF NOT EXISTS booking_letters_recorded ON booking_letters (recorded_at);
CREATE INDEX IF NOT EXISTS booking_letters_photos ON booking_letters (photo) WHERE photo IS NOT NULL;

CREATE TABLE IF NOT EXISTS letter_reports (
  pandit_id uuid NOT NULL,
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  -- null where the whole thread is meant
  letter_id uuid,
  side text NOT NULL CONSTRAINT letter_reports_side_check CHECK (side IN ('customer', 'pandit')),
  reason text,
  at timestamptz NOT NULL,
  CONSTRAINT letter_reports_pkey PRIMARY KEY (pandit_id, id),
  CONSTRAINT letter_reports_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX IF NOT EXISTS letter_reports_by_booking ON letter_reports (pandit_id, booking_id);

ALTER TABLE uploads DROP CONSTRAINT IF EXISTS uploads_kind_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_kind_check CHECK (kind IN ('ritual', 'profile', 'case', 'letter')) NOT VALID;
ALTER TABLE uploads VALIDATE CONSTRAINT uploads_kind_check;
