import { describe, expect, test } from 'vitest';
import { partsOf } from '#domain/notices/sms.ts';
import { asDay, instantOf } from '#domain/time.ts';
import { DEAR_ROOM } from './sentence.ts';
import { alone, bookingTopics, inScripts, messages, usual } from './test-all.ts';
import { dueAt } from './test-facts.ts';
import { textOf, type Message } from './texts.ts';

/** Odia and Hindi: the same is said, in letters of their own, and no message costs more than two parts. */

const languages = [
  {
    language: 'or',
    letter: /[\u0b00-\u0b7f]/u,
    names: { customer: 'ସୁନୀତା ମହାନ୍ତି', pandit: 'ଜଗନ୍ନାଥ ମିଶ୍ର', place: 'ନୟାପଲ୍ଲୀ' },
  },
  {
    language: 'hi',
    letter: /[\u0900-\u097f]/u,
    names: { customer: 'सुनीता महांति', pandit: 'जगन्नाथ मिश्र', place: 'नयापल्ली' },
  },
] as const;

const lastSign = /(?:[।?….]|https:\S+)$/u;
/** What both languages leave in Latin letters. */
const latin = /\b(?:OTP|UPI|SMS|PDF|PAN|GST)\b|https:\S+|M-\d+/gu;
const people = /Jagannath Mishra|Sunita Mohanty|Acharya Das|Anjali Mohanty|Plot 12, Nayapalli/gu;
/** What was written as a reason. */
const written =
  /case 2026-[\d.]+|own held|Fever|Exams|Cash|Nobody came|You did not come|A part comes back|We have heard both of you/gu;

describe.each(languages)('$language', ({ language, letter, names }) => {
  const isFaulty = ({ topic }: Message, text: string): boolean =>
    !letter.test(text) ||
    !lastSign.test(text) ||
    /[{}]|undefined|null|NaN|[\u0966-\u096f\u0b66-\u0b6f]|[\dA-Za-z]।/u.test(text) ||
    /[A-Za-z]/.test(text.replaceAll(latin, '').replaceAll(people, '').replaceAll(written, '')) ||
    // the link of an invitation alone is more than one, in English too
    partsOf(text) > (topic === 'staff.invited' ? 3 : 2);
  const faulty = (all: readonly Message[]): string[] =>
    all.flatMap((message) => {
      const text = textOf(message, language, instantOf('2026-12-04T06:00:00Z')) ?? '';
      return isFaulty(message, text) ? [text] : [];
    });

  test.each(bookingTopics)('%s is said in its letters, in two parts at most', (topic) => {
    expect(faulty(messages(topic))).toEqual([]);
  });
  test('so is what concerns no booking', () => {
    expect(faulty(alone)).toEqual([]);
  });

  test.each(bookingTopics)('%s has room for the signature', (topic) => {
    const long = messages(topic)
      .map((message) => textOf(message, language) ?? '')
      .filter((text) => text.length > DEAR_ROOM);
    expect([...new Set(long)]).toEqual([]);
  });

  test('names of the own script stand as they were typed, a title only once', () => {
    const view = { ...usual, ...names };
    const told = (pandit: string) =>
      textOf({ topic: 'cannotAttend.customer', booking: { ...view, pandit }, facts: {} }, language);
    expect(told(`Pandit ${names.pandit}`)).toBe(told(names.pandit));
    expect(told(names.pandit)).toContain(names.pandit);
    expect(told('Acharya Das')).toMatch(/: Acharya Das /);
  });

  test('who gave a name in that script is called by it, in every message that names them', () => {
    const alike = { ...usual, ...inScripts };
    const named = [...bookingTopics.map((topic) => ({ topic, booking: alike, facts: { dueAt } })), ...alone];
    const texts = named.map((message) => textOf(message, language, dueAt) ?? '');
    expect(texts.filter((text) => /Laxmipriya|Mohapatra|Bishwanath|Tripathy/.test(text))).toEqual([]);
    const { customerOr, customerHi, panditOr, panditHi } = inScripts;
    const own = language === 'or' ? [customerOr, panditOr] : [customerHi, panditHi];
    for (const name of own) expect(texts.filter((text) => text.includes(name)).length).toBeGreaterThan(5);
  });

  test('who has left is called so in that language', () => {
    const gone = { ...usual, customer: 'Deleted user', customerOr: null, customerHi: null };
    const text = textOf({ topic: 'request.pandit', booking: gone, facts: {} }, language) ?? '';
    expect(text).not.toContain('Deleted user');
    expect(text).toMatch(/ଲିଭାଯାଇଥିବା ଆକାଉଣ୍ଟ|मिटाया हुआ खाता/u);
  });

  test('of a rite for the dead nothing cheerful is said', () => {
    const told = (quiet: boolean) =>
      textOf({ topic: 'complete.customer', booking: { ...usual, quiet }, facts: {} }, language);
    expect(told(false)).toMatch(/ଧନ୍ୟବାଦ|धन्यवाद/u);
    expect(told(true)).toMatch(/କାର୍ଯ୍ୟ ସମ୍ପନ୍ନ ହୋଇଛି।$|कार्य संपन्न हुआ।$/u);
    const quiet = bookingTopics.flatMap(messages).filter(({ booking: of }) => of?.quiet);
    const cheerful = quiet
      .map((message) => textOf(message, language) ?? '')
      .filter((text) => /ଶୁଭ|शुभ|ପୂଜା|पूजा/u.test(text));
    expect(cheerful).toEqual([]);
  });

  test('a day more than ten months away has its year', () => {
    const far = { ...usual, day: asDay('2027-12-05') };
    const text = textOf({ topic: 'accept.customer', booking: far, facts: {} }, language, dueAt);
    expect(text).toContain('5/12/2027, 09:30');
  });
});

test('English and what is not known yet have the ritual by its English name', () => {
  expect(textOf({ topic: 'accept.customer', booking: usual, facts: {} }, 'en')).toContain('Satyanarayan Puja');
  const unnamed = { ...usual, ritualOr: null };
  expect(textOf({ topic: 'accept.customer', booking: unnamed, facts: {} }, 'or')).toContain('Satyanarayan Puja');
});

test('Odia endings do not fuse with a name that ends in a halanta', () => {
  const view = { ...usual, customer: 'ରମେଶ୍' };
  expect(textOf({ topic: 'request.pandit', booking: view, facts: {} }, 'or')).toContain('ରମେଶ୍\u200cଙ୍କ');
});
