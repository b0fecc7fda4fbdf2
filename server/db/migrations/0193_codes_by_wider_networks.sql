-- Outside a transaction.
-- Whoever has an IPv6 connection of a firm or a data centre has 65,536 networks of the size we count by (/64) in one of the next size (/48):
-- codes are counted by both (docs/decisions/0121-the-days-codes.md). Null in rows of older processes, which are gone after a day.
ALTER TABLE one_time_codes ADD COLUMN IF NOT EXISTS wide_hash bytea;
CREATE INDEX CONCURRENTLY IF NOT EXISTS one_time_codes_by_wide ON one_time_codes (wide_hash, sent_at);
