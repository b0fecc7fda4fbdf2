-- A refused training waits for the office from the answer on.
ALTER TABLE pandits ADD COLUMN training_answered_at timestamptz;
