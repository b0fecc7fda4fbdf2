import { hosts } from './hosts.ts';
import { phonesIn, saysDigits, type Stretch } from './phones.ts';

/** How somebody is reached, in words people write: reviews must not say it at all, letters not before the day is agreed. */

/** Signs that are not seen or turn what stands around them; joiners are letters' business in Odia and Devanagari. */
const unseen = /(?!\n)\p{Cc}|(?![\u200C\u200D])\p{Cf}|[\p{Zl}\p{Zp}]/gu;

/** The words as they are kept; null where nothing is left to be seen. */
export function plainly(text: string): string | null {
  const seen = text.replaceAll('\r\n', '\n').replaceAll(unseen, '').trim();
  return /[^\s\u200C\u200D]/u.test(seen) ? seen : null;
}

export type ContactKind = 'phone' | 'email' | 'link';

/** What of this kind the words carry. */
export function contactIn(text: string): ContactKind | null {
  const { plain, small } = readable(text);
  if (phonesIn(small).length > 0) return 'phone';
  if (addressesIn(plain).length > 0) return 'email';
  return linksIn(plain).length > 0 ? 'link' : null;
}

/** What replaces a number, an address or a link. */
export const MASK = '•••';

/**
 * The words with every number, address and link masked; the same words where they carry none. What the same side `said` beside them
 * belongs to them: half a number may stand there, whatever was said in between. That is not given back.
 */
export function withoutContacts(words: string, said: readonly string[] = []): string {
  const before = said
    .filter((one) => one !== words && mayBePart(one))
    .map((one) => `${one}\n`)
    .join('');
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

/** Whether the words may contain a part of a number; nothing else matters. */
export const mayBePart = (words: string): boolean => saysDigits(readable(words).small);

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

const mailers = 'gmail|yahoo|hotmail|outlook|rediff|rediffmail|proton|protonmail|icloud|live';
const places =
  '(?:insta(?:gram)?|facebook|fb|telegram|tg|snap(?:chat)?|whats\\s?app|wa|youtube|twitter|signal|इंस्टा(?:ग्राम)?|फेसबुक|व्हाट्सएप|ଇନଷ୍ଟା(?:ଗ୍ରାମ)?|ଫେସବୁକ|ହ୍ୱାଟସଆପ)';
/** After the name of a place: what is done there is no name. */
const doneThere =
  'photos?|pictures?|videos?|reels?|story|stories|posts?|pages?|groups?|channels?|accounts?|profiles?|messages?|status|before|after|during|while|about|through|because|where|which|their|there|these|those|friends?|family|people|later|today|tomorrow|again|please|shared?|sharing|pandits?|pandit ji|called|calling|videocall|and|with|from|that';
/** Of mail, of payments (`ravi@okaxis`), of a name somewhere (`@ravi`, `insta: ravi`, `insta ravipandit`); also with the sign spelled. */
const address = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}\p{N}])${places}[\s:-]*(?:id|handle|name|on|at)?(?:\s*(?:[:=]|is)\s*[\p{L}\p{N}][\p{L}\p{M}\p{N}._]+|\s+(?=[a-z\d._]*[\d._])[a-z][a-z\d._]*[a-z\d])`,
    String.raw`(?<![\p{L}\p{M}\p{N}])(?<!\b(?:on|via|by|in|from|the|our|his|her|my)\s)(?:insta(?:gram)?|fb|tg|telegram|snap(?:chat)?)\s+(?!(?:${doneThere})\b)[a-z]{6,}`,
    String.raw`[\p{L}\p{N}._%+-]\s?@\s?[\p{L}\p{N}]|(?:^|\s)@[\p{L}\p{N}]`,
    String.raw`[\s([]at[\s)\]]+(?:the\s+rate\s+(?:of\s+)?)?(?:${mailers})\b|\bat\s+the\s+rate\s+(?:of\s+)?[a-z]{3,}\s*(?:\.|[([{]?\s*dot\b)`,
    String.raw`\b(?:${mailers})\s*(?:\.|[([]?\s*dot\s*[)\]]?)\s*com\b`,
  ].join('|'),
  'giu',
);
const addressesIn = (plain: string): Stretch[] => [...plain.matchAll(address)].map(stretchOf);

/** Ends of hosts that are met in India, beside those that hosts.ts knows; `good.He` is a full stop that lacks its space. */
const ends = [...hosts, 'in', 'co', 'io', 'me', 'ly', 'gl', 'tk', 'cc'].join('|');
/** A dot, also pulled apart from its host, or in brackets: `pujari . in`, `pujari[.]in`. */
const dot = String.raw`(?:\.|\s+\.\s*|\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*)`;
const link = new RegExp(
  String.raw`:\/\/|\bwww\b\s?\.|([\p{L}\p{M}\p{N}-]+)${dot}(${ends}|${ends.toUpperCase()})(?![\p{L}\p{N}])|\s[([]?dot[)\]]?\s+(?:com|in|net|org|co)(?!\p{L})|\b\d{1,3}(?:\.\d{1,3}){3}\b`,
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
