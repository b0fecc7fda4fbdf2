-- Whether the family itself said that others are asked or not. Where it said nothing nobody is asked, and its page has nothing ticked.
ALTER TABLE booking_asks ADD COLUMN consent_said boolean NOT NULL DEFAULT true;
