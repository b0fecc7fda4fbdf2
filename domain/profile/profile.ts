import { blocksOf, districtNames } from '../places.ts';
import { STATE } from '../state.ts';

/** Rules of a profile; the form and the server follow the same ones (specification, admin and pandit, sections 4, 5). */

export interface Place {
  readonly state: string | null;
  readonly district: string | null;
  /** A tehsil or block. */
  readonly city: string | null;
}

export const nowhere: Place = { state: null, district: null, city: null };

/** Where a pandit's temple is: nowhere without one, at home where that is ticked, else as written. */
export function templeAddress(
  temple: { isAttachedToTemple: boolean; isSameAsHomeAddress: boolean },
  home: Place,
  written: Place,
): Place {
  if (!temple.isAttachedToTemple) return nowhere;
  return temple.isSameAsHomeAddress ? home : written;
}

/** The part of a place that does not exist: only Odisha is served, by its districts and their blocks. */
export function placeFault({ state, district, city }: Place): keyof Place | null {
  if (state !== null && state !== STATE) return 'state';
  if (district !== null && !districtNames.includes(district)) return 'district';
  if (city !== null && !blocksOf(district ?? '').includes(city)) return 'city';
  return null;
}

/** Nobody has performed pujas for longer. */
export const YEARS_MAX = 90;

/** Whether a text is whole years of experience, as people type them. */
export const isYears = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= YEARS_MAX;

/** Whether a list names the same thing twice, whatever the case of its letters. */
export const hasRepeats = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.trim().toLowerCase())).size < names.length;
