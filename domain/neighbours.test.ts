import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';
import { districtNames } from './places.ts';

test('every district has neighbours among the others, neighbours name each other, and none is named twice', () => {
  for (const district of districtNames) {
    const beside = neighboursOf(district);
    expect(beside.length, district).toBeGreaterThan(0);
    expect([...new Set(beside)], district).toEqual(beside);
    expect(beside, district).not.toContain(district);
    for (const one of beside) {
      expect(districtNames).toContain(one);
      expect(neighboursOf(one), `${one}, ${district}`).toContain(district);
    }
  }
});

test('as a map shows them', () => {
  expect(neighboursOf('Malkangiri')).toEqual(['Koraput']);
  expect(neighboursOf('Khordha').toSorted()).toEqual(['Cuttack', 'Ganjam', 'Nayagarh', 'Puri']);
  expect(neighboursOf('Cuttack')).not.toContain('Koraput');
  expect(neighboursOf('Atlantis')).toEqual([]);
});
