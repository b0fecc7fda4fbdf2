-- News that ask nothing of anybody can be left out, too (docs/decisions/0110-words-between-them.md).
ALTER TABLE notice_wishes DROP CONSTRAINT IF EXISTS notice_wishes_kind_check;
ALTER TABLE notice_wishes ADD CONSTRAINT notice_wishes_kind_check
  CHECK (kind IN ('reminders', 'letters', 'progress')) NOT VALID;
ALTER TABLE notice_wishes VALIDATE CONSTRAINT notice_wishes_kind_check;
