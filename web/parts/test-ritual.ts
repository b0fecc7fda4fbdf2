import type { Category, Ritual } from '#contract/rituals.ts';

/** A category and a ritual as the catalogue gives them; a test says what matters to it. */

const at = '2026-01-01T00:00:00Z';

export const makeCategory = (more: Partial<Category> = {}): Category => ({
  _id: '1',
  name: 'Home',
  nameOdia: null,
  nameHindi: null,
  description: '',
  quiet: false,
  createdAt: at,
  ...more,
});

export const makeRitual = (more: Partial<Ritual> = {}): Ritual => ({
  _id: '1',
  slug: 'lakshmi-puja',
  ritualType: 'Lakshmi Puja',
  ritualTypeOdia: null,
  ritualTypeHindi: null,
  ritualDescription: 'Lamps.',
  ritualImageUrl: '/rituals/lakshmi-puja.svg',
  ritualCategory: makeCategory(),
  durationMinutes: 90,
  samagri: [],
  synonyms: [],
  fromPrice: null,
  toPrice: null,
  createdAt: at,
  updatedAt: at,
  __v: 0,
  ...more,
});
