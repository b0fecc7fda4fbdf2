-- Whether the day that a family's day was found by lay in an extra month (Malamasa); null where it was found by no day.
ALTER TABLE family_days ADD COLUMN adhika boolean;
