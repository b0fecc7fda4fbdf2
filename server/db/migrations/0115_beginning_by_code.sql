-- A puja begins with the family's start code (domain/booking.ts, `begin`). Wrong five times it waits.
ALTER TABLE bookings
  ADD COLUMN IF NOT EXISTS start_code text CONSTRAINT bookings_start_code_check CHECK (start_code ~ '^\d{4}$'),
  ADD COLUMN IF NOT EXISTS code_tries smallint NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS code_again_at timestamptz,
  ADD COLUMN IF NOT EXISTS begun_at timestamptz;
UPDATE bookings SET start_code = lpad(floor(random() * 10000)::text, 4, '0')
WHERE status = 'confirmedbypandit' AND start_code IS NULL;
