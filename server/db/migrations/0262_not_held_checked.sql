ALTER TABLE cases VALIDATE CONSTRAINT cases_kind_check;
ALTER TABLE cases VALIDATE CONSTRAINT cases_remedy_check;
