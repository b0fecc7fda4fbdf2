import { asOne, soundsOf, withoutA } from './by-sound.ts';

/** Finding a ritual by whatever a family calls it, in whichever script and however they spell it. */

export interface Searchable {
  /** Its names in every script, what else it is called, its category. */
  readonly names: readonly string[];
  /** The description: searched for the words as typed, not for words of a similar sound. */
  readonly text: string;
  /** A rite for the dead: nobody who looks for a joyful one is shown it for its sound alone. */
  readonly isQuiet?: boolean;
}

export interface FoundRituals<T> {
  readonly rituals: readonly T[];
  /** Nothing has the words as they were typed; these sound alike. */
  readonly near: boolean;
}

/** How much of two words has to agree, of 1, for the one to be the other misspelled. */
const ALIKE = 0.42;
/** Shorter words are like too many others. */
const SHORTEST_ALIKE = 4;

/**
 * How well a name fits what was typed: the whole of it, its beginning, whole words, beginnings of words, parts of them; some of this
 * once the words that many add to a name are left out; or the description, word by word.
 */
const WHOLE = 6;
const BEGINS = 5;
const WORDS = 4;
const BEGINNINGS = 3;
const PARTS = 2;
const NAMED = 1.5;
const WRITTEN = 1;

/** Said beside what a ritual is called, as it sounds, and no part of a name by itself: `naming ceremony`, `मुंडन संस्कार`. */
const BESIDE =
  /^(puj|ceremony|sa[nm]skar|brat|osa?|kat|kam|karm|kary|hindu|utsab|jayanti|amabasy|nibaran|mantr|borsip|pandit|lord|sri|man?|ji|k[aei]|at|in|of|por|te)$/;

interface Name {
  readonly words: readonly string[];
  /** Its words in one, with and without the vowel that is not always said; without it `d` is `r`, as between vowels. */
  readonly whole: string;
  readonly bare: string;
}

/**
 * Those whose names or text hold every word that was typed, in any order: the best fit first, else in their order. A name may lack what
 * is merely said beside it. Where there is none, those whose names hold words that sound alike, the most alike first.
 */
export function searchRituals<T>(all: readonly T[], typed: string, of: (one: T) => Searchable): FoundRituals<T> {
  const words = soundsOf(typed);
  if (words.length === 0) return { rituals: all, near: false };
  const asked = nameOf(words);
  const own = words.filter((word) => !BESIDE.test(word));
  const bare = own.length > 0 && own.length < words.length ? nameOf(own) : null;
  const rows = all.map((one) => {
    const { names, text, isQuiet = false } = of(one);
    const named = names.map((name) => nameOf(soundsOf(name))).filter(({ whole }) => whole !== '');
    return { one, named, isQuiet, fit: fitOf(asked, bare, named, text) };
  });
  const fitting = rows.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit);
  if (fitting.length > 0) return { rituals: fitting.map(({ one }) => one), near: false };
  const alike = rows
    .map((row) => ({ ...row, score: likeAll(bare ?? asked, row.named) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score);
  const joyful = alike.filter(({ isQuiet }) => !isQuiet);
  const found = joyful.length > 0 ? joyful : alike;
  return { rituals: found.map(({ one }) => one), near: found.length > 0 };
}

const nameOf = (words: readonly string[]): Name => {
  const whole = asOne(words);
  return { words, whole, bare: withoutA(whole).replaceAll('d', 'r') };
};

function fitOf(asked: Name, bare: Name | null, named: readonly Name[], text: string): number {
  const best = Math.max(fitOfNames(asked, named), fitBeside(bare, named));
  if (best > 0) return best;
  const written = [...named.flatMap(({ words }) => words), ...soundsOf(text)];
  return asked.words.every((word) => written.some((one) => one.startsWith(word))) ? WRITTEN : 0;
}

/** A whole name and words beside it come before parts of the names of others. */
function fitBeside(bare: Name | null, named: readonly Name[]): number {
  const fit = bare ? fitOfNames(bare, named) : 0;
  return fit === WHOLE ? WORDS : fit > PARTS ? NAMED : 0;
}

function fitOfNames(asked: Name, named: readonly Name[]): number {
  const best = Math.max(0, ...named.map((name) => fitOfName(asked, name)));
  // words of several names, as in `marriage pandal`
  const all = named.flatMap(({ words }) => words);
  return best || (asked.words.every((word) => all.some((one) => isPart(word, one))) ? PARTS : 0);
}

function fitOfName({ words, whole, bare }: Name, name: Name): number {
  if (whole === name.whole || bare === name.bare) return WHOLE;
  if (name.whole.startsWith(whole)) return BEGINS;
  if (words.every((word) => name.words.includes(word))) return WORDS;
  if (words.every((word) => name.words.some((one) => one.startsWith(word)))) return BEGINNINGS;
  return words.every((word) => name.words.some((one) => isPart(word, one))) ? PARTS : 0;
}

/** One or two letters are part of too much. */
const isPart = (word: string, name: string): boolean => (word.length > 2 ? name.includes(word) : name.startsWith(word));

/** Of the most alike, the one that is called so and nothing more comes first. */
function likeAll({ words, whole }: Name, named: readonly Name[]): number {
  const all = named.flatMap((name) => name.words);
  const each = words.map((word) => Math.max(0, ...all.map((one) => soundAlike(word, one))));
  const least = Math.min(...each);
  return least < ALIKE ? 0 : least + Math.max(...named.map((name) => likeness(whole, name.whole)));
}

const soundAlike = (a: string, b: string): number => (differInVowels(a, b) ? 1 : likeness(a, b));

/** Odia's `a` is heard as o: `torpon` is `tarpan`. Shorter words are those of too many vowels. */
const differInVowels = (a: string, b: string): boolean => oneVowel(a).length > 3 && oneVowel(a) === oneVowel(b);
const oneVowel = (word: string): string => word.replaceAll(/[aeiou]+/g, 'a').replace(/a$/, '');

/** The share of groups of three letters that two words have in common, as PostgreSQL's `pg_trgm` counts it. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < SHORTEST_ALIKE || b.length < SHORTEST_ALIKE) return 0;
  const [ours, theirs] = [trigrams(a), trigrams(b)];
  const common = [...ours].filter((three) => theirs.has(three)).length;
  return common / (ours.size + theirs.size - common);
}

function trigrams(word: string): Set<string> {
  const letters = [...`  ${word} `];
  return new Set(letters.slice(2).map((_, n) => letters.slice(n, n + 3).join('')));
}
