-- What of an advance goes back because the pandit who holds the puja instead asks less in all: the booking stands on the rest of it.
ALTER TABLE refunds ADD COLUMN beyond_price boolean NOT NULL DEFAULT false;
