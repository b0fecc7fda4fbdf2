/** What is said about the almanac. */
export const almanacMessages = {
  almanac_date: 'This day does not exist. Please give a day like 2026-12-14.',
  almanac_years: 'The almanac reaches from 1950 to 2100.',
  almanac_month: 'Please give a month from 1 to 12.',
  almanac_place:
    'This place does not exist. Latitudes go from -90 to 90 degrees, longitudes from -180 to 180, and both are needed.',
  almanac_pole: 'On this day the sun does not rise and set at this place, so it has no day of the almanac.',
  almanac_tz: 'This time zone is not known. Please give one like Asia/Kolkata.',
  almanac_district: 'Please give a district of Odisha, like Jajpur.',
  panji_followed: 'We will remember it.',
  panji_unknown: 'We do not know this panji.',
  muhurat_none:
    'For this ritual no hour is computed: its day is fixed by a birth, by a death or by its own festival, or it may be any day.',
  muhurat_days: 'Please ask for 1 to 366 days.',
  muhurat_window: 'These hours cannot be read. Please choose them again.',
  muhurat_gone: 'These hours are not among the good ones of this ritual. Please choose them again.',
  muhurat_outside: 'Please choose a time within the good hours.',
  muhurat_written: 'The rules are written. An acharya can confirm them now.',
  muhurat_confirmed: 'Thank you. The rules are confirmed in your name.',
  panji_weekly: 'This comes on several days of a year: it cannot be entered as one.',
  panji_line: 'Line {line} is not right: a known festival, a known panji, a day and a source are needed.',
  panji_entered: 'Entered. It stands beside our own date now.',
  panji_removed: 'Taken back.',
  festival_unknown: 'We do not know this festival.',
} as const;
