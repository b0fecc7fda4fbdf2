-- What decides how a pandit keeps to their word, beside the steps (docs/decisions/0111-recommended.md).
ALTER TABLE bookings
  -- when the pandit first proposed another time for a request: that is an answer
  ADD COLUMN IF NOT EXISTS proposed_at timestamptz,
  -- when the office found, in a case, that the pandit had not come
  ADD COLUMN IF NOT EXISTS absent_at timestamptz;
UPDATE bookings b SET proposed_at = p.at
FROM (
  SELECT pandit_id, booking_id, min(at) AS at FROM booking_events
  WHERE action = 'propose' AND actor = 'pandit' AND from_status = 'pendingwithpandit' GROUP BY pandit_id, booking_id) p
WHERE b.pandit_id = p.pandit_id AND b.id = p.booking_id AND b.proposed_at IS NULL;
UPDATE bookings b SET absent_at = c.at
FROM (
  SELECT c.pandit_id, c.booking_id, min(c.closed_at) AS at FROM cases c
  WHERE c.kind = 'absence' AND c.opened_by = 'customer' AND c.closed_at IS NOT NULL
    AND (c.remedy IN ('refundAll', 'refundPart') OR c.measure IN ('warn', 'pause'))
    AND NOT EXISTS (
      SELECT FROM cases a WHERE a.pandit_id = c.pandit_id AND a.about_id = c.id AND a.remedy = 'lift')
  GROUP BY c.pandit_id, c.booking_id) c
WHERE b.pandit_id = c.pandit_id AND b.id = c.booking_id AND b.absent_at IS NULL;
