-- Nuakhai as the priests of Samaleswari announced it, with the minute at which it begins (docs/almanac.md).
INSERT INTO panji_dates (year, festival, panji, day, at_minute, source, entered_at) VALUES
  (2023, 'nuakhai', 'samaleswari', '2023-09-20', 627, 'Pragativadi, September 2023: 10:27 to 10:42 am', '2026-11-26'),
  (2025, 'nuakhai', 'samaleswari', '2025-08-28', 633, 'Sambad English, August 2025: 10:33 to 10:55 am', '2026-11-26')
ON CONFLICT DO NOTHING;
