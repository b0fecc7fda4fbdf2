-- Outside a transaction.
-- What a booking's state says stands in its row: until when it lasts, that an advance was asked for, and that it was paid. Rows
-- somebody wrote by hand are mended first; each statement can be run again.

UPDATE bookings SET due_at = upper(period) + CASE status WHEN 'confirmedbypandit' THEN interval '24 hours' ELSE interval '0' END
WHERE due_at IS NULL AND status NOT IN ('completed', 'rejected', 'cancelled', 'expired');

UPDATE bookings b SET paid_at = p.captured_at, advance_paise = coalesce(b.advance_paise, p.amount_paise)
FROM payments p
WHERE p.pandit_id = b.pandit_id AND p.booking_id = b.id AND p.applied
  AND (b.paid_at IS NULL OR b.advance_paise IS NULL);

ALTER TABLE bookings
  DROP CONSTRAINT IF EXISTS bookings_due_check,
  ADD CONSTRAINT bookings_due_check CHECK (
    due_at IS NOT NULL OR status IN ('completed', 'rejected', 'cancelled', 'expired')) NOT VALID,
  DROP CONSTRAINT IF EXISTS bookings_asked_check,
  ADD CONSTRAINT bookings_asked_check CHECK (
    advance_paise IS NOT NULL OR (paid_at IS NULL AND status NOT IN ('advancepaymentrequested'))) NOT VALID,
  DROP CONSTRAINT IF EXISTS bookings_paid_check,
  ADD CONSTRAINT bookings_paid_check CHECK (
    paid_at IS NOT NULL OR status NOT IN ('advancepaymentdone')) NOT VALID;
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_due_check;
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_asked_check;
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_paid_check;

-- Which way money of each kind goes (docs/decisions/0011-ledger.md).
ALTER TABLE ledger
  DROP CONSTRAINT IF EXISTS ledger_transfer_check,
  ADD CONSTRAINT ledger_transfer_check CHECK (
    (kind = 'capture' AND debit = 'gateway' AND credit = 'held')
    OR (kind = 'refund' AND debit = 'held' AND credit = 'gateway')
    OR (kind = 'earning' AND debit = 'held' AND credit = 'pandit')
    OR (kind = 'commission' AND debit = 'held' AND credit = 'commission')
    OR (kind = 'payout' AND debit = 'pandit' AND credit = 'paid_out')
    OR (kind = 'earning_back' AND debit = 'pandit' AND credit = 'held')
    OR (kind = 'commission_back' AND debit = 'commission' AND credit = 'held')) NOT VALID;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_transfer_check;
