import { hosts } from '../words/hosts.ts';
import { spelledDigits } from '../words/numbers.ts';

/**
 * What people are called goes out in messages of ours: it carries no address to follow, and no sign that hides or turns what
 * stands around it.
 */

/** Joiners (U+200C, U+200D) are letters' business in Odia and Devanagari; every other sign that is not seen is out. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const allUnseen = new RegExp(unseen, 'gu');

/** Before the dot of an abbreviation. Everything else before a dot that letters follow is taken for a host. */
const titles = new Set(
  'dr,er,pt,md,mr,mrs,ms,sri,shri,smt,sm,km,kum,prof,late,adv,ca,capt,col,maj,gen,st,jr,sr,so,do,wo,mohd,moh'.split(
    ',',
  ),
);
/** Signs that look like a dot to a browser, and like none to us. */
const likeDot = /[\u3002\uFF0E\uFF61\u2024]/g;

function isAddress(word: string): boolean {
  if (/:\/\/|^www\b|[@\\]|^\d+(\.\d+){3}/i.test(word)) return true;
  const labels =
    word
      .split(/[/:?#]/, 1)[0]
      ?.split('.')
      .filter(Boolean) ?? [];
  const last = labels.at(-1)?.toLowerCase() ?? '';
  if (labels.length < 2 || !/^\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(last)) return false;
  const isShortened = labels
    .slice(0, -1)
    .every((label) => /^\p{L}\p{M}*$/u.test(label) || titles.has(label.toLowerCase()));
  return !isShortened || hosts.has(last) || /^[a-z]{2}$/.test(last) || /\d/.test(last) || word.includes('/');
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(likeDot, '.')
    .split(/[\s,;()<>"'|]+/u);

/** Whether a person may be called that. */
export const isPlainName = (text: string): boolean => !unseen.test(text) && !wordsOf(text).some(isAddress);

/** Words of people as a message of ours may carry them: addresses become `…`, unseen signs a space. */
export function plainWords(text: string): string {
  const seen = text.replaceAll(allUnseen, ' ').normalize('NFKC').replaceAll(likeDot, '.');
  return seen
    .split(/(\s+)/u)
    .map((word) => (wordsOf(word).some(isAddress) ? '…' : word))
    .join('');
}

/** A mobile number has ten; `Sri Sri 1008` is how some acharyas are called. */
const MOST_DIGITS = 4;
const OF_MOBILE = 10;
/** How many digits are written out: `nine eight six …`. A word alone may be a surname. */
const spelledIn = (text: string): number =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map((word) => spelledDigits(word) ?? '').join('').length;
/** `sbi . com`, `sbi [dot] com`: a dot that was pulled apart from its host, or written out. */
const apart = /[\s([{]{0,5}(?:\.|\bdot\b)[\s)\]}]{0,5}/giu;
/** Ends of hosts that are no surnames of here. `S. K. De` is somebody. */
const ends = new Set(['in', 'co', 'io', 'ly', 'me', 'tv', 'cc']);

const hidesAddress = (text: string): boolean => {
  const joined = text.normalize('NFKC').replaceAll(likeDot, '.').replaceAll(apart, '.');
  return wordsOf(joined).some((word) => {
    const labels =
      word
        .toLowerCase()
        .split(/[/:?#]/, 1)[0]
        ?.split('.')
        .filter(Boolean) ?? [];
    return labels.slice(1).some((label) => hosts.has(label) || (ends.has(label) && label === labels.at(-1)));
  });
};

/** What no name is written in: signs that are neither of a keyboard nor of Latin, Odia or Devanagari, nor stand between words. */
const foreign = /[^\x20-\x7E\p{sc=Latn}\p{sc=Orya}\p{sc=Deva}\p{sc=Zinh}\p{P}\p{Z}]/u;
/** Letters that do not belong to a script. */
const notOf = { odia: /(?!\p{sc=Orya})[\p{L}\p{M}]/u, devanagari: /(?!\p{sc=Deva})[\p{L}\p{M}]/u };

/** A name in one of these scripts can be given beside the name of the account. */
export type NameScript = keyof typeof notOf;
type NameFault = 'name_letters' | 'name_plain' | 'name_script' | `name_${NameScript}`;

/**
 * What is wrong with what somebody typed as the name of a person, or null: a name is said in letters, two at least, and says
 * nothing but a name, in Latin, Odia or Devanagari; `script`: in this one alone. Initials (`S. K. Das`) and one word (`Bibhu`) are names.
 */
export function faultOfName(text: string, script?: NameScript): NameFault | null {
  const signs = text.normalize('NFKC');
  if ((signs.match(/[\p{L}\p{M}]/gu) ?? []).length < 2) return 'name_letters';
  const digits = (signs.match(/\p{N}/gu) ?? []).length;
  if (digits + spelledIn(signs) >= OF_MOBILE) return 'name_plain';
  if (digits > MOST_DIGITS || !isPlainName(text) || hidesAddress(text)) return 'name_plain';
  if (script && notOf[script].test(text)) return `name_${script}`;
  return foreign.test(text) ? 'name_script' : null;
}
