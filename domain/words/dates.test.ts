import { expect, test } from 'vitest';
import { instantOf } from '../time.ts';
import { hindiDates, odiaDates } from './dates.ts';

const at = (clock: string, day = '2026-11-20') => instantOf(`${day}T${clock}:00+05:30`);

test('a day is written whole, its month never shortened', () => {
  expect([odiaDates.dayLong(at('09:30')), hindiDates.dayLong(at('09:30'))]).toEqual([
    '20 ନଭେମ୍ବର 2026, ଶୁକ୍ରବାର',
    '20 नवंबर 2026, शुक्रवार',
  ]);
  expect([odiaDates.dayShort(at('09:30')), hindiDates.dayShortDated(at('09:30'))]).toEqual([
    '20 ନଭେମ୍ବର, ଶୁକ୍ର',
    '20 नवंबर 2026, शुक्र',
  ]);
  expect(odiaDates.dateNumeric(at('00:10'))).toBe('20/11/2026');
});

test.each([
  ['00:00', 'ରାତି 12:00', 'रात 12:00 बजे'],
  ['03:59', 'ରାତି 3:59', 'रात 3:59 बजे'],
  ['04:00', 'ଭୋର 4:00', 'सुबह 4:00 बजे'],
  ['06:00', 'ସକାଳ 6:00', 'सुबह 6:00 बजे'],
  ['11:45', 'ଦିନ 11:45', 'सुबह 11:45 बजे'],
  ['12:30', 'ଦିନ 12:30', 'दोपहर 12:30 बजे'],
  ['13:00', 'ଅପରାହ୍ନ 1:00', 'दोपहर 1:00 बजे'],
  ['16:00', 'ଅପରାହ୍ନ 4:00', 'शाम 4:00 बजे'],
  ['18:15', 'ସନ୍ଧ୍ୟା 6:15', 'शाम 6:15 बजे'],
  ['19:00', 'ରାତି 7:00', 'रात 7:00 बजे'],
])('%s has its part of the day', (clock, odia, hindi) => {
  expect([odiaDates.clock(at(clock)), hindiDates.clock(at(clock))]).toEqual([odia, hindi]);
});

test('an hour without minutes is short, and names are listed', () => {
  expect([odiaDates.clockShort(at('09:00')), hindiDates.clockShort(at('09:30'))]).toEqual(['ସକାଳ 9ଟା', 'सुबह 9:30 बजे']);
  expect(odiaDates.moment(at('18:15'))).toBe('20 ନଭେମ୍ବର, ସନ୍ଧ୍ୟା 6:15');
  expect([odiaDates.listed(['କ']), odiaDates.listed(['କ', 'ଖ', 'ଗ']), hindiDates.listed(['क', 'ख'])]).toEqual([
    'କ',
    'କ, ଖ ଓ ଗ',
    'क और ख',
  ]);
});
