-- What a search through messages looks at is written down once, in small letters (docs/decisions/0040-lists-at-scale.md).
ALTER TABLE contact_messages ADD COLUMN said text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  lower((name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || message) COLLATE "C")) STORED;
DROP INDEX contact_messages_search;
CREATE INDEX contact_messages_search ON contact_messages USING gin (said gin_trgm_ops);
