import { expect, test } from 'vitest';
import { instantOf } from '#domain/time.ts';
import { escapedIn } from '../../testing/test-escaped.ts';
import { all, alone, bookingTopics, inScripts, messages, usual } from './test-all.ts';
import { textOf, type Message } from './texts.ts';

/** In the made-up language every sentence of a catalogue is accented: what is plain in a message was written into the program. */

/** Names of people, places and the almanac, and what was typed as a reason. */
const given = [
  usual.pandit,
  usual.customer,
  usual.ritual,
  inScripts.pandit,
  inScripts.customer,
  'Jagannath Mishra',
  'Acharya Das',
  'Anjali Mohanty',
  'Plot 12, Nayapalli',
  'Khordha',
  'Shukla Dashami',
  'Shukla Ekadashi',
  'Krishna Panchami',
  'Pausa',
  'Revati',
  'Fever',
  'Exams',
  'Cash',
  'Nobody came.',
  'You did not come.',
  'A part comes back.',
  'We have heard both of you.',
  // a reason that leads to a case, in a message that no case leads to
  'case 2026-',
  'own held',
];
const readAt = instantOf('2026-12-04T06:00:00Z');
const escaped = (of: readonly Message[]): string[] => [
  ...new Set(of.flatMap((message) => escapedIn(textOf(message, 'en-XA', readAt) ?? '', given))),
];

test.each(bookingTopics)('%s has no word of ours outside the catalogues', (topic) => {
  expect(escaped(messages(topic))).toEqual([]);
});

test('nor has what concerns no booking', () => {
  expect(escaped(alone)).toEqual([]);
});

test('the messages are really said in the made-up language', () => {
  const said = all.map((message) => textOf(message, 'en-XA', readAt) ?? '').filter(Boolean);
  expect(said.filter((text) => !text.includes('⟦'))).toEqual([]);
  expect(escapedIn(textOf(alone.at(-1) ?? { topic: '', booking: null, facts: {} }, 'en') ?? '').length).toBeGreaterThan(
    3,
  );
});
