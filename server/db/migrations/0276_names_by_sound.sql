-- How a pandit's name sounds, in whichever script and spelling it is typed (`domain/search/heard.ts` makes it; SQL cannot). Null until
-- it was made: of rows from before, and of those that an older process writes.
ALTER TABLE pandits ADD COLUMN IF NOT EXISTS name_key text;
