import type { Profile } from '#contract/people.ts';
import { rupees } from '#domain/money.ts';
import { fieldNames, saidIn } from '#domain/profile/fields.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameFor } from '../words/names.ts';
import { personById, type AcharyaRow, type OfferRow, type PersonRow } from './store.ts';

type Reader = Pick<Viewer, 'userType' | 'locale'>;

/** A profile is for its owner and for admins. Refuses `not_yours`, `person_unknown`. */
export async function readProfile(sql: Sql, viewer: Viewer, id: string): Promise<Profile> {
  if (viewer.id !== id && viewer.userType !== 'admin') refuse('not_yours');
  return profileOf(sql, id, viewer);
}

/** By the person themselves their acharya is called as they read names; so for the office. */
export async function profileOf(sql: Sql, id: string, reader?: Reader): Promise<Profile> {
  return asProfile((await personById(sql, id)) ?? refuse('person_unknown'), reader);
}

export function asProfile(row: PersonRow, reader: Reader = row): Profile {
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
    acharyaId: acharya && asAcharya(acharya, reader),
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

const asAcharya = (
  { id, name, nameOdia, nameDevanagari, ...rest }: AcharyaRow,
  reader: Reader,
): Profile['acharyaId'] => ({ ...rest, _id: id, name: nameFor(reader, { name, nameOdia, nameDevanagari }) });

const asOffer = (offer: OfferRow): Profile['rituals'][number] => ({
  ritualId: { _id: offer.ritualId, ritualType: offer.name },
  price: rupees(offer.pricePaise),
  experience: offer.experienceYears,
  category: offer.categoryId,
});
