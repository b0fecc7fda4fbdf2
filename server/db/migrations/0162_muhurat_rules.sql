-- By which rules a ritual may begin (domain/almanac/muhurat/rule.ts). A version is never changed, but for who confirmed it; a ritual
-- without one goes by what rituals begin with.
CREATE TABLE muhurat_rules (
  ritual_id uuid NOT NULL,
  version integer NOT NULL CONSTRAINT muhurat_rules_version_check CHECK (version > 0),
  rules jsonb NOT NULL,
  written_by uuid,
  written_at timestamptz NOT NULL,
  confirmed_by uuid,
  confirmed_at timestamptz,
  CONSTRAINT muhurat_rules_pkey PRIMARY KEY (ritual_id, version),
  CONSTRAINT muhurat_rules_confirmed_check CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL))
);
