import { expect, test } from 'vitest';
import { counted, countedBy } from './counted.ts';

test('a sentence with a number goes to a page’s script in every kind the language knows', () => {
  const sentences = countedBy('en-IN', (count) => (count === 1 ? '1 ritual' : `${count} rituals`));
  expect(sentences).toEqual({ one: '# ritual', other: '# rituals' });
  expect([0, 1, 35].map((count) => counted(sentences, count, 'en-IN'))).toEqual([
    '0 rituals',
    '1 ritual',
    '35 rituals',
  ]);
  // the made-up language of tests
  expect(
    counted(
      countedBy('en-XA', (count) => `${count} !`),
      7,
      'en-XA',
    ),
  ).toBe('7 !');
});

test('a number is written in the digits that the sentences are', () => {
  const odia = countedBy('or-IN-u-nu-orya', (count) => `${new Intl.NumberFormat('or-IN-u-nu-orya').format(count)} ପୂଜା`);
  expect(counted(odia, 35, 'or-IN-u-nu-orya')).toBe('୩୫ ପୂଜା');
});
