-- Outside a transaction.
-- What the family pays beside the advance, after the puja: by a second order through the same door, or past us, of which each side says
-- how much it was (docs/decisions/0107-the-rest-of-the-dakshina.md). Orders, payments, refunds and what a pandit earned by them say
-- which of the two they are; a process of the version before knows the advance alone.
ALTER TABLE payment_orders ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'advance'
  CONSTRAINT payment_orders_purpose_check CHECK (purpose IN ('advance', 'rest'));
ALTER TABLE payments ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'advance'
  CONSTRAINT payments_purpose_check CHECK (purpose IN ('advance', 'rest'));
ALTER TABLE refunds ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'advance'
  CONSTRAINT refunds_purpose_check CHECK (purpose IN ('advance', 'rest'));
ALTER TABLE earnings_due ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'advance'
  CONSTRAINT earnings_due_purpose_check CHECK (purpose IN ('advance', 'rest'));
ALTER TABLE earning_numbers ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'advance'
  CONSTRAINT earning_numbers_purpose_check CHECK (purpose IN ('advance', 'rest'));
ALTER TABLE payouts ADD COLUMN IF NOT EXISTS purpose text NOT NULL DEFAULT 'advance'
  CONSTRAINT payouts_purpose_check CHECK (purpose IN ('advance', 'rest'));

-- what was one a booking is one a booking and purpose
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS payments_one_per_purpose ON payments (pandit_id, booking_id, purpose) WHERE applied;
DROP INDEX CONCURRENTLY IF EXISTS payments_one_per_booking;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS earnings_due_each ON earnings_due (pandit_id, booking_id, purpose);
ALTER TABLE earnings_due DROP CONSTRAINT IF EXISTS earnings_due_pkey,
  ADD CONSTRAINT earnings_due_pkey PRIMARY KEY USING INDEX earnings_due_each;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS earning_numbers_each ON earning_numbers (pandit_id, booking_id, purpose);
ALTER TABLE earning_numbers DROP CONSTRAINT IF EXISTS earning_numbers_once,
  ADD CONSTRAINT earning_numbers_once UNIQUE USING INDEX earning_numbers_each;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS payouts_each ON payouts (pandit_id, booking_id, purpose);
ALTER TABLE payouts DROP CONSTRAINT IF EXISTS payouts_once,
  ADD CONSTRAINT payouts_once UNIQUE USING INDEX payouts_each;
-- one press of the office can be two refunds, where it takes something of both
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refunds_once_asked_of_each ON refunds (pandit_id, booking_id, ask_key, purpose)
  WHERE ask_key IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS refunds_once_asked;

-- what of the rest was paid by our checkout, and what each side says was given past us; kept by the booking's steps
ALTER TABLE bookings
  ADD COLUMN IF NOT EXISTS rest_paid_paise bigint NOT NULL DEFAULT 0
    CONSTRAINT bookings_rest_paid_check CHECK (rest_paid_paise >= 0),
  ADD COLUMN IF NOT EXISTS rest_given_paise bigint CONSTRAINT bookings_rest_given_check CHECK (rest_given_paise >= 0),
  ADD COLUMN IF NOT EXISTS rest_received_paise bigint CONSTRAINT bookings_rest_received_check CHECK (rest_received_paise >= 0),
  ADD COLUMN IF NOT EXISTS rest_differs boolean NOT NULL DEFAULT false;
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_rest_differs ON bookings (pandit_id, id) WHERE rest_differs;

-- An account of its own: what is held of the rest is never taken for the advance.
ALTER TABLE ledger
  DROP CONSTRAINT IF EXISTS ledger_debit_check,
  ADD CONSTRAINT ledger_debit_check
    CHECK (debit IN ('gateway', 'held', 'rest', 'pandit', 'commission', 'paid_out', 'credit')) NOT VALID,
  DROP CONSTRAINT IF EXISTS ledger_credit_check,
  ADD CONSTRAINT ledger_credit_check
    CHECK (credit IN ('gateway', 'held', 'rest', 'pandit', 'commission', 'paid_out', 'credit')) NOT VALID,
  DROP CONSTRAINT IF EXISTS ledger_transfer_check,
  ADD CONSTRAINT ledger_transfer_check CHECK (
    (kind = 'capture' AND debit = 'gateway' AND credit = 'held')
    OR (kind = 'refund' AND debit = 'held' AND credit = 'gateway')
    OR (kind = 'earning' AND debit = 'held' AND credit = 'pandit')
    OR (kind = 'commission' AND debit = 'held' AND credit = 'commission')
    OR (kind = 'payout' AND debit = 'pandit' AND credit = 'paid_out')
    OR (kind = 'earning_back' AND debit = 'pandit' AND credit = 'held')
    OR (kind = 'commission_back' AND debit = 'commission' AND credit = 'held')
    OR (kind = 'credit_given' AND debit = 'commission' AND credit = 'credit')
    OR (kind = 'credit_used' AND debit = 'credit' AND credit = 'held')
    OR (kind = 'credit_back' AND debit = 'held' AND credit = 'credit')
    OR (kind = 'rest_capture' AND debit = 'gateway' AND credit = 'rest')
    OR (kind = 'rest_refund' AND debit = 'rest' AND credit = 'gateway')
    OR (kind = 'rest_earning' AND debit = 'rest' AND credit = 'pandit')
    OR (kind = 'rest_earning_back' AND debit = 'pandit' AND credit = 'rest')
    OR (kind = 'rest_commission_back' AND debit = 'commission' AND credit = 'rest')) NOT VALID;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_debit_check;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_credit_check;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_transfer_check;
