-- A picture nobody uses is marked first, then taken out of the store, then forgotten here: whatever breaks off in between
-- is found again, and no photo of a person stays behind in a store that did not answer.
ALTER TABLE uploads ADD COLUMN leaving_at timestamptz;
