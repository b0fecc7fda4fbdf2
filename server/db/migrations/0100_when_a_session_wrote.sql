-- Until when a sign-in has changed something: a replica that is not as far does not answer its reads
-- (docs/decisions/0100-reading-replica.md).
ALTER TABLE sessions ADD COLUMN wrote_at timestamptz;
