-- A family says that a puja was not held, whatever its pandit says; and a decision says whether it was held or can still be.
ALTER TABLE cases DROP CONSTRAINT IF EXISTS cases_kind_check;
ALTER TABLE cases ADD CONSTRAINT cases_kind_check
  CHECK (kind IN ('absence', 'notHeld', 'overcharge', 'dispute', 'complaint', 'report', 'difference', 'appeal')) NOT VALID;
ALTER TABLE cases DROP CONSTRAINT IF EXISTS cases_remedy_check;
ALTER TABLE cases ADD CONSTRAINT cases_remedy_check
  CHECK (remedy IN ('refundAll', 'refundPart', 'payPandit', 'goesOn', 'ends', 'waive', 'lift', 'nothing')) NOT VALID;
