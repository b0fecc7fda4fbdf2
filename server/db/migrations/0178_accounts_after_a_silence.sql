-- When the office made sure that an account is still in the hands of who made it: after a year of silence a code to its phone alone shows
-- no more who that is.
ALTER TABLE people ADD COLUMN known_at timestamptz;
