-- The office finds a pandit by a language as by a name (docs/decisions/0040-lists-at-scale.md).
INSERT INTO person_words (kind, word, registered_at, person_id, name)
SELECT DISTINCT 'pandit', w.word, p.created_at, p.id, lower(p.name)
FROM people p
JOIN pandits d ON d.pandit_id = p.id
CROSS JOIN LATERAL unnest(d.languages) l (language)
CROSS JOIN LATERAL words_of(l.language, NULL) w (word)
WHERE p.user_type IN ('pandit', 'acharya') AND p.deleted_at IS NULL
ON CONFLICT DO NOTHING;
INSERT INTO known_words SELECT DISTINCT word FROM person_words ON CONFLICT DO NOTHING;
DROP INDEX pandits_languages;
