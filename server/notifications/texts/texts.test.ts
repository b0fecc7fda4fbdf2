import { describe, expect, test } from 'vitest';
import { reviewActions } from '#domain/people/onboarding.ts';
import { paise } from '#domain/money.ts';
import { partsOf, plainSigns } from '#domain/notices/sms.ts';
import { asDay, instantOf } from '#domain/time.ts';
import { booking } from './test-booking.ts';
import { dueAt, factSets, hoursOf, otherTopics } from './test-facts.ts';
import { textOf } from './texts.ts';
import { stepTopics } from '../topics.ts';

describe('every step that is announced has its words', () => {
  test.each([...stepTopics, 'paymentLate.customer', 'refundSent.customer', 'nobodyFound.customer', 'carried.customer'])(
    '%s',
    (topic) => {
      const text = textOf({ topic, booking, facts: { dueAt, note: 'Ill' } }, 'en');
      expect(text).toContain(
        topic === 'begin.customer' ? 'began Satyanarayan Puja' : 'Satyanarayan Puja on 5 Dec 2026, 9:30 am',
      );
      expect(text).not.toMatch(/undefined|null|NaN|\s\s/);
      expect(text?.length).toBeLessThan(320);
    },
  );

  test.each(reviewActions)('review.%s', (action) => {
    const facts = { comment: 'Please bring your papers', acharyaName: 'Acharya Das', expectedEnd: asDay('2026-12-31') };
    const text = textOf({ topic: `review.${action}`, booking: null, facts }, 'en');
    expect(text).toMatch(/Please bring your papers\.( |$)|families can book you\.$/);
  });
});

test('a family on whose behalf the office noted that nobody came reads that, and no clock of a case of its own', () => {
  const about = { ticket: '2026-00042', caseKind: 'absence', byOffice: true } as const;
  expect(textOf({ topic: 'caseOpened.customer', booking, facts: about }, 'en')).toContain(
    'We have noted that nobody came to Satyanarayan Puja on 5 Dec 2026, 9:30 am. Ticket 2026-00042: nobody pays until we decide, within 30 days.',
  );
});

test.each([...stepTopics, ...otherTopics])('%s ends its sentences, those of a person among them', (topic) => {
  for (const [note, end] of [
    ['Fever', 'Fever.'],
    ['Is this right?', 'right?'],
    ['ଜ୍ୱର ହୋଇଛି।', 'ହୋଇଛି।'],
    ['x'.repeat(100), 'x…'],
  ] as const) {
    const text = textOf({ topic, booking, facts: { dueAt, note } }, 'en') ?? '';
    expect(text).toMatch(/[.?।…]$/u);
    const isTold = text.includes(note.slice(0, 20));
    expect(isTold).toBe(text.includes(`${end} `) || text.endsWith(end));
  }
});

test.each([...stepTopics, ...otherTopics])('with usual names %s is one SMS, whatever is true of it', (topic) => {
  const usual = { ...booking, advancePaise: paise(1500), place: 'Plot 12, Nayapalli', startCode: '4711' };
  const texts = factSets.map((said) =>
    plainSigns(textOf({ topic, booking: usual, facts: { dueAt, ...said } }, 'en') ?? ''),
  );
  expect(texts.filter((text) => partsOf(text) > 1)).toEqual([]);
});

test('a changed password is announced, with what to do where it was somebody else', () => {
  const text = textOf({ topic: 'account.passwordChanged', booking: null, facts: {} }, 'en');
  expect(text).toMatch(/password of your account was changed.* log in with OTP/);
});

test('times are in India’s clock and money in its grouping', () => {
  const text = textOf({ topic: 'requestAdvance.customer', booking, facts: { dueAt } }, 'en');
  expect(text).toContain('an advance of ₹1,23,456 for');
  expect(text).toContain('Please pay by 4 Dec, 6:00 pm');
});

