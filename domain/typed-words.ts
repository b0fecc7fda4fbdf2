/** A name, or a part of one, as people type it into a search. */

const NAME = /^[\p{L}\p{M}\s.'’-]+$/u;
/** What parts words in `words_of` of the schema. */
const BETWEEN = /[\s.'’-]+/;
/** Signs that only say how letters are joined: not every keyboard writes them, and the words of the schema have none. */
const JOINERS = /[\u200C\u200D]/g;

/** The words of what can only be a name, in small letters; null where it may as well be a phone, an address or an id. */
export function typedWords(typed: string): readonly string[] | null {
  const text = typed.replaceAll(JOINERS, '');
  if (!NAME.test(text)) return null;
  const words = [...new Set(smallLetters(text).split(BETWEEN).filter(Boolean))];
  return words.length > 0
    ? words.filter((word) => !words.some((other) => other !== word && isSaidBy(other, word)))
    : null;
}

/** Whether a name that has the one word has the other for that reason. */
const isSaidBy = (word: string, other: string): boolean =>
  isWithin(other) ? word.includes(other) : word.startsWith(other);

/** As PostgreSQL makes them in the collation C: of A to Z alone. */
export const smallLetters = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Among several words three letters are looked for anywhere in one; fewer, and other scripts, where a word begins. */
export const isWithin = (word: string): boolean => /^[a-z]{3,}$/.test(word);
