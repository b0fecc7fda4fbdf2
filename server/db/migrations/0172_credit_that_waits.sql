-- Outside a transaction.
-- Credit for a withdrawal that is not given by itself, because the two had it before or the pandit withdraws often: it waits for the
-- office (docs/decisions/0118-credit-and-ratings-are-no-gift.md). What is given by itself stands in the ledger alone.
CREATE TABLE IF NOT EXISTS credits_waiting (
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT credits_waiting_amount_check CHECK (amount_paise > 0),
  -- names of `creditDoubts` in domain/booking/credit.ts
  why text[] NOT NULL,
  state text NOT NULL DEFAULT 'waits' CONSTRAINT credits_waiting_state_check CHECK (state IN ('waits', 'given', 'refused')),
  at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid CONSTRAINT credits_waiting_decider_fkey REFERENCES people (id),
  reason text,
  CONSTRAINT credits_waiting_pkey PRIMARY KEY (pandit_id, booking_id),
  CONSTRAINT credits_waiting_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id),
  CONSTRAINT credits_waiting_decided_check
    CHECK ((state = 'waits') = (decided_at IS NULL) AND (state = 'waits') = (decided_by IS NULL) AND (state = 'waits') = (reason IS NULL))
);
CREATE INDEX IF NOT EXISTS credits_waiting_oldest ON credits_waiting (at, booking_id) WHERE state = 'waits';
CREATE INDEX IF NOT EXISTS credits_waiting_by_customer ON credits_waiting (customer_id, at);

-- What a pandit still bears of credit that families were given, where the booking's promise says so: taken off what is earned next.
CREATE TABLE IF NOT EXISTS pandit_charges (
  pandit_id uuid NOT NULL CONSTRAINT pandit_charges_pandit_fkey REFERENCES pandits (pandit_id),
  booking_id uuid NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT pandit_charges_amount_check CHECK (amount_paise > 0),
  left_paise bigint NOT NULL CONSTRAINT pandit_charges_left_check CHECK (left_paise BETWEEN 0 AND amount_paise),
  at timestamptz NOT NULL,
  CONSTRAINT pandit_charges_pkey PRIMARY KEY (pandit_id, booking_id)
);

-- How often pandits withdrew lately: on the office's board, and beside credit that waits.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_events_withdrawals ON booking_events (at) INCLUDE (pandit_id, booking_id)
  WHERE action = 'withdraw';

ALTER TABLE ledger
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
    OR (kind = 'rest_commission_back' AND debit = 'commission' AND credit = 'rest')
    OR (kind = 'earning_charge' AND debit = 'pandit' AND credit = 'commission')
    OR (kind = 'rest_earning_charge' AND debit = 'pandit' AND credit = 'commission')) NOT VALID;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_transfer_check;
