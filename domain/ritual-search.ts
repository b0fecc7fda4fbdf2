/** Finding a ritual by whatever a family calls it, and however they spell it. */

export interface Searchable {
  /** Its names in every script, what else it is called, its category. */
  readonly names: readonly string[];
  /** The description: searched for the words as typed, not for words of a similar spelling. */
  readonly text: string;
}

export interface FoundRituals<T> {
  readonly rituals: readonly T[];
  /** Nothing has the words as they were typed; these are spelled alike. */
  readonly near: boolean;
}

/** How much of two words has to agree, of 1, for the one to be the other misspelled. */
const ALIKE = 0.42;
/** Shorter words are like too many others. */
const SHORTEST_ALIKE = 4;

/**
 * Those that hold every word that was typed, in any order and case, by their names first; where there is none, those whose
 * names hold words spelled alike, the most alike first.
 */
export function searchRituals<T>(all: readonly T[], typed: string, of: (one: T) => Searchable): FoundRituals<T> {
  const words = wordsOf(typed);
  if (words.length === 0) return { rituals: all, near: false };
  const rows = all.map((one) => {
    const { names, text } = of(one);
    const named = names.flatMap(wordsOf);
    return { one, named, nameText: ` ${named.join(' ')} `, text: plain(text) };
  });
  const byName = rows.filter(({ nameText }) => words.every((word) => nameText.includes(word)));
  const byText = rows.filter((row) => words.every((word) => `${row.nameText}${row.text}`.includes(word)));
  if (byText.length > 0) {
    return {
      rituals: [...byName, ...byText.filter((row) => !byName.includes(row))].map(({ one }) => one),
      near: false,
    };
  }
  const alike = rows
    .map(({ one, named }) => ({ one, score: Math.min(...words.map((word) => likeAny(word, named))) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score);
  return { rituals: alike.map(({ one }) => one), near: alike.length > 0 };
}

const likeAny = (word: string, named: readonly string[]): number =>
  Math.max(0, ...named.map((name) => (name.includes(word) ? 1 : likeness(word, name))));

/** The share of groups of three letters that two words have in common, as PostgreSQL's `pg_trgm` counts it. */
function likeness(a: string, b: string): number {
  if (a.length < SHORTEST_ALIKE || b.length < SHORTEST_ALIKE) return 0;
  const [ours, theirs] = [trigrams(a), trigrams(b)];
  const common = [...ours].filter((three) => theirs.has(three)).length;
  return common / (ours.size + theirs.size - common);
}

function trigrams(word: string): Set<string> {
  const letters = [...`  ${word} `];
  return new Set(letters.slice(2).map((_, n) => letters.slice(n, n + 3).join('')));
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Without what spellings of one Odia or Hindi word differ in: shraddha, sraadh; vivah, bibaha; pooja, puja. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll('oo', 'u')
    .replaceAll('ee', 'i')
    .replaceAll(/([bdgkpst])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('b', 'v')
    .replaceAll(/([a-z])\1+/g, '$1');
