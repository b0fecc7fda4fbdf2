import { describe, expect, test } from 'vitest';
import { namesFor } from '../../../../i18n/names.ts';
import { drawnNames } from '../shared/limb-names.ts';
import { band, DAY, hasRoom, lineAlong, sizeOf, widthOf } from './ring-shapes.ts';

const at = (clock: string, day = '2027-05-27') => Date.parse(`${day}T${clock}:00+05:30`);

/** Where each arc of a path begins and ends. */
function arcsOf(path: string): { from: string; to: string }[] {
  const steps = [...path.matchAll(/([MAL])([^MALZ]*)/g)].map(([, kind, numbers = '']) => ({
    kind,
    to: numbers.trim().split(' ').slice(-2).join(' '),
  }));
  return steps.flatMap(({ kind, to }, nth) => (kind === 'A' ? [{ from: steps[nth - 1]?.to ?? '', to }] : []));
}

describe('a tithi or a star that lasts the whole almanac day', () => {
  // 27 May 2027 in Bhubaneswar: Uttara Ashadha before sunrise until after the next
  test.each([
    ['a second short of a turn', at('05:06'), at('05:06', '2027-05-28') - 1_000],
    ['a turn', at('05:06'), at('05:06', '2027-05-28')],
    ['some seconds more', at('05:06'), at('05:06', '2027-05-28') + 40_000],
  ])('is drawn, for no arc ends where it begins: %s', (_name, from, to) => {
    for (const path of [band(from, to, 153, 128), lineAlong(from, to, 140)]) {
      const arcs = arcsOf(path);
      expect(arcs.length).toBeGreaterThan(1);
      expect(arcs.filter((one) => one.from === one.to)).toEqual([]);
    }
  });
});

test('an hour is one arc out and one back', () => {
  expect(arcsOf(band(at('09:00'), at('10:00'), 194, 164))).toHaveLength(2);
});

test('a name is written only where its letters have room', () => {
  expect(hasRoom('Mula', at('06:00'), at('09:00'), 140)).toBe(true);
  expect(hasRoom('Purva Bhadrapada', at('06:00'), at('09:00'), 112)).toBe(false);
  expect(hasRoom('Purva Bhadrapada', at('06:00'), at('06:00') + DAY, 112)).toBe(true);
});

test.each(['or-IN', 'hi-IN'] as const)('in %s a tithi of half a day has its name, in larger letters', (locale) => {
  const nameIn = namesFor(locale);
  for (let tithi = 1; tithi <= 30; tithi += 1) {
    const names = drawnNames.tithi(tithi).map(nameIn);
    expect(hasRoom(names[0] ?? '', at('06:00'), at('18:00'), 140)).toBe(true);
    // and at least its last word in five hours
    expect(names.some((name) => hasRoom(name, at('06:00'), at('11:00'), 140))).toBe(true);
    expect(names.map(sizeOf)).toEqual(names.map(() => 15));
  }
});

test('signs above and below others take no room beside them', () => {
  // drawn with Noto of 13: 57 and 33 wide, where a Latin letter is 8
  expect(widthOf('ଶୁକ୍ଳ ସପ୍ତମୀ') * 8).toBeGreaterThan(57);
  expect(widthOf('ଶୁକ୍ଳ ସପ୍ତମୀ')).toBeLessThan('ଶୁକ୍ଳ ସପ୍ତମୀ'.length);
  expect(widthOf('ନବମୀ') * 8).toBeGreaterThan(34);
  expect(widthOf('Navami')).toBe(6);
});
