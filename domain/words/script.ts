/** The language of a text that somebody wrote, as far as its letters tell; nothing of Latin letters, in which people write all three. */
export const languageByLetters = (text: string): 'or' | 'hi' | undefined =>
  // not the danda, which both have
  /[\u0b00-\u0b7f]/.test(text) ? 'or' : /[\u0900-\u0963\u0966-\u097f]/.test(text) ? 'hi' : undefined;
