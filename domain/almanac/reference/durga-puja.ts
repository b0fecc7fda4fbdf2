import { asDay, type Day } from '../../time.ts';

/** Mahasaptami, Mahashtami, Mahanavami and Vijaya Dashami by the state's lists of holidays; null where a list names only Dashami. */
const lists: Readonly<Record<number, readonly (string | null)[]>> = {
  2014: [null, null, null, '10-04'],
  2020: ['10-23', '10-24', '10-25', '10-26'],
  2021: ['10-12', '10-13', '10-14', '10-15'],
  2022: [null, null, null, '10-05'],
  2023: ['10-21', '10-22', '10-23', '10-24'],
  2024: ['10-10', '10-11', '10-12', '10-13'],
  2025: ['09-29', '09-30', '10-01', '10-02'],
  2026: ['10-17', '10-18', '10-19', '10-20'],
};
const slugs = ['mahasaptami', 'mahashtami', 'mahanavami', 'vijaya-dashami'];

/** The state's day of one of the four in a year, where its list has one. */
export function durgaPujaByState(slug: string, year: number): Day | null {
  const day = lists[year]?.[slugs.indexOf(slug)];
  return day ? asDay(`${year}-${day}`) : null;
}
