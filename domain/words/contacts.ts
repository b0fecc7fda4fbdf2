import { hosts } from '../people/name-words.ts';
import { isTens, spelledDigits } from './numbers.ts';

/** How somebody is reached, in words people write: reviews must not say it at all, letters not before the day is agreed. */

/** Signs that are not seen or turn what stands around them; joiners are letters' business in Odia and Devanagari. */
const unseen = /(?!\n)\p{Cc}|(?![\u200C\u200D])\p{Cf}|[\p{Zl}\p{Zp}]/gu;

/** The words as they are kept; null where nothing is left to be seen. */
export function plainly(text: string): string | null {
  const seen = text.replaceAll('\r\n', '\n').replaceAll(unseen, '').trim();
  return /[^\s\u200C\u200D]/u.test(seen) ? seen : null;
}

export type ContactKind = 'phone' | 'email' | 'link';

/** A stretch of a text, half-open, in its own signs. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What of this kind the words carry. */
export function contactIn(text: string): ContactKind | null {
  const { plain, small } = readable(text);
  if (phonesIn(small).length > 0) return 'phone';
  if (addressesIn(plain).length > 0) return 'email';
  return linksIn(plain).length > 0 ? 'link' : null;
}

/** What stands in the place of a number, an address or a link. */
export const MASK = '•••';

/**
 * The words with every number, address and link masked; the same words where they carry none. What was `said` right before them belongs to
 * them: half a number may stand there. That is not given back.
 */
export function withoutContacts(words: string, said: readonly string[] = []): string {
  const before = said.map((one) => `${one}\n`).join('');
  const text = before + words;
  const { plain, small, at } = readable(text);
  const found = [
    ...phonesIn(small),
    ...[...addressesIn(plain), ...linksIn(plain)].map((one) => wholeWords(plain, one)),
  ];
  let masked = '';
  let from = before.length;
  for (const one of found.toSorted((a, b) => a.from - b.from)) {
    const [begins, ends] = [at[one.from] ?? 0, at[one.to] ?? text.length];
    if (ends <= from) continue;
    // one that reaches into the one before is masked with it
    if (begins >= from || masked === '') masked += text.slice(from, Math.max(begins, from)) + MASK;
    from = ends;
  }
  return masked + text.slice(from);
}

interface Readable {
  readonly plain: string;
  /** The same in small letters, sign for sign. */
  readonly small: string;
  readonly at: readonly number[];
}

/** The text as it reads, and where each of its signs stood. */
function readable(text: string): Readable {
  let plain = '';
  let small = '';
  const at: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const read = cluster
      .normalize('NFKC')
      .replaceAll(unseen, '')
      .replaceAll(/[\u200C\u200D]/g, '')
      .replaceAll(likeDot, '.');
    const lower = read.toLowerCase();
    plain += read;
    small += lower.length === read.length ? lower : read;
    for (let sign = 0; sign < read.length; sign += 1) at.push(index);
  }
  at.push(text.length);
  return { plain, small, at };
}

const likeDot = /[\u3002\uFF0E\uFF61\u2024]/g;

const repeated = new Map([
  ['double', 2],
  ['triple', 3],
  ['डबल', 2],
  ['ଡବଲ', 2],
]);

/** Digits that stand together, and how they were written. */
interface Group extends Stretch {
  readonly digits: string;
}

/** Numbers that could be called, however they are written: with gaps, in words, in another script, with an aside in brackets. */
function phonesIn(plain: string): Stretch[] {
  const bare = plain.replaceAll(asides, (aside) => ' '.repeat(aside.length));
  return [plain, ...(bare === plain ? [] : [bare])].flatMap((text) => runsIn(text).flatMap(phonesOf));
}

const asides = /\([^()\d]{1,20}\)|\[[^[\]\d]{1,20}\]|\{[^{}\d]{1,20}\}/gu;

/** A time of day, an amount with its commas, digits, a word, or what stands between them. */
const pieces =
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?![\p{Nd},])|\p{Nd}+|\p{L}[\p{L}\p{M}]*|./gsu;

/** Groups of digits one after the other: between them stands no word but a small one. */
function runsIn(plain: string): Group[][] {
  const runs: Group[][] = [[]];
  let times = 1;
  let since: number | null = null;
  let afterTens = false;
  for (const { 0: piece, index } of plain.matchAll(pieces)) {
    const run = runs.at(-1) ?? [];
    const more = repeated.get(piece);
    const digits = digitsOf(piece, run.length > 0);
    const to = index + piece.length;
    const before = run.at(-1);
    if (more) {
      times = more;
      since = index;
    } else if (digits !== null && afterTens && before && /^\p{L}/u.test(piece) && /^[1-9]$/.test(digits)) {
      run.splice(-1, 1, { digits: (before.digits[0] ?? '') + digits, from: before.from, to });
    } else if (digits !== null) {
      run.push({ digits: digits.repeat(times), from: since ?? index, to });
    } else if (!isGap(piece)) runs.push([]);
    if (digits !== null) {
      times = 1;
      since = null;
      afterTens = isTens(piece);
    }
  }
  return runs;
}

const small = new Set('and then plus dash hyphen space dot point aur phir और फिर ଓ ଆଉ'.split(' '));
const isGap = (piece: string): boolean => /^[^\p{L}\p{N}]/u.test(piece) || small.has(piece);

