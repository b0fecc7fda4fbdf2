import { expect, test } from 'vitest';
import { degreeIn, districtIn, LATITUDES, LONGITUDES, placeQuery, readDegrees, writeDegrees } from './degrees.ts';

test('degrees are written as they are read', () => {
  const raipur = { lat: 21.2514, lon: 81.6296 };
  expect(readDegrees(writeDegrees(raipur))).toEqual(raipur);
  expect(placeQuery('21.2514,81.6296')).toEqual({ lat: '21.2514', lon: '81.6296' });
  expect(placeQuery('Jajpur')).toEqual({ district: 'Jajpur' });
  expect([districtIn('21.2514,81.6296'), districtIn('Jajpur')]).toEqual(['', 'Jajpur']);
});

test.each(['6', '38', '20.2961', '06.5'])('%s is a latitude of India', (text) => {
  expect(degreeIn(text, LATITUDES)).toBe(Number(text));
});

test.each([
  '',
  ' ',
  '5.9999',
  '38.0001',
  '-20',
  '+20',
  '20.',
  '20.1234567890123',
  '.5',
  '2e1',
  '20,5',
  '٢٠',
  'NaN',
  'north',
])('%j is none', (text) => {
  expect(degreeIn(text, LATITUDES)).toBeNull();
});

test.each([
  '',
  'Jajpur',
  '21.25',
  '21.25,',
  ',81.63',
  '21.25,81.63,1',
  '81.63,21.25',
  '21.25, 81.63',
  '21.25001,81.63',
])('%j names no degrees', (text) => {
  expect(readDegrees(text)).toBeNull();
});

test('what a map shows is rounded to ten metres', () => {
  expect([degreeIn('20.296059', LATITUDES), degreeIn('22.57260', LATITUDES)]).toEqual([20.2961, 22.5726]);
});

test('from the west of Kutch to the east of Arunachal', () => {
  expect([degreeIn('67.9', LONGITUDES), degreeIn('68.2', LONGITUDES), degreeIn('97.4', LONGITUDES)]).toEqual([
    null,
    68.2,
    97.4,
  ]);
});
