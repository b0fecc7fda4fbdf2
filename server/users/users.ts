import type { Profile } from '#contract/people.ts';
import { rupees } from '#domain/money.ts';
import { fieldNames, saidIn } from '#domain/profile/fields.ts';
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
  const { id, status, version, createdAt, updatedAt, offers, acharya } = row;
  const { name, phone, userType, pastStatuses, comment, approvedBy, trainingPeriod, trainingAccepted } = row;
  return {
    _id: id,
    name,
    phone,
    ...saidIn(fieldNames, row),
    userType,
    userStatus: status,
    rituals: offers.map(asOffer),
    acharyaId: acharya && { ...acharya, _id: acharya.id },
    trainingPeriod,
    trainingAccepted,
    pastStatuses,
    comment,
    approvedBy,
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