test('no message has two clocks', () => {
  const night = {
    ...booking,
    startMinute: 1_384,
    muhurat: hoursOf('2026-12-05T23:04:00+05:30', '2026-12-06T06:07:00+05:30'),
  };
  const nextHours = { from: '2026-12-07T17:00:00+05:30', to: '2026-12-08T01:00:00+05:30' };
  const otherTime = { day: asDay('2026-12-06'), startMinute: 810 };
  const told = [...stepTopics, ...otherTopics].flatMap((topic) =>
    (['tomorrow', 'soon'] as const).map(
      (ahead) => textOf({ topic, booking: night, facts: { dueAt, otherTime, nextHours, ahead } }, 'en') ?? '',
    ),
  );
  const clocks = told.flatMap((text) => text.match(/\d{1,2}:\d{2}( [ap]m)?/g) ?? []);
  expect(clocks).toContain('11:04 pm');
  expect(clocks.filter((one) => !/^(1[0-2]|[1-9]):\d\d [ap]m$/.test(one))).toEqual([]);
});

test('without a start only the day is named', () => {
  const text = textOf({ topic: 'accept.customer', booking: { ...booking, startMinute: null }, facts: {} }, 'en');
  expect(text).toBe('Pandit Jagannath Mishra has confirmed Satyanarayan Puja on 5 Dec 2026 for ₹2,10,000.');
});

test('a language we do not have yet reads English', () => {
  const message = { topic: 'accept.customer', booking, facts: {} };
  expect(textOf(message, 'ta')).toBe(textOf(message, 'en'));
});

test('long names and line breaks do not carry a text of their own', () => {
  const customer = `Free gift\n\nvisit ${'x'.repeat(100)}`;
  const text = textOf({ topic: 'request.pandit', booking: { ...booking, customer }, facts: { dueAt } }, 'en') ?? '';
  expect(text).not.toContain('\n');
  expect(text).not.toContain('x'.repeat(40));
});

test.each(['reject.customer', 'withdraw.customer', 'propose.pandit', 'propose.customer'] as const)(
  'the reason of one side for %s says no way past the booking',
  (topic) => {
    const text = textOf({ topic, booking, facts: { dueAt, note: 'Fever, ring 98610~12345' } }, 'en');
    expect(text).toContain(' Reason: Fever, ring ...');
    expect(text).not.toMatch(/98610|12345/);
    const half = textOf({ topic, booking, facts: { dueAt, note: 'On 20.11.2026, and 98 610 too' } }, 'en');
    expect(half).toContain(' Reason: On 20.11.2026, and ... too');
  },
);

test('a step that was decided in a case names the ticket in place of a reason', () => {
  const message = { topic: 'cancelOnBehalf.pandit', booking, facts: { note: 'case 2026-00004 illness' } };
  expect(textOf(message, 'en')).toMatch(/of [^.]+\. So it was decided: ticket 2026-00004\.$/);
});

test('only a family that has paid reads that its money waits', () => {
  const told = (seeks: 'yes' | 'ask', holdsAdvance: boolean) =>
    textOf({ topic: 'withdraw.customer', booking, facts: { seeks, holdsAdvance } }, 'en');
  expect(told('yes', true)).toMatch(/We look for others; what you paid stays for them\.$/);
  expect(told('ask', true)).toMatch(/what you paid waits\.$/);
  expect(told('yes', false)).toMatch(/We look for others\.$/);
  expect(told('ask', false)).toMatch(/You can choose others on its page\.$/);
});

test('credit that paid an advance is called credit, and only money comes back', () => {
  const told = (creditBack: number) =>
    textOf(
      {
        topic: 'expire.customer',
        booking,
        facts: { refunded: true, amount: paise(500), creditBack: paise(creditBack) },
      },
      'en',
    );
  expect(told(500)).toMatch(/Your credit of ₹500 is yours again\.$/);
  expect(told(200)).toMatch(/Your credit of ₹200 is yours again\. ₹300 comes back to you\.$/);
});

test('the message of a beginning names the hour it began, not the agreed one', () => {
  const begunAt = instantOf('2026-12-05T04:22:00Z');
  expect(textOf({ topic: 'begin.customer', booking, facts: { begunAt } }, 'en')).toBe(
    'Pandit Jagannath Mishra began Satyanarayan Puja on 5 Dec, 9:52 am.',
  );
});

