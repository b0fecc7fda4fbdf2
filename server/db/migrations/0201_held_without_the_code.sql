-- Why a pandit says that a puja was held which never began by the family's code: it was forgotten, or the family had none at hand.
ALTER TABLE bookings ADD COLUMN without_code text
  CONSTRAINT bookings_without_code_check CHECK (without_code IN ('forgot', 'none'));
