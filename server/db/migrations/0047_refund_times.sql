-- When a refund was sent and when it had arrived, and the number by which the customer's bank knows it. Rows of before,
-- and of a process that does not know these yet, have the time of their last news in updated_at alone.
ALTER TABLE refunds ADD COLUMN sent_at timestamptz;
ALTER TABLE refunds ADD COLUMN processed_at timestamptz;
ALTER TABLE refunds ADD COLUMN bank_reference text;
