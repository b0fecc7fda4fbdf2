import type { Profile } from '#contract/people.ts';
import { rupees } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { personById, type OfferRow, type PersonRow } from './store.ts';

/** A profile is for its owner and for admins. Refuses `not_yours`, `person_unknown`. */
export async function readProfile(sql: Sql, viewer: Viewer, id: string): Promise<Profile> {
  if (viewer.id !== id && viewer.userType !== 'admin') refuse('not_yours');
  return profileOf(sql, id);
}

export async function profileOf(sql: Sql, id: string): Promise<Profile> {
  return asProfile((await personById(sql, id)) ?? refuse('person_unknown'));
}

export function asProfile(row: PersonRow): Profile {
  const { id, status, version, createdAt, updatedAt, languages, advancePaise, offers, acharya, ...same } = row;
  return {
    ...same,
    _id: id,
    userStatus: status,
    languagesKnown: languages ?? [],
    rituals: offers.map(asOffer),
    isAdvancePaymentRequired: row.isAdvancePaymentRequired ?? false,
    advanceAmount: advancePaise === null ? null : rupees(advancePaise),
    acharyaId: acharya && { ...acharya, _id: acharya.id },
    isAttachedToTemple: row.isAttachedToTemple ?? false,
    isSameAsHomeAddress: row.isSameAsHomeAddress ?? false,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    __v: version,
  };
}

const asOffer = (offer: OfferRow): Profile['rituals'][number] => ({
  ritualId: { _id: offer.ritualId, ritualType: offer.name },
  price: rupees(offer.pricePaise),
  experience: offer.experienceYears,
  category: offer.categoryId,
});
