import { expect, test } from 'vitest';
import { isAgain, isTwice, lostIn } from './limb-parts.ts';

const part = (index: number, from: string, to: string) => ({
  index,
  from: `${from}:00+05:30`,
  to: `${to}:00+05:30`,
});

test('a tithi that begins and ends between two sunrises is lost, and no other is', () => {
  const [before, lost, after] = [
    part(1, '2027-01-01T06:00', '2027-01-02T07:00'),
    part(2, '2027-01-02T07:00', '2027-01-03T05:30'),
    part(3, '2027-01-03T05:30', '2027-01-04T04:00'),
  ];
  expect(lostIn([before, lost, after])).toEqual([lost]);
  expect([lostIn([before]), lostIn([before, after]), lostIn([])]).toEqual([[], [], []]);
});

test('Krishna Saptami of 27 May 2027 stands at two sunrises: the first day says so, and the second', () => {
  const saptami = part(22, '2027-05-27T04:04', '2027-05-28T06:25');
  const ashtami = part(23, '2027-05-28T06:25', '2027-05-29T08:40');
  const [first, second] = [{ sunrise: '2027-05-27T05:06:10+05:30' }, { sunrise: '2027-05-28T05:06:00+05:30' }];
  expect([isTwice([saptami]), isAgain([saptami], first)]).toEqual([true, false]);
  expect([isTwice([saptami, ashtami]), isAgain([saptami, ashtami], second)]).toEqual([false, true]);
});
