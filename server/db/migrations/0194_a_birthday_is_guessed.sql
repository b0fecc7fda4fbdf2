-- A date of birth is one of some 20,000: wrong answers of whoever has a silent account's phone are counted for a month
-- (docs/decisions/0120-whose-code-it-is.md), and a proof of the phone is used up by the third.
ALTER TABLE people
  ADD COLUMN known_wrong integer NOT NULL DEFAULT 0,
  ADD COLUMN known_wrong_at timestamptz;
ALTER TABLE phone_proofs ADD COLUMN wrong_answers integer NOT NULL DEFAULT 0;