test.each(['propose.pandit', 'propose.customer'] as const)('%s is one SMS, however long its reason', (topic) => {
  const usual = { ...booking, muhurat: hoursOf('2026-12-05T09:12:00+05:30', '2026-12-05T11:05:00+05:30') };
  const otherTime = { day: asDay('2026-12-06'), startMinute: 600 };
  for (const length of [0, 10, 60, 200]) {
    const text = textOf({ topic, booking: usual, facts: { dueAt, otherTime, note: 'x '.repeat(length / 2) } }, 'en');
    expect(partsOf(plainSigns(text ?? ''))).toBe(1);
  }
});

test('hours that are good until after midnight name the date of their end, and it is still one SMS', () => {
  const night = {
    ...booking,
    startMinute: 1_400,
    muhurat: hoursOf('2026-12-05T23:20:00+05:30', '2026-12-06T01:10:00+05:30'),
  };
  const otherTime = { day: asDay('2026-12-06'), startMinute: 600 };
  const text = textOf({ topic: 'propose.customer', booking: night, facts: { dueAt, otherTime } }, 'en') ?? '';
  expect(text).toContain('on 5 Dec 2026, 11:20 pm (good till 1:10 am, 6 Dec)');
  expect(partsOf(plainSigns(text))).toBe(1);
});

test('hours of a whole day are written as such', () => {
  const day = { ...booking, muhurat: hoursOf('2026-12-05T06:09:00+05:30', '2026-12-06T06:10:00+05:30') };
  const nextHours = { from: '2026-12-13T06:14:00+05:30', to: '2026-12-14T06:15:00+05:30' };
  const text = textOf({ topic: 'request.pandit', booking: day, facts: { dueAt } }, 'en') ?? '';
  expect(text).toContain('(good the whole day, till 6:10 am, 6 Dec, Shukla');
  expect(textOf({ topic: 'hourTaken.customer', booking: day, facts: { nextHours } }, 'en')).toContain(
    ' Next good hours: 13 Dec, the whole day.',
  );
});

test('messages of a request, an agreement, a move and a reminder name the hours with their own tithi and star', () => {
  const night = {
    ...booking,
    day: asDay('2026-12-06'),
    startMinute: 10,
    muhurat: hoursOf('2026-12-05T23:20:00+05:30', '2026-12-06T01:10:00+05:30'),
  };
  for (const topic of ['request.pandit', 'accept.customer', 'move.customer', 'move.pandit'] as const) {
    const text = textOf({ topic, booking: night, facts: { dueAt } }, 'en') ?? '';
    expect(text).toContain(
      'on 6 Dec 2026, 12:10 am (good 11:20 pm, 5 Dec to 1:10 am, 6 Dec, Shukla Dashami then Shukla Ekadashi, Revati)',
    );
    expect(partsOf(plainSigns(text))).toBeLessThanOrEqual(2);
  }
  const early = {
    ...booking,
    startMinute: 552,
    muhurat: hoursOf('2026-12-05T09:12:00+05:30', '2026-12-05T11:05:00+05:30'),
  };
  expect(textOf({ topic: 'soon.pandit', booking: early, facts: { ahead: 'tomorrow' } }, 'en')).toContain(
    'Tomorrow, 9:12 am (good till 11:05 am, Shukla Dashami then Shukla Ekadashi, Revati): Satyanarayan Puja',
  );
});

test('a topic without words is noticed', () => {
  expect(textOf({ topic: 'request.customer', booking, facts: {} }, 'en')).toBeNull();
  expect(textOf({ topic: 'toString', booking, facts: {} }, 'en')).toBeNull();
});

test.each(['answer', 'payment', 'acceptance', 'puja'] as const)(
  'a reminder of the %s fits, with the longest names',
  (waitsFor) => {
    const long = {
      ...booking,
      customer: 'Ramachandra Satapathy Mahapatra',
      ritual: 'Rudrabhishek with the eleven recitations',
    };
    const topic = waitsFor === 'payment' ? 'remind.customer' : 'remind.pandit';
    const text = textOf({ topic, booking: long, facts: { waitsFor, dueAt } }, 'en') ?? '';
    // two parts of seventy signs each, or one of a hundred and sixty without a rupee sign
    expect(text.length).toBeLessThanOrEqual(/[^\0-\x7f]/.test(text) ? 201 : 306);
  },
);