/** From one group to another they are a number; amounts beside each other are none. */
function phonesOf(run: readonly Group[]): Stretch[] {
  const found: Stretch[] = [];
  for (let first = 0; first < run.length; first += 1) {
    let digits = '';
    for (let last = first; last < run.length; last += 1) {
      digits += run[last]?.digits ?? '';
      if (last > first && digits.length > MOST_DIGITS) break;
      const groups = run.slice(first, last + 1);
      const isOne = groups.length === 1 ? holdsPhone(digits) : isPhone(digits) && !groups.every(isAmount);
      if (isOne) {
        found.push({ from: run[first]?.from ?? 0, to: run[last]?.to ?? 0 });
        first = last;
        break;
      }
    }
  }
  return found;
}

/** `0091` before the ten of a mobile. */
const MOST_DIGITS = 14;

/** Ten digits of a mobile, also with what is dialled before them; or a line with its 0 and the code of its place. */
const isPhone = (digits: string): boolean =>
  /^(?:0|(?:00)?91)?[6-9]\d{9}$/.test(digits) || /^0[1-9]\d{9}$/.test(digits);
const holdsPhone = (digits: string): boolean => /[6-9]\d{9}/.test(digits) || isPhone(digits);

/** As dakshinas are given: 501, 2,100, 5551. */
const isAmount = ({ digits }: Group): boolean => /^[1-9]\d*(?:00|01|11|21|50|51)$/.test(digits);

/** A piece as the digits it stands for; null for other words. */
function digitsOf(piece: string, within: boolean): string | null {
  if (piece.includes(':')) return null;
  if (/^\p{Nd}/u.test(piece)) return [...piece.replaceAll(',', '')].map((one) => String(valueOf(one))).join('');
  return spelledDigits(piece) ?? (within && looksLikeDigits.test(piece) ? alike(piece) : null);
}

/** Letters that are read as digits where they stand among some: `986IO12345`. */
const looksLikeDigits = /^[oil]{1,4}$/;
const alike = (piece: string): string => [...piece].map((one) => (one === 'o' ? '0' : '1')).join('');

/** `୯` is 9: the digits of a script stand in a row of ten that begins with its zero. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (at - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return at - zero;
}

const mailers = 'gmail|yahoo|hotmail|outlook|rediff|rediffmail|proton|protonmail|icloud|live';
const places =
  '(?:insta(?:gram)?|facebook|fb|telegram|tg|snap(?:chat)?|whats\\s?app|wa|youtube|twitter|signal|इंस्टा(?:ग्राम)?|फेसबुक|व्हाट्सएप|ଇନଷ୍ଟା(?:ଗ୍ରାମ)?|ଫେସବୁକ|ହ୍ୱାଟସଆପ)';
/** Of mail, of payments (`ravi@okaxis`), of a name somewhere (`@ravi`, `insta: ravi`); also with the sign spelled. */
const address = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])${places}[\s:-]*(?:id|handle|name|on|at)?(?:\s*(?:[:=]|is)\s*[\p{L}\p{N}][\p{L}\p{M}\p{N}._]+|\s+(?=[a-z\d._]*[\d._])[a-z][a-z\d._]*[a-z\d])|[\p{L}\p{N}._%+-]\s?@\s?[\p{L}\p{N}]|(?:^|\s)@[\p{L}\p{N}]|[\s([]at[\s)\]]+(?:${mailers})\b|\b(?:${mailers})\s*(?:\.|[([]?\s*dot\s*[)\]]?)\s*com\b`,
  'giu',
);
const addressesIn = (plain: string): Stretch[] => [...plain.matchAll(address)].map(stretchOf);

/** Ends of hosts that are met in India, beside those that name-words.ts knows; `good.He` is a full stop that lacks its space. */
const ends = [...hosts, 'in', 'co', 'io', 'me', 'ly', 'gl', 'tk', 'cc'].join('|');
const link = new RegExp(
  String.raw`:\/\/|\bwww\b\s?\.|([\p{L}\p{M}\p{N}-]+)\.(${ends}|${ends.toUpperCase()})(?![\p{L}\p{N}])|\s[([]?dot[)\]]?\s+(?:com|in|net|org|co)(?!\p{L})|\b\d{1,3}(?:\.\d{1,3}){3}\b`,
  'gu',
);
const linksIn = (plain: string): Stretch[] =>
  [...plain.matchAll(link)].filter((match) => !lacksSpace(plain, match)).map(stretchOf);

const stretchOf = ({ 0: found, index }: RegExpExecArray): Stretch => ({ from: index, to: index + found.length });

/** Ends of hosts that are words as well, and words before a full stop: `good.in the evening` only lacks its space. */
const wordsToo = new Set('in me so to no world today work life help support live win fun news email money'.split(' '));
const before = new Set(
  'good nice well great best fine very happy glad satisfied time done came went said told gave it him her us them all day days morning evening night peace calm clean neat experience service home house temple hall late early ready over here there now thanks thank again ok okay'.split(
    ' ',
  ),
);
const after =
  /^\s+(?:the|a|an|my|our|his|her|their|your|this|that|these|those|every|all|which|case|time|fact|short)\b/u;

function lacksSpace(plain: string, match: RegExpExecArray): boolean {
  const [found, label = '', end = ''] = match;
  if (!wordsToo.has(end)) return false;
  return before.has(label.toLowerCase()) || after.test(plain.slice(match.index + found.length));
}

/** An address reaches from one gap to the next. */
function wholeWords(plain: string, { from, to }: Stretch): Stretch {
  let [begins, stops] = [from, to];
  while (/\s/.test(plain[begins] ?? '')) begins += 1;
  while (begins > 0 && /\S/.test(plain[begins - 1] ?? '')) begins -= 1;
  while (stops < plain.length && /\S/.test(plain[stops] ?? '')) stops += 1;
  return { from: begins, to: stops };
}
