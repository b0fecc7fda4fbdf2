import { expect, test } from 'vitest';
import { births, readBirth, writeBirth } from './birth.ts';

test('there are 36 births by star and sign, three of each four stars in one sign and the others in two', () => {
  expect(births).toHaveLength(36);
  const inTwo = [...Map.groupBy(births, ({ star }) => star)].filter(([, signs]) => signs.length === 2);
  // Krittika, Mrigashira, Punarvasu and six more
  expect(inTwo.map(([star]) => star)).toEqual([3, 5, 7, 12, 14, 16, 21, 23, 25]);
  expect(births.filter(({ star }) => star === 3)).toEqual([
    { star: 3, sign: 1 },
    { star: 3, sign: 2 },
  ]);
  expect(births.at(-1)).toEqual({ star: 27, sign: 12 });
});

test('what is written is read, and nothing else is', () => {
  expect(births.map((one) => readBirth(writeBirth(one)))).toEqual(births);
  expect(['', '3', '3.3', '28.1', '3.2.1', '03.2'].map(readBirth)).toEqual([null, null, null, null, null, null]);
});
