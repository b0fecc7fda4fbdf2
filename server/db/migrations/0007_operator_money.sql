-- What an operator does with money: refunds asked for by a person, and payouts (docs/decisions/0031-operator-refunds.md).

-- Who asked for a refund, and the key of the press that asked: null where a step of the booking or the product itself did.
ALTER TABLE refunds ADD COLUMN asked_by uuid CONSTRAINT refunds_asker_fkey REFERENCES people (id);
ALTER TABLE refunds ADD COLUMN ask_key uuid;
ALTER TABLE refunds ADD CONSTRAINT refunds_asked_check CHECK ((asked_by IS NULL) = (ask_key IS NULL));
CREATE UNIQUE INDEX refunds_once_asked ON refunds (pandit_id, booking_id, ask_key) WHERE ask_key IS NOT NULL;

-- A refund after the puja first takes its money back from those it was settled with.
ALTER TABLE ledger DROP CONSTRAINT ledger_kind_check;
ALTER TABLE ledger ADD CONSTRAINT ledger_kind_check CHECK (kind IN (
  'capture', 'refund', 'earning', 'commission', 'payout', 'earning_back', 'commission_back'));
-- sums by kind are read from this alone
CREATE INDEX ledger_sums ON ledger (kind, debit, credit) INCLUDE (amount_paise);

-- What is owed to pandits and not paid out, by booking: the list an operator works off. Kept by `server/ledger` in the
-- transaction of each transfer; a payout takes its row away. The ledger stays the truth.
CREATE TABLE earnings_due (
  pandit_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  amount_paise bigint NOT NULL CONSTRAINT earnings_due_amount_check CHECK (amount_paise > 0),
  since timestamptz NOT NULL,
  CONSTRAINT earnings_due_pkey PRIMARY KEY (pandit_id, booking_id),
  CONSTRAINT earnings_due_booking_fkey FOREIGN KEY (pandit_id, booking_id) REFERENCES bookings (pandit_id, id)
);
CREATE INDEX earnings_due_oldest ON earnings_due (since, booking_id);
INSERT INTO earnings_due (pandit_id, booking_id, amount_paise, since)
SELECT l.pandit_id, l.booking_id, l.amount_paise, l.at FROM ledger l
WHERE l.kind = 'earning'
  AND NOT EXISTS (SELECT 1 FROM payouts o WHERE o.pandit_id = l.pandit_id AND o.booking_id = l.booking_id);

-- The operator's lists, newest first, and what needs a person.
CREATE INDEX payments_id ON payments (id);
CREATE INDEX payments_unmatched ON payments (id) WHERE NOT applied;
CREATE INDEX refunds_id ON refunds (id);
CREATE INDEX refunds_failed ON refunds (id) WHERE status = 'failed';
CREATE INDEX refunds_at_provider ON refunds (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
