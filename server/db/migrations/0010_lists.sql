-- The office's lists stay quick with a million people (docs/decisions/0040-lists-at-scale.md): each walks an index in its
-- own order, and what is left out of a list is left out of its index.
CREATE INDEX people_users_newest ON people (created_at DESC, id DESC)
  WHERE user_type = 'user' AND deleted_at IS NULL;
CREATE INDEX people_users_by_name ON people (lower(name), id)
  WHERE user_type = 'user' AND deleted_at IS NULL;
CREATE INDEX people_users_by_status ON people (status, created_at DESC, id DESC)
  WHERE user_type = 'user' AND deleted_at IS NULL;
CREATE INDEX people_priests_newest ON people (created_at DESC, id DESC)
  WHERE user_type IN ('pandit', 'acharya') AND deleted_at IS NULL;
CREATE INDEX people_priests_by_name ON people (lower(name), id)
  WHERE user_type IN ('pandit', 'acharya') AND deleted_at IS NULL;
CREATE INDEX people_priests_by_status ON people (status, created_at DESC, id DESC)
  WHERE user_type IN ('pandit', 'acharya') AND deleted_at IS NULL;
CREATE INDEX people_priests_by_status_and_name ON people (status, lower(name), id)
  WHERE user_type IN ('pandit', 'acharya') AND deleted_at IS NULL;
-- found by a language of theirs
CREATE INDEX pandits_languages ON pandits USING gin (languages);
-- newest first, in one direction with the key of the row
CREATE INDEX payouts_id ON payouts (id);
