-- Outside a transaction.
-- Families and pandits name the number in their bank's statement; the office finds the booking by that.
CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds_by_bank_reference ON refunds (bank_reference) WHERE bank_reference IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS payouts_by_reference ON payouts (reference) WHERE reference IS NOT NULL;
