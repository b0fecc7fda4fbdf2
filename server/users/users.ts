import type { Received, Reply } from '#contract/index.ts';
import type { Profile } from '#contract/people.ts';
import { rupees } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { countPeople, peoplePage, personById, type OfferRow, type PersonRow } from './store.ts';

const PAGE_SIZE = 20;
/** Who names no page gets everybody (`api.md`), as far as one answer carries them; `total` tells of more. */
const UNPAGED = 500;

/** One page of the people of a kind, newest first. Acharyas are reviewed like pandits and stand among them. */
export async function listPeople(
  sql: Sql,
  input: Received<'POST /user/get-users', 'body'>,
): Promise<Reply<'POST /user/get-users'>> {
  const { userType, userStatus, search, page = 1 } = input;
  const pageSize = input.pageSize ?? (input.page === undefined ? UNPAGED : PAGE_SIZE);
  const types = userType === 'pandit' ? (['pandit', 'acharya'] as const) : (['user'] as const);
  const query = { types, search, status: userStatus };
  const [rows, total, filtered] = await Promise.all([
    peoplePage(sql, query, { limit: pageSize, offset: (page - 1) * pageSize }),
    countPeople(sql, { types }),
    search || userStatus ? countPeople(sql, query) : null,
  ]);
  return { users: rows.map(asProfile), total, filtered: filtered ?? total };
}

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
