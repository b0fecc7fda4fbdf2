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
  panji_unknown: 'We do not know this panji.',
  festival_unknown: 'We do not know this festival.',
} as const;
