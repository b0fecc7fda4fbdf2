import { describe, expect, test } from 'vitest';
import { isRepetition, leansOn } from './password.ts';

const context = ['Ramesh Kumar Mishra', '9861012345', 'Sankalp'];

describe('a password that leans on what everybody knows', () => {
  test.each([
    'ramesh',
    'Ramesh@1985',
    'MISHRAramesh',
    '9861012345',
    'a9861012345',
    'sankalp123',
    'Sankalp-Ram',
    'hsemar',
    'arhsiM ramuK hsemaR',
    '5432101689',
    'plaknas123',
  ])('refuses %s', (password) => {
    expect(leansOn(password, context)).toBe(true);
  });

  test.each(['tulsi-pata-108', 'ramesh walks to puri', '831075', 'kumarhati lane'])('takes %s', (password) => {
    expect(leansOn(password, context)).toBe(false);
  });

  test('a name in Odia counts like any other', () => {
    expect(leansOn('ରମେଶ୧୨୩', ['ରମେଶ ମିଶ୍ର'])).toBe(true);
  });
});

test('a few signs over and over are no password, whatever they are', () => {
  for (const one of [
    '        ',
    '\u00a0 \u2003 \t  ',
    '........',
    'zzzzzzzz',
    'aAaAaA',
    'abababab',
    '112211',
    'ରରରରରର',
    'xyzxyz',
  ])
    expect(isRepetition(one), one).toBe(true);
  for (const one of ['tulsi-pata-108', '831075', 'a b c d']) expect(isRepetition(one), one).toBe(false);
});
