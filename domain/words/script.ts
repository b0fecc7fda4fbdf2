/** The language of a text that somebody wrote, as far as its letters tell; nothing of Latin letters, in which people write all three. */
export const languageByLetters = (text: string): 'or' | 'hi' | undefined =>
  // not the danda, which both have
  /[\u0b00-\u0b7f]/.test(text) ? 'or' : /[\u0900-\u0963\u0966-\u097f]/.test(text) ? 'hi' : undefined;

const others = { or: /\p{sc=Deva}/u, hi: /\p{sc=Orya}/u };
const own = { or: /\p{sc=Orya}/u, hi: /\p{sc=Deva}/u };

/** Whether a text is in the letters of a language; a word of Latin letters may stand among them. */
export const isInLettersOf = (language: 'or' | 'hi', text: string): boolean =>
  !others[language].test(text) && (own[language].test(text) || !/\p{L}/u.test(text));
