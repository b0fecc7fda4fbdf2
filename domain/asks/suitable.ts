import type { Paise } from '../money.ts';
import { neighboursOf } from '../neighbours.ts';

/** The substitutes for a puja, and the order in which we ask them. */

export interface Candidate {
  readonly panditId: string;
  readonly pricePaise: Paise;
  /** Of home and temple. */
  readonly districts: readonly (string | null)[];
  readonly languages: readonly string[];
}

export interface Wanted {
  /** Where the puja is held, as far as that is known. */
  readonly district: string | null;
  /** Of who was asked first. */
  readonly languages: readonly string[];
  readonly pricePaise: Paise;
  /** The most the family will pay; null where it has set no limit. */
  readonly limit: Paise | null;
  /** The pandits asked already, whatever they answered. */
  readonly asked: readonly string[];
}

/** How far they live from the puja: in its district, in one beside it, or farther. Where it is held is not always known. */
function farness({ districts }: Candidate, district: string | null): 0 | 1 | 2 {
  if (district === null || districts.includes(district)) return 0;
  return neighboursOf(district).some((one) => districts.includes(one)) ? 1 : 2;
}

/** What most families of Odisha speak; one that chose a pandit who does not speak it has said otherwise. */
const COMMON = 'Odia';

/** With a family itself unknown, whom it asked first tells what it understands: Odia if they speak it, else any of their languages. */
const isForeign = (one: Candidate, languages: readonly string[]): boolean => {
  const understood = languages.includes(COMMON) ? [COMMON] : languages;
  return understood.length > 0 && !one.languages.some((own) => understood.includes(own));
};

/** Pandits whom we ask without the family's choosing them: of its district or the next, and with a language of the family's. */
export const mayAskUnasked = (
  one: Candidate,
  { district, languages }: Pick<Wanted, 'district' | 'languages'>,
): boolean => farness(one, district) < 2 && !isForeign(one, languages);

/**
 * Of those who offer the ritual and are free: who is near comes first, then who speaks its language, then whose price is
 * closest to the agreed one; what is left is decided by the id, so that the order is the same each time.
 */
export function suitable<C extends Candidate>(candidates: readonly C[], wanted: Wanted): C[] {
  const { asked, limit, district, languages, pricePaise } = wanted;
  const far = (one: C) => farness(one, district);
  const foreign = (one: C) => Number(isForeign(one, languages));
  const differs = (one: C) => Math.abs(one.pricePaise - pricePaise);
  return candidates
    .filter((one, index) => candidates.findIndex(({ panditId }) => panditId === one.panditId) === index)
    .filter((one) => !asked.includes(one.panditId) && (limit === null || one.pricePaise <= limit))
    .toSorted(
      (one, other) =>
        far(one) - far(other) ||
        foreign(one) - foreign(other) ||
        differs(one) - differs(other) ||
        one.panditId.localeCompare(other.panditId),
    );
}
