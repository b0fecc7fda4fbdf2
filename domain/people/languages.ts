/** Offered at hand in the profile; a language of one's own may be added. */
export const presetLanguages = [
  'Odia',
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
  'Assamese',
] as const;
