-- One more thing a pandit can say of a family, in reviews of before said by nobody (docs/decisions/0105-reviews.md).
ALTER TABLE reviews ADD COLUMN IF NOT EXISTS easy_to_find boolean;
