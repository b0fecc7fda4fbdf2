import { isTens, spelledDigits } from './numbers.ts';

/** Numbers that could be called, however people write them. Takes small letters. */

/** A stretch of a text, half-open, in its own signs. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const repeated = new Map([
  ['double', 2],
  ['triple', 3],
  ['डबल', 2],
  ['ଡବଲ', 2],
]);

/** Digits that stand together, and how they were written. */
interface Group extends Stretch {
  readonly digits: string;
  /** An amount with its commas. */
  readonly commas: boolean;
}

/** Groups of digits with no word but a small one between them, and how many words stand before them since the last. */
interface Run {
  readonly groups: Group[];
  words: string[];
}

/** With gaps, in words, in another script, with an aside in brackets, and with words that only part their halves. */
export function phonesIn(plain: string): Stretch[] {
  const dated = plain.replaceAll(twoDates, blank);
  const bare = dated.replaceAll(asides, blank);
  const texts = [dated, ...(bare === dated ? [] : [bare])];
  const closely = texts.flatMap((text) => runsIn(text).flatMap(({ groups }) => phonesOf(groups)));
  const runs = runsIn(bare).filter(({ groups }) => groups.length > 0);
  return [...closely, ...aroundOneWord(bare, runs), ...aroundWords(runs), ...halvesOf(runs)];
}

/** Whether it carries a digit, in whatever words. */
export const saysDigits = (plain: string): boolean => runsIn(plain).some(({ groups }) => groups.length > 0);

const blank = (found: string): string => ' '.repeat(found.length);
const date = String.raw`\d{1,2}[./-]\d{1,2}[./-](?:20)?(?:2[4-9]|3\d)(?!\d)`;
/** `from 6.11.2026 to 7.11.2026`: together they are as long as a number. */
const twoDates = new RegExp(String.raw`(?<![\d./-])${date}[^\d]{1,8}${date}(?![./-]?\d)`, 'g');
const asides = /\([^()\d]{1,20}\)|\[[^[\]\d]{1,20}\]|\{[^{}\d]{1,20}\}/gu;

/** A time of day, an amount with its commas, digits, a word, or what stands between them. */
const pieces =
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])|\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?![\p{Nd},])|\p{Nd}+|\p{L}[\p{L}\p{M}]*|./gsu;

function runsIn(plain: string, gap: string | null = null): Run[] {
  const runs: Run[] = [{ groups: [], words: [] }];
  let times = 1;
  let since: number | null = null;
  let afterTens = false;
  for (const { 0: piece, index } of plain.matchAll(pieces)) {
    const run = runs.at(-1)?.groups ?? [];
    const more = repeated.get(piece);
    const digits = digitsOf(piece, run.length > 0);
    const to = index + piece.length;
    const before = run.at(-1);
    if (more) {
      times = more;
      since = index;
    } else if (digits !== null && afterTens && before && /^\p{L}/u.test(piece) && /^[1-9]$/.test(digits)) {
      run.splice(-1, 1, { ...before, digits: (before.digits[0] ?? '') + digits, to });
    } else if (digits !== null) {
      run.push({ digits: digits.repeat(times), from: since ?? index, to, commas: piece.includes(',') });
    } else if (!isGap(piece) && piece !== gap) {
      if (run.length > 0) runs.push({ groups: [], words: [] });
      runs.at(-1)?.words.push(piece);
    }
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

/** `98 puri 61 puri 01 puri 23 puri 45`: one word, again and again, is a gap. What is counted up is a list: `Day 6 … Day 12`. */
function aroundOneWord(plain: string, runs: readonly Run[]): Stretch[] {
  const alone = runs.slice(1).flatMap(({ words }) => (words.length === 1 ? words : []));
  const again = [...new Set(alone)].filter((word) => alone.filter((one) => one === word).length >= 3);
  return again
    .flatMap((word) => runsIn(plain, word))
    .filter(({ groups }) => !isCounted(groups))
    .flatMap(({ groups }) => phonesOf(groups));
}

const isCounted = (groups: readonly Group[]): boolean =>
  groups.every(({ digits }, nth) => nth === 0 || Number(digits) > Number(groups[nth - 1]?.digits));

/** `986 Puri 1012345`, `986 ask 101 for 2345`: two or three parts with a word or two between them. */
function aroundWords(runs: readonly Run[]): Stretch[] {
  return runs.flatMap((_, first) =>
    [2, 3].flatMap((count) => {
      const parts = runs.slice(first, first + count);
      const near = parts.slice(1).every(({ words }) => words.length <= 2);
      return parts.length === count && near && areParts(parts.map(whole)) ? parts.flatMap(edges) : [];
    }),
  );
}

function areParts(parts: readonly Group[]): boolean {
  if (!isMobile(parts.map(({ digits }) => digits).join(''))) return false;
  if (parts.some(({ commas }) => commas)) return false;
  const longest = Math.max(...parts.map(({ digits }) => digits.length));
  if (parts.length === 2 && longest >= 7) return true;
  return parts.every((part, nth) => part.digits.length >= 3 && !isAmount(part) && !(nth > 0 && isPinOrYear(part)));
}

/** `98610` and, wherever it stands, `12345`: halves are what is written down most easily. */
function halvesOf(runs: readonly Run[]): Stretch[] {
  const fives = runs
    .flatMap((run) => [...run.groups, ...(run.groups.length > 1 && !isDate(run.groups) ? [whole(run)] : [])])
    .filter(({ digits, commas }) => digits.length === 5 && !commas);
  return fives.filter((one) => fives.some((other) => areHalves(one, other) || areHalves(other, one)));
}

const areHalves = (first: Pick<Group, 'digits'>, second: Pick<Group, 'digits'>): boolean =>
  first.digits !== second.digits && isMobile(first.digits + second.digits) && !(isAmount(first) && isAmount(second));

const whole = ({ groups }: Run): Group => ({
  digits: groups.map(({ digits }) => digits).join(''),
  commas: groups.some(({ commas }) => commas),
  from: groups[0]?.from ?? 0,
  to: groups.at(-1)?.to ?? 0,
});
const edges = (run: Run): Stretch[] => [{ from: whole(run).from, to: whole(run).to }];

/** `7.12.26`. */
const isDate = (groups: readonly Group[]): boolean =>
  groups.length === 3 && Number(groups[0]?.digits) <= 31 && Number(groups[1]?.digits) <= 12;
/** Of Odisha: they follow a number of a plot, or a date. */
const isPinOrYear = ({ digits }: Group): boolean => /^7[5-7]\d{4}$/.test(digits) || /^(?:19|20)\d\d$/.test(digits);

/** `0091` before the ten of a mobile. */
const MOST_DIGITS = 14;

const isMobile = (digits: string): boolean => /^[6-9]\d{9}$/.test(digits);
/** Ten digits of a mobile, also with what is dialled before them; or a line with its 0 and the code of its place. */
const isPhone = (digits: string): boolean =>
  /^(?:0|(?:00)?91)?[6-9]\d{9}$/.test(digits) || /^0[1-9]\d{9}$/.test(digits);
const holdsPhone = (digits: string): boolean => /[6-9]\d{9}/.test(digits) || isPhone(digits);

/** As dakshinas are given: 501, 2,100, 5551. */
const isAmount = ({ digits }: Pick<Group, 'digits'>): boolean => /^[1-9]\d*(?:00|01|11|21|50|51)$/.test(digits);

/** The digits that a piece means; null for other words. */
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
