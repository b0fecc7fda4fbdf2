/** What people type into a search: words, each of which has to be somewhere in a row. */

const NAME = /^[\p{L}\p{M}\s.'’-]+$/u;
/** What parts the words of a name. */
const BETWEEN = /[\s.'’-]+/;
/** Signs that only say how letters are joined: not every keyboard writes them, and what is searched has none. */
const JOINERS = /[\u200C\u200D]/g;

/** Ids are printed with it: `#D74FA239`. */
const BEFORE_ID = /^#(?=[0-9a-f-]{3,36}$)/;

/** The words in small letters, each once; those of what can only be a name are parted as names are. */
export function typedWords(typed: string): string[] {
  const text = smallLetters(typed.replaceAll(JOINERS, ''));
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(BEFORE_ID, ''))
    .filter(Boolean);
  const named = NAME.test(text) ? text.split(BETWEEN).filter(Boolean) : [];
  return [...new Set(named.length > 0 ? named : words)];
}

/** As PostgreSQL makes them in the collation C: of A to Z alone. */
const smallLetters = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether an index of trigrams knows it; another word is known by the words it begins. */
export const hasTrigram = (word: string): boolean => /[a-z0-9]{3}/i.test(word);

/** One or two letters are part of too much that is no name. */
export const isShort = (word: string): boolean => [...word].length < 3;

/** Whether it may be the end of an id, or a whole one: what looks like a word is one. */
export const isOfId = (word: string): boolean => /^(?=.*\d|.{6})[0-9a-f-]{3,36}$/.test(word);
