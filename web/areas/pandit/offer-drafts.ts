import type { Profile } from '#contract/people.ts';
import { isWholeRupees } from '#domain/money.ts';

/** A ritual of the offer while it is being typed: numbers are text until they are saved. */
export interface OfferDraft {
  key: number;
  ritualId: string;
  price: string;
  experience: string;
}

export const emptyDraft = (key: number): OfferDraft => ({ key, ritualId: '', price: '', experience: '' });

export const draftsOf = (profile: Profile): OfferDraft[] =>
  profile.rituals.map((offer, key) => ({
    key,
    ritualId: offer.ritualId._id,
    price: String(offer.price),
    experience: String(offer.experience),
  }));

/** Complete means: ritual, price above zero and years, both whole numbers (specification, section 5). */
export const isComplete = ({ ritualId, price, experience }: OfferDraft): boolean =>
  ritualId !== '' && isWholeRupees(price) && Number(price) > 0 && /^\d{1,2}$/.test(experience);

/** A ritual chosen twice; the second one is the one to mend. */
export const repeated = (drafts: readonly OfferDraft[]): OfferDraft | undefined =>
  drafts.find(
    (draft, index) => draft.ritualId !== '' && drafts.findIndex((other) => other.ritualId === draft.ritualId) < index,
  );
