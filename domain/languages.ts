/** Offered at hand in the profile; a language of one's own may be added. */
export const presetLanguages = [
  'Hindi',
  'English',
  'Sanskrit',
  'Bengali',
  'Tamil',
  'Telugu',
  'Marathi',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Punjabi',
  'Urdu',
  'Odia',
  'Assamese',
] as const;
