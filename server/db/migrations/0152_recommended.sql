-- Outside a transaction.
-- The search by rating (docs/decisions/0111-recommended.md): what a pandit is rated, in tenths of a star, stands in each row of theirs.
-- Rows of before have none until the round comes by, or `npm run search:rebuild`.
ALTER TABLE search_offers ADD COLUMN IF NOT EXISTS rank smallint NOT NULL DEFAULT 0;
CREATE INDEX CONCURRENTLY IF NOT EXISTS search_offers_by_rank ON search_offers (ritual_id, district, rank, pandit_id)
  INCLUDE (price_paise, experience_years, free_a, free_b, open_a, open_b, blocks, traits);
