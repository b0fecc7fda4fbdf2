-- Outside a transaction.
-- Who writes by the contact form follows it by a number, of the series of cases; whoever was signed in finds it among their tickets. Older
-- processes write neither.
ALTER TABLE contact_messages ADD COLUMN IF NOT EXISTS number text;
ALTER TABLE contact_messages ADD COLUMN IF NOT EXISTS person_id uuid CONSTRAINT contact_messages_writer_fkey REFERENCES people (id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS contact_messages_by_number ON contact_messages (number) WHERE number IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS contact_messages_by_writer ON contact_messages (person_id, id DESC) WHERE person_id IS NOT NULL;
