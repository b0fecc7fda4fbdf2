import type { Key } from '#contract/index.ts';
import { startSet } from '#domain/almanac/muhurat/start-set.ts';

/** Bodies of the almanac that are right in their form, for `ugly-bodies.test.ts`. */
export const almanacBodies = (id: string): Partial<Record<Key, object>> => ({
  'POST /muhurat/rules': { ritualId: id, version: 0, rules: startSet['mundan'] },
  'POST /muhurat/rules/preview': { ritualId: id, rules: startSet['mundan'] },
  'POST /muhurat/correct': { ritualId: id, version: 0, rules: startSet['mundan'] },
  'POST /availability/free-in-windows': { ritualId: id, windows: ['2026-12-03T09:12~2026-12-03T11:05~Jajpur'] },
  'POST /panchang/follow': { district: 'Jajpur', panji: 'biraja' },
  'POST /panchang/birth-star': { birth: '3.2' },
  'POST /panchang/admin/panji-dates': { festival: 'diwali', panji: 'biraja', date: '2027-10-30', source: 'x' },
  'POST /panchang/admin/panji-dates/remove': { festival: 'diwali', panji: 'biraja', year: 2027 },
  'POST /panchang/admin/panji-dates/csv': { csv: 'diwali,biraja,2027-10-30,x' },
  'POST /my-days/add': { by: 'date', kind: 'shraddha', name: 'x', date: '2001-02-03', time: '09:00', district: 'Puri' },
  'POST /my-days/remove': { dayId: id },
  'POST /muhurat/confirm': { ritualId: id, version: 0 },
});
