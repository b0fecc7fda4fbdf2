import { hosts } from '../people/name-words.ts';

/** What a review may say: anything but how somebody is reached. */

/** Signs that are not seen or turn what stands around them; joiners are letters' business in Odia and Devanagari. */
const unseen = /(?!\n)\p{Cc}|(?![\u200C\u200D])\p{Cf}|[\p{Zl}\p{Zp}]/gu;

/** The words as they are kept; null where nothing is left to be seen. */
export function plainly(text: string): string | null {
  const seen = text.replaceAll('\r\n', '\n').replaceAll(unseen, '').trim();
  return /[^\s\u200C\u200D]/u.test(seen) ? seen : null;
}

/** What of this kind the words carry, which they must not. */
export function contactIn(text: string): 'phone' | 'email' | 'link' | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/[\u200C\u200D]/g, '')
    .replaceAll(likeDot, '.');
  if (hasPhone(plain)) return 'phone';
  if (hasAddress(plain)) return 'email';
  return hasLink(plain) ? 'link' : null;
}

const likeDot = /[\u3002\uFF0E\uFF61\u2024]/g;

/** Digits as they are spelled: English, and Hindi and Odia in their own letters and in Latin ones. */
const spelled = new Map(
  Object.entries({
    0: 'zero oh shunya sunya shoonya शून्य ଶୂନ ଶୂନ୍ୟ',
    1: 'one ek eka एक ଏକ',
    2: 'two do dui दो ଦୁଇ',
    3: 'three teen tin tini तीन ତିନି',
    4: 'four char chaar chari चार ଚାରି',
    5: 'five panch paanch pancha पांच पाँच ପାଞ୍ଚ',
    6: 'six chhe chhah chha chhaa छह छः ଛଅ',
    7: 'seven saat sat saata सात ସାତ',
    8: 'eight aath ath aatha आठ ଆଠ',
    9: 'nine nau naa na नौ ନଅ',
  }).flatMap(([digit, words]) => words.split(' ').map((word) => [word.normalize('NFKC'), digit] as const)),
);
const repeated = new Map([
  ['double', 2],
  ['triple', 3],
]);

/** A number of ten digits and more that could be called, however it is written: with gaps, in words, in another script. */
const hasPhone = (text: string): boolean => numbersIn(text.toLowerCase()).some(canBeCalled);

/** The numbers of a text as their digits; what stands inside of one is short and has no letters. */
function numbersIn(text: string): string[] {
  const numbers = [''];
  let times = 1;
  for (const [piece] of text.matchAll(/\p{Nd}+|\p{L}[\p{L}\p{M}]*|(?:[\s.,()+\-–—_/*]|\u20E3|\uFE0F){1,4}|./gsu)) {
    const more = repeated.get(piece);
    const digits = digitsOf(piece, numbers.at(-1) !== '');
    if (more) times = more;
    else if (digits !== null) numbers.push(numbers.pop() + digits.repeat(times));
    else if (!gap.test(piece)) numbers.push('');
    if (digits !== null) times = 1;
  }
  return numbers;
}

const gap = /^(?:[\s.,()+\-–—_/*]|\u20E3|\uFE0F)/u;

/** A piece as the digits it stands for; null for other words. */
function digitsOf(piece: string, within: boolean): string | null {
  if (/^\p{Nd}/u.test(piece)) return [...piece].map((one) => String(valueOf(one))).join('');
  return spelled.get(piece) ?? (within && piece === 'o' ? '0' : null);
}

/** `୯` is 9: the digits of a script stand in a row of ten that begins with its zero. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (at - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return at - zero;
}

/** Ten digits of a mobile, or a line with its 0 and the code of its place. */
const canBeCalled = (digits: string): boolean => /[6-9]\d{9}/.test(digits) || /^0[1-9]\d{9}$/.test(digits);

const mailers = 'gmail|yahoo|hotmail|outlook|rediff|rediffmail|proton|protonmail|icloud|live';
/** Of mail, of payments (`ravi@okaxis`), of a name somewhere (`@ravi`); also with the sign spelled. */
const address = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]\s?@\s?[\p{L}\p{N}]|(?:^|\s)@[\p{L}\p{N}]|[\s([]at[\s)\]]+(?:${mailers})\b|\b(?:${mailers})\s*(?:\.|[([]?\s*dot\s*[)\]]?)\s*com\b`,
  'iu',
);
const hasAddress = (text: string): boolean => address.test(text);

/** Ends of hosts that are met in India, beside those that name-words.ts knows; `good.He` is a full stop that lacks its space. */
const ends = [...hosts, 'in', 'co', 'io', 'me', 'ly', 'gl', 'tk', 'cc'].join('|');
const link = new RegExp(
  String.raw`:\/\/|\bwww\b\s?\.|[\p{L}\p{N}-]\.(?:${ends}|${ends.toUpperCase()})(?![\p{L}\p{N}])|\s[([]?dot[)\]]?\s+(?:com|in|net|org|co)(?!\p{L})`,
  'u',
);
const hasLink = (text: string): boolean => link.test(text) || /\b\d{1,3}(?:\.\d{1,3}){3}\b/.test(text);
