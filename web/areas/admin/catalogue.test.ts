import { expect, test } from 'vitest';
import type { Ritual } from '#contract/rituals.ts';
import { ritualsPage } from './catalogue.ts';

const at = '2026-11-20T10:00:00Z';
const ritual = (name: string, category: string | null, description: string): Ritual => ({
  _id: name,
  slug: name,
  ritualType: name,
  ritualTypeOdia: null,
  ritualTypeHindi: null,
  ritualDescription: description,
  ritualImageUrl: '/rituals/lotus.svg',
  ritualCategory:
    category === null ? null : { _id: category, name: category, description: '', quiet: false, createdAt: at },
  durationMinutes: 60,
  samagri: [],
  fromPrice: null,
  createdAt: at,
  updatedAt: at,
  __v: 0,
});

const six = [
  ritual('Ganesh Puja', 'Festivals', 'Before every beginning'),
  ritual('Satyanarayan Puja', 'House', 'A katha on full moon'),
  ritual('Namkaran', 'Samskara', 'The naming of a child'),
  ritual('Upanayana', 'Samskara', 'The sacred thread'),
  ritual('Nuakhai', 'Festivals', 'The new rice'),
  ritual('Vastu Shanti', null, 'Peace for a house'),
];
const found = (search: string) => ritualsPage(six, search, 1).rows.map(({ ritualType }) => ritualType);

test('five a page, and the rest on the next', () => {
  expect(ritualsPage(six, '', 1)).toMatchObject({ rows: six.slice(0, 5), total: 6, filtered: 6 });
  expect(ritualsPage(six, '', 2).rows).toEqual(six.slice(5));
});

test.each([
  ['GANESH', ['Ganesh Puja']],
  ['samskara', ['Namkaran', 'Upanayana']],
  ['house', ['Satyanarayan Puja', 'Vastu Shanti']],
  ['thread  samskara', ['Upanayana']],
  ['diwali', []],
])('name, category and description are searched: %s', (search, names) => {
  expect(found(search)).toEqual(names);
});
