-- How far a message came (docs/decisions/0110-words-between-them.md): it waits until `done_at`; then it was sent, or given up where
-- `last_error` says why. What was given up stands on the office's list until somebody has called.
ALTER TABLE booking_outbox ADD COLUMN IF NOT EXISTS called_at timestamptz;
ALTER TABLE booking_outbox ADD COLUMN IF NOT EXISTS called_by uuid;
