-- On which day another almanac has a festival, as it was published: entered by the office, never computed. Ours stands beside it.
CREATE TABLE panji_dates (
  year integer NOT NULL,
  festival text NOT NULL,
  panji text NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  entered_by uuid,
  entered_at timestamptz NOT NULL,
  CONSTRAINT panji_dates_pkey PRIMARY KEY (year, festival, panji)
);

-- Known ones (docs/almanac.md).
INSERT INTO panji_dates (year, festival, panji, day, source, entered_at) VALUES
  (2024, 'pana-sankranti', 'jagannath', '2024-04-14', 'Mukti Mandap and the temple’s almanac meeting, 12 February 2024', '2026-11-23'),
  (2024, 'pana-sankranti', 'radharaman', '2024-04-14', 'Press, February 2024', '2026-11-23'),
  (2024, 'pana-sankranti', 'kohinoor', '2024-04-14', 'Press, February 2024', '2026-11-23'),
  (2024, 'pana-sankranti', 'gn-tripathy', '2024-04-14', 'Press, February 2024', '2026-11-23'),
  (2024, 'pana-sankranti', 'samanta-chandrasekhar', '2024-04-13', 'Press, February 2024', '2026-11-23'),
  (2024, 'pana-sankranti', 'biraja', '2024-04-13', 'Press, February 2024', '2026-11-23'),
  (2024, 'kartika-brata', 'kohinoor', '2024-10-18', 'Press, October 2024', '2026-11-23'),
  (2024, 'kartika-brata', 'radharaman', '2024-10-17', 'Press, October 2024', '2026-11-23'),
  (2024, 'kartika-brata', 'gn-tripathy', '2024-10-18', 'Press, October 2024', '2026-11-23'),
  (2025, 'saraswati-puja', 'jagannath', '2025-02-02', 'Temple administration, 30 January 2025', '2026-11-23'),
  (2025, 'kumar-purnima', 'jagannath', '2025-10-07', 'Press, October 2025', '2026-11-23'),
  (2025, 'gajalakshmi-puja', 'jagannath', '2025-10-06', 'Press, October 2025', '2026-11-23'),
  (2025, 'diwali', 'jagannath', '2025-10-21', 'The temple’s list of February 2025; its Mukti Mandap took 20 October on 15 October 2025', '2026-11-23'),
  (2026, 'ganesh-chaturthi', 'jagannath', '2026-09-14', 'The temple’s almanac meeting, 10 February 2026', '2026-11-23'),
  (2026, 'deva-dipabali', 'jagannath', '2026-12-08', 'The temple’s almanac meeting, 10 February 2026', '2026-11-23');
