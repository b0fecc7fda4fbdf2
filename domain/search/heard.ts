import { soundsOf } from './by-sound.ts';
import { likeness } from './ritual-search.ts';

/**
 * The folded key of a name of a person or a place: the sound of each word without the vowels that are heard differently or not written.
 * `Mohapatra`, `Mahapatra`, `ମହାପାତ୍ର` and `महापात्र` are all `mhptr`.
 */

/** Said before a name, and no part of it, as they sound. */
const TITLES = new Set(['pt', 'pan', 'pandit', 'sri', 'smt', 'srimati', 'dr']);

/** Letters of English that no Indian script has a sign for: `ck`, `c` for k, `ow` for au. */
const inPlainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ck', 'k')
    .replaceAll(/c(?=[aou])/g, 'k')
    .replaceAll(/ow(?=$|[^a-z]|[bcdfghjklmnpqrstvwxz])/g, 'au');

/** What is left of the sound of a word once all that is spelled in several ways is taken away. */
function keyOf(sound: string): string {
  const bare = sound
    // before a vowel that some write at the end, and others do not: prasad, prasada
    .replaceAll(/(?<=[aeiou])d(?=[aeiou]|$)/g, 'r')
    .replaceAll(/hr[iu](?=[^aeiou])/g, 'hr')
    // Odia says kh where Sanskrit writes ksh
    .replaceAll('ks', 'k')
    .replaceAll('y', 'i')
    .replaceAll('ae', 'ai')
    .replaceAll(/(?<=.)[aeo]/g, '')
    .replaceAll(/i+/g, 'i');
  return bare.length < 2 ? sound : bare;
}

/** The keys of the words of a text, in their order. */
export const keysOf = (text: string): string[] => soundsOf(inPlainLetters(text)).map(keyOf).filter(Boolean);

/** The words of a name as they sound. */
const soundsOfName = (name: string): string[] =>
  soundsOf(
    inPlainLetters(name)
      // an i at the end of a family name that is written y: Dwivedy, Padhy, Sarangy; what begins Upadhyay and Adhyapak is not one
      .replaceAll(/(?<=[ae]dd?h?|ng)(?<!\b(?:up)?add?h?)y(?![\p{L}\p{M}])/gu, 'i')
      // the vowel that is a letter of its own
      .replaceAll('ଋ', 'ରି')
      .replaceAll('ऋ', 'रि'),
  );

/** One sound for what names alone are written with in two ways: places keep both. */
const asNamed = (sound: string): string =>
  sound
    // that same vowel is said ru in Odia: Rushi, Rishi, Ruturaj, Rituraj
    .replace(/^ru(?=s|t[ub])/, 'ri')
    // as it is after h, where the d that follows stays one: Hrudananda, ହୃଦାନନ୍ଦ
    .replace(/hr[iu][dr]/, 'hrd')
    // Acharya, Acharjya, Acharjee
    .replace(/carj[iyo]*$/, 'cary')
    .replaceAll(/(?<=.)rjy/g, 'ry')
    .replace(/^tebar/, 'tibar')
    // Pandey, Dubey and Choubey; Panda is another name
    .replace(/^(pand|dub|c[ao]ub)e$/, '$1ey');

/** The keys of the words of a name without `Pandit` and `Sri` before it; of nothing else but these all of them. */
export function keysOfName(name: string): string[] {
  const words = soundsOfName(name);
  const own = words.filter((word) => !TITLES.has(word));
  return (own.length > 0 ? own : words).map((word) => keyOf(asNamed(word))).filter(Boolean);
}

/** Whether a text can be a name and nothing else: a phone, an address and an id have no sound. */
const NAME = /^(?:[\p{L}\p{M}\s,.'’-]|\u200C|\u200D)+$/u;
export const isHeard = (text: string): boolean => NAME.test(text) && keysOf(text).length > 0;

/** Two words that some write as one: `Ram Chandra`, `Ramchandra`. */
const pairsOf = (keys: readonly string[]): string[] => keys.slice(1).map((key, nth) => `${keys[nth] ?? ''}${key}`);

/**
 * What is kept of a person's names and searched: the key of every word, and of every two that follow each other, each once. Names in
 * Odia and Hindi, where a person has them, are given here beside the first one.
 */
export function nameKey(names: readonly string[]): string {
  const all = names.map(keysOfName);
  return [...new Set([...all.flat(), ...all.flatMap(pairsOf)])].join(' ');
}

/** Shorter ones begin too many names. */
const SHORTEST_BEGINNING = 3;

/** More words than a name has. */
const WORDS = 8;

/** As PostgreSQL reads a search for a name by its key: each word, or two of them as one; the beginning of a word is enough, unless whole ones are asked. */
export function nameQuery(typed: string, areWhole = false): string {
  const keys = keysOfName(typed).slice(0, WORDS);
  const each = [keys, ...keys.slice(1).map((_, nth) => joinedAt(keys, nth))];
  return each.map((words) => words.map(areWhole ? quoted : begun).join(' & ')).join(' | ');
}

const quoted = (key: string): string => `'${key}'`;

const joinedAt = (keys: readonly string[], nth: number): string[] => [
  ...keys.slice(0, nth),
  `${keys[nth] ?? ''}${keys[nth + 1] ?? ''}`,
  ...keys.slice(nth + 2),
];

/** The names that begin like one of the words, among which the nearest to a name that nobody has are looked for. */
export const nearQuery = (typed: string): string =>
  keysOfName(typed)
    .slice(0, WORDS)
    .map((key) => begun(key.slice(0, SHORTEST_BEGINNING)))
    .join(' | ');

/** How near a key is to what was typed, from 0 to 1: of each word that is left of it the nearest counts. */
export function nearness(typed: string, key: string): number {
  const [asked, words] = [keysOfName(typed), key.split(' ')];
  const each = asked.map((word) => Math.max(...words.map((one) => likeness(word, one))));
  return each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length);
}

const begun = (key: string): string => `'${key}'${key.length < SHORTEST_BEGINNING ? '' : ':*'}`;
