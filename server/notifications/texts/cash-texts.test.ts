import { expect, test } from 'vitest';
import { paise } from '#domain/money.ts';
import { partsOf, plainSigns } from '#domain/notices/sms.ts';
import { booking } from './test-booking.ts';
import { textOf } from './texts.ts';

/** What is said of a puja that was held on the word of one side, and of the cash of one that was not. */

test('what the office was told of is said with the way to object; what it decided is not', () => {
  const told = (note: string, withoutCode = true) =>
    textOf({ topic: 'completeOnBehalf.customer', booking, facts: { note, withoutCode } }, 'en');
  // the code was typed before the office noted it
  expect(told('He rang.', false)).toMatch(/was held\.$/);
  expect(told('He rang.')).toMatch(/was held, without your code\. If it was not, say so on its page\.$/);
  expect(told('case 2026-00004')).toMatch(/was held\.$/);
});

test('cash of a puja that was not held comes back by hand, beside what comes back by us', () => {
  const told = (side: 'customer' | 'pandit', amount: number | null) => {
    const text = textOf(
      {
        topic: `caseDecided.${side}`,
        booking,
        facts: {
          ticket: '2026-00042',
          caseKind: 'notHeld',
          cashBack: paise(400),
          ...(amount === null ? {} : { amount: paise(amount) }),
        },
      },
      'en',
    );
    expect(partsOf(plainSigns(text ?? ''))).toBe(1);
    return text;
  };
  expect(told('customer', null)).toContain(' ₹400 of cash comes back to you by hand.');
  expect(told('customer', 500)).toContain(' ₹500 comes back to you, and ₹400 of cash by hand.');
  expect(told('pandit', 500)).toContain(' ₹500 goes back to the family. Give ₹400 of cash back to them by hand.');
});

test('cash that nobody confirmed is told to both when it is no longer asked back, in one SMS each', () => {
  for (const [side, says] of [
    ['customer', 'We no longer ask for it.'],
    ['pandit', 'We no longer ask you for it.'],
  ] as const) {
    const text = textOf({ topic: `dropRest.${side}`, booking, facts: { amount: paise(120_000) } }, 'en') ?? '';
    expect(text).toContain(says);
    expect(partsOf(plainSigns(text))).toBe(1);
  }
});
