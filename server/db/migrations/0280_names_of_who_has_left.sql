-- Outside a transaction.
-- Whom an older process erased beside names in two more scripts, which it does not know: nobody's, as a rule.
CREATE INDEX CONCURRENTLY IF NOT EXISTS people_erased_with_names ON people (id)
  WHERE deleted_at IS NOT NULL AND (name_odia IS NOT NULL OR name_devanagari IS NOT NULL);
