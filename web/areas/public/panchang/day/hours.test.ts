import { expect, test } from 'vitest';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { beforeSunrise, dayToAsk, goodHours, goodHoursTold, hoursToAvoid, standingAt } from './hours.ts';

const at = (clock: string) => `2026-12-14T${clock}:00+05:30`;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const day = {
  date: '2026-12-14',
  limbs: {
    tithi: [
      { index: 5, ...span('00:00', '19:15') },
      { index: 6, from: at('19:15'), to: '2026-12-15T21:19:00+05:30' },
    ],
  },
  sunrise: at('06:13'),
  nextSunrise: '2026-12-15T06:14:00+05:30',
  windows: { rahuKaal: span('07:35', '08:57'), yamaganda: null, gulika: null, abhijit: null, brahmaMuhurta: null },
  durmuhurta: [span('09:00', '09:20')],
  bhadra: [
    { dwelling: 'heaven', ...span('12:00', '13:00') },
    { dwelling: 'earth', ...span('15:00', '16:00') },
  ],
  eclipses: [],
  sutak: [],
  choghadiya: [
    { name: 'shubh', good: true, night: false, ...span('08:57', '10:19') },
    { name: 'rog', good: false, night: false, ...span('10:19', '11:41') },
    { name: 'labh', good: true, night: true, ...span('20:00', '21:00') },
  ],
} as unknown as AlmanacDayReply;

const clocks = (hours: readonly { from: number; to: number; kind: string }[]) =>
  hours.map(({ kind, from, to }) => [
    kind,
    ...[from, to].map((ms) => new Date(ms + 19_800_000).toISOString().slice(11, 16)),
  ]);

test('Bhadra is avoided only where it dwells on earth', () => {
  expect(clocks(hoursToAvoid(day))).toEqual([
    ['rahuKaal', '07:35', '08:57'],
    ['durmuhurta', '09:00', '09:20'],
    ['bhadra', '15:00', '16:00'],
  ]);
});

test('a good hour is cut where something speaks against it, crumbs are left out, and nights are for sleeping', () => {
  expect(clocks(goodHours(day))).toEqual([['shubh', '09:20', '10:19']]);
});

test('it is said which hours take a part of a good one, or all of it', () => {
  const told = (over: object) =>
    goodHoursTold({ ...day, ...over } as AlmanacDayReply).map(({ whole, left, takenBy }) => [
      whole.kind,
      clocks(left).map((times) => times.slice(1).join('–')),
      takenBy,
    ]);
  expect(told({})).toEqual([['shubh', ['09:20–10:19'], ['durmuhurta']]]);
  // Abhijit gives way as well; Rahu kaal of the same eighth leaves nothing of a choghadiya
  const windows = { ...day.windows, abhijit: span('11:40', '12:28'), rahuKaal: span('08:57', '10:19') };
  expect(told({ windows, bhadra: [{ dwelling: 'earth', ...span('12:00', '13:00') }] })).toEqual([
    ['shubh', [], ['rahuKaal', 'durmuhurta']],
    ['abhijit', ['11:40–12:00'], ['bhadra']],
  ]);
});

test.each([
  ['08:00', 'avoid', '08:57'],
  ['08:58', 'plain', '09:00'],
  ['09:30', 'good', '10:19'],
  ['11:00', 'plain', '15:00'],
])('at %s it stands %s until %s', (clock, kind, until) => {
  expect(standingAt(day, Date.parse(at(clock)))).toEqual({ kind, until: Date.parse(at(until)) });
});

test('hours that follow each other are said by the end of the last', () => {
  const choghadiya = [...day.choghadiya, { name: 'amrit', good: true, night: false, ...span('10:19', '11:41') }];
  const bhadra = [{ dwelling: 'earth', ...span('08:30', '09:10') }];
  const busy = { ...day, choghadiya, bhadra } as unknown as AlmanacDayReply;
  const standsAt = (clock: string) => standingAt(busy, Date.parse(at(clock)));
  // Rahu kaal, Bhadra and durmuhurta, then Shubh and Amrit
  expect(standsAt('08:00')).toEqual({ kind: 'avoid', until: Date.parse(at('09:20')) });
  expect(standsAt('09:30')).toEqual({ kind: 'good', until: Date.parse(at('11:41')) });
});

test('before dawn it stands by the name of Brahma muhurta, which is for prayer and study', () => {
  const dawn = { from: '2026-12-15T04:36:00+05:30', to: '2026-12-15T05:24:00+05:30' };
  const early = { ...day, windows: { ...day.windows, brahmaMuhurta: dawn } } as unknown as AlmanacDayReply;
  expect(standingAt(early, Date.parse('2026-12-15T04:40:00+05:30'))).toEqual({
    kind: 'brahma',
    until: Date.parse(dawn.to),
  });
});

test('another day has no now', () => {
  expect(standingAt(day, Date.parse(at('06:12')))).toBeNull();
  expect(standingAt(day, Date.parse(day.nextSunrise))).toBeNull();
});

test.each([
  ['2026-12-14T00:00', { runs: 'before' }],
  ['2026-12-14T06:12', { runs: 'before' }],
  ['2026-12-14T06:13', null],
  ['2026-12-14T23:59', null],
  ['2026-12-15T00:00', { runs: 'this', tithi: 6 }],
  ['2026-12-15T06:13', { runs: 'this', tithi: 6 }],
  ['2026-12-15T06:14', null],
])('at %s it is said whose day it is until sunrise', (clock, said) => {
  expect(beforeSunrise(day, Date.parse(`${clock}:00+05:30`))).toEqual(said);
});

test.each([
  ['2026-12-13T20:00', '2026-12-14'],
  ['2026-12-14T20:59', '2026-12-14'],
  // nobody comes any more on the day itself
  ['2026-12-14T21:00', '2026-12-15'],
  // its civil day is over, and until sunrise it still runs
  ['2026-12-15T00:00', '2026-12-15'],
  ['2026-12-15T06:13', '2026-12-15'],
  ['2026-12-15T06:14', null],
  ['2027-01-03T12:00', null],
])('at %s a pandit is offered for %s', (clock, offered) => {
  expect(dayToAsk(day, Date.parse(`${clock}:00+05:30`))).toBe(offered);
});

test('an eclipse is avoided while it is seen, and taken out of good hours', () => {
  const eclipses = [{ of: 'sun', seen: span('09:40', '11:00') }];
  const eclipsed = { ...day, eclipses } as unknown as AlmanacDayReply;
  expect(clocks(hoursToAvoid(eclipsed))).toContainEqual(['eclipse', '09:40', '11:00']);
  expect(clocks(goodHours(eclipsed))).toEqual([['shubh', '09:20', '09:40']]);
});

test('sutak is avoided to its end, takes good hours with it, and is named as what takes them', () => {
  const sutak = [{ from: '2026-12-13T21:40:00+05:30', to: at('10:00') }];
  const before = { ...day, sutak } as unknown as AlmanacDayReply;
  expect(hoursToAvoid(before)[0]).toEqual({
    kind: 'sutak',
    from: Date.parse('2026-12-13T21:40:00+05:30'),
    to: Date.parse(at('10:00')),
  });
  expect(goodHoursTold(before).map(({ left, takenBy }) => [clocks(left), takenBy])).toEqual([
    [[['shubh', '10:00', '10:19']], ['sutak', 'durmuhurta']],
  ]);
  const all = { ...day, sutak: [{ from: at('00:00'), to: at('11:00') }] } as unknown as AlmanacDayReply;
  expect(goodHours(all)).toEqual([]);
});
