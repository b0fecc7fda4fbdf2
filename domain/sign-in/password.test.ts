import { describe, expect, test } from 'vitest';
import { leansOn } from './password.ts';

const context = ['Ramesh Kumar Mishra', '9861012345', 'Sankalp'];

describe('a password that leans on what everybody knows', () => {
  test.each(['ramesh', 'Ramesh@1985', 'MISHRAramesh', '9861012345', 'a9861012345', 'sankalp123', 'Sankalp-Ram'])(
    'refuses %s',
    (password) => {
      expect(leansOn(password, context)).toBe(true);
    },
  );

  test.each(['tulsi-pata-108', 'ramesh walks to puri', '831075', 'kumarhati lane'])('takes %s', (password) => {
    expect(leansOn(password, context)).toBe(false);
  });

  test('a name in Odia counts like any other', () => {
    expect(leansOn('ରମେଶ୧୨୩', ['ରମେଶ ମିଶ୍ର'])).toBe(true);
  });
});
