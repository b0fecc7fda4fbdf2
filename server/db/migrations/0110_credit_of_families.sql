-- Outside a transaction.
-- What a family is given when its pandit withdraws late, and uses for its next advance (server/ledger/credit.ts). A statement of
-- account: its sum is what is left. `used` is written when an advance is asked for, `back` where that came to nothing.
CREATE TABLE IF NOT EXISTS customer_credits (
  customer_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT customer_credits_kind_check CHECK (kind IN ('given', 'used', 'back')),
  amount_paise bigint NOT NULL CONSTRAINT customer_credits_amount_check CHECK ((amount_paise < 0) = (kind = 'used')),
  at timestamptz NOT NULL,
  CONSTRAINT customer_credits_pkey PRIMARY KEY (customer_id, booking_id, kind)
);

-- The part of the advance that credit covers; the family pays the rest of it.
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS credit_paise bigint NOT NULL DEFAULT 0
  CONSTRAINT bookings_credit_check CHECK (credit_paise = 0 OR credit_paise BETWEEN 1 AND advance_paise - 100);
-- What the family was given because this pandit withdrew.
ALTER TABLE bookings ADD COLUMN IF NOT EXISTS credit_given_paise bigint NOT NULL DEFAULT 0
  CONSTRAINT bookings_credit_given_check CHECK (credit_given_paise >= 0);

ALTER TABLE ledger
  DROP CONSTRAINT IF EXISTS ledger_kind_check,
  DROP CONSTRAINT IF EXISTS ledger_debit_check,
  ADD CONSTRAINT ledger_debit_check
    CHECK (debit IN ('gateway', 'held', 'pandit', 'commission', 'paid_out', 'credit')) NOT VALID,
  DROP CONSTRAINT IF EXISTS ledger_credit_check,
  ADD CONSTRAINT ledger_credit_check
    CHECK (credit IN ('gateway', 'held', 'pandit', 'commission', 'paid_out', 'credit')) NOT VALID,
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
    OR (kind = 'credit_back' AND debit = 'held' AND credit = 'credit')) NOT VALID;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_debit_check;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_credit_check;
ALTER TABLE ledger VALIDATE CONSTRAINT ledger_transfer_check;
