import { isDeepStrictEqual } from 'node:util';
import type { Received } from '#contract/index.ts';
import type { Profile, ProfileInput } from '#contract/people.ts';
import { paise } from '#domain/money.ts';
import { sentOf } from '#domain/profile/fields.ts';
import type { Place } from '#domain/profile/profile.ts';
import type { Instant } from '#domain/time.ts';
import { isPriest } from '#domain/roles.ts';
import { audit } from '../../audit/audit.ts';
import { demandRecentProof } from '../../auth/login/recent-proof.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { keepNameKeys } from '../../db/name-key-store.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { mustBeSelf, type Viewer } from '../../http/viewer.ts';
import { offerableRituals } from '../../rituals/rituals.ts';
import { isUpload } from '../../uploads/uploads.ts';
import {
  beside,
  homeAfter,
  refuseContacts,
  refuseFixed,
  refuseForeign,
  refuseFuture,
  refuseNoAmount,
  refuseNoName,
  refuseRepeats,
  refuseSilence,
  templeAfter,
} from './profile-rules.ts';
import { changePandit, changePerson, replaceOffers } from './profile-store.ts';
import { lockPerson } from '../store.ts';
import { asProfile, profileOf } from '../users.ts';

/**
 * A person changes their own profile; what is not sent stays. Where the form says which version it was filled
 * from, a newer one is never overwritten: 409 `stale`.
 */
export async function updateProfile(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  { userId, __v, updateData }: Received<'POST /user/update-profile', 'body'>,
): Promise<Profile> {
  mustBeSelf(viewer, userId);
  return transaction(pool, (sql) => changeOwn(sql, viewer, { __v, updateData }, now()));
}

/** The same in a transaction of the caller's, which has locked nobody else before. */
export async function changeOwn(
  sql: Sql,
  viewer: Viewer,
  { __v, updateData }: { __v?: number | undefined; updateData: ProfileInput },
  at: Instant,
): Promise<Profile> {
  const before = asProfile((await lockPerson(sql, viewer.id)) ?? refuse('person_unknown'));
  if (__v !== undefined && __v !== before.__v) refuse('stale');
  refuseFixed(before, updateData);
  refuseForeign(before, updateData);
  refuseNoName(before, updateData);
  refuseRepeats(updateData);
  refuseContacts(updateData);
  refuseSilence(before, updateData);
  refuseNoAmount(before, updateData);
  refuseFuture(updateData, at);
  if (isAnotherEmail(before, updateData)) await demandRecentProof(sql, viewer, at);
  await refuseForeignPhoto(sql, before, updateData.profileUrl);

  const home = homeAfter(before, updateData);
  const { name } = updateData;
  const person = { ...sentOf('people', updateData), ...(name !== undefined && { name }), ...home };
  await changePerson(sql, before._id, person, new Date(at));
  if (isPriest(before.userType)) {
    await keepNameKeys(sql, [before._id]);
    await changePriest(sql, before, updateData, home, at);
  }

  const after = await profileOf(sql, before._id);
  const fields = changedFields(before, after);
  const changed = {
    actorId: viewer.id,
    action: 'profile.changed',
    subjectType: 'person',
    subjectId: viewer.id,
  } as const;
  if (fields.length > 0) await audit(sql, { ...changed, after: { fields } }, at);
  return after;
}

/** The first one changes nothing that was there. */
const isAnotherEmail = ({ email }: Profile, input: ProfileInput): boolean =>
  input.email !== undefined && email !== null && input.email !== email;

/** A new photo must be one this person uploaded here; the present one may stay, wherever it came from. */
async function refuseForeignPhoto(sql: Sql, before: Profile, url: string | null | undefined): Promise<void> {
  if (!url || url === before.profileUrl) return;
  if (!(await isUpload(sql, 'profile', url, before._id))) {
    refuse('photo_unknown', beside(['profileUrl'], 'photo_unknown'));
  }
}

async function changePriest(sql: Sql, before: Profile, input: ProfileInput, home: Place, at: Instant): Promise<void> {
  const { state, district, city, ...ticks } = templeAfter(before, input, home);
  const isAdvancePaymentRequired = input.isAdvancePaymentRequired ?? before.isAdvancePaymentRequired;
  const advance = input.advanceAmount === undefined ? before.advanceAmount : input.advanceAmount;
  await changePandit(sql, before._id, {
    ...sentOf('pandits', input),
    ...ticks,
    templeState: state,
    templeDistrict: district,
    templeCity: city,
    isAdvancePaymentRequired,
    advancePaise: isAdvancePaymentRequired && advance !== null ? paise(advance) : null,
  });
  if (input.rituals) await changeOffers(sql, before, input.rituals);
  await keepSearchable(sql, [before._id], at);
}

async function changeOffers(sql: Sql, before: Profile, wanted: NonNullable<ProfileInput['rituals']>): Promise<void> {
  const ids = wanted.map((offer) => offer.ritualId);
  const present = before.rituals.flatMap(({ ritualId }) => ritualId?._id ?? []);
  const offerable = await offerableRituals(sql, ids, present);
  const offers = wanted.map(({ ritualId, price, experience }) => {
    const categoryId = offerable.get(ritualId);
    if (categoryId === undefined) refuse('ritual_unknown', beside(['rituals'], 'ritual_unknown'));
    return { ritualId, categoryId, pricePaise: paise(price), experienceYears: experience };
  });
  await replaceOffers(sql, before._id, offers);
}

const bookkeeping = new Set(['__v', 'updatedAt']);

function changedFields(before: Profile, after: Profile): string[] {
  const names = Object.keys(after) as (keyof Profile)[];
  return names.filter((name) => !bookkeeping.has(name) && !isDeepStrictEqual(before[name], after[name]));
}
