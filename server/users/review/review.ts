import type { PastReview, Profile } from '#contract/people.ts';
import type { Received } from '#contract/index.ts';
import { personStatusIn } from '#contract/words/statuses.ts';
import type { Locale } from '#domain/locale.ts';
import { isBookable, needsAcharya } from '#domain/people/onboarding.ts';
import { isPriest } from '#domain/roles.ts';
import { dayAt, type Day } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { settleLeaving } from '../../bookings/steps/pandit-leaves.ts';
import { newId } from '../../db/ids.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse, type FieldCodes } from '../../http/failure.ts';
import { mustBeSelf, type Viewer } from '../../http/viewer.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import { nameOnBooks } from '../../words/names.ts';
import { insertReview, pastReviews, setStanding } from './review-store.ts';
import { lockPerson, personById, type PersonRow } from '../store.ts';
import { profileOf } from '../users.ts';

/** How many past decisions are shown. */
const PAST = 100;

type Review = Received<'POST /user/admin/update-user-status', 'body'>;

/**
 * An admin decides about a pandit or an acharya. The decision, its line in the audit and the message to the
 * pandit are one transaction. No restriction on the present status is specified; but who decided on something that
 * has changed since is refused as `stale`, and a second press decides nothing twice.
 */
export async function review(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  admin: Viewer,
  input: Review,
  requestId: string,
): Promise<Profile> {
  mustBeSelf(admin, input.approvedBy);
  const guided = needsAcharya(input.userStatus);
  const at = now();
  if (guided) demandGuidance(input, dayAt(at));
  return transaction(pool, async (sql) => {
    const person = (await lockPerson(sql, input.userId)) ?? refuse('person_unknown');
    if (!isPriest(person.userType)) refuse('not_a_pandit');
    if (input.__v !== undefined && input.__v !== person.version) refuse('stale');
    const acharya = guided ? await acharyaFor(sql, person, input.acharyaId) : null;
    const decision = {
      panditId: person.id,
      from: person.status,
      to: input.userStatus,
      comment: input.comment,
      acharyaId: acharya?.id ?? null,
      expectedEnd: guided ? (input.trainingPeriod ?? null) : null,
      adminId: admin.id,
      at: new Date(at),
    };
    await setStanding(sql, decision);
    await insertReview(sql, newId(at), decision);
    await keepSearchable(sql, [person.id], at);
    await audit(
      sql,
      {
        actorId: admin.id,
        action: 'pandit.reviewed',
        subjectType: 'person',
        subjectId: person.id,
        before: { status: person.status },
        after: { status: decision.to, acharyaId: decision.acharyaId, expectedEnd: decision.expectedEnd },
        note: input.comment,
        requestId,
      },
      at,
    );
    const wasApproved = isBookable(person.status);
    const leaving = { panditId: person.id, customerId: null, cancel: input.cancel ?? [], requestId };
    const left = wasApproved && !isBookable(input.userStatus) ? await settleLeaving(sql, admin, leaving, at) : {};
    const told = {
      comment: input.comment,
      acharyaName: acharya?.name ?? null,
      acharyaOr: acharya?.nameOdia,
      acharyaHi: acharya?.nameDevanagari,
      expectedEnd: decision.expectedEnd,
    };
    const facts = { ...told, ...(wasApproved && { wasApproved }), ...left };
    await tellPerson(sql, { personId: person.id, topic: `review.${input.userStatus}`, facts }, at);
    return profileOf(sql, person.id);
  });
}

/** What was decided about a pandit before, newest first. Refuses `person_unknown`, `not_a_pandit`. */
export async function reviewsOf(sql: Sql, panditId: string, locale?: Locale): Promise<PastReview[]> {
  const person = (await personById(sql, panditId)) ?? refuse('person_unknown');
  if (!isPriest(person.userType)) refuse('not_a_pandit');
  const rows = await pastReviews(sql, panditId, PAST);
  return rows.map(({ id, at, byId, byName, acharyaId, acharyaName, ...same }) => ({
    ...same,
    _id: id,
    at: at.toISOString(),
    by: { _id: byId, name: byName },
    acharya: acharyaId === null ? null : { _id: acharyaId, name: nameOnBooks(locale, acharyaName ?? '') },
  }));
}

/** Evaluation and training need an end and an acharya; what is missing is said in the order of the form. */
function demandGuidance({ userStatus, trainingPeriod, acharyaId }: Review, today: Day): void {
  const fields: FieldCodes = {
    ...(!trainingPeriod && { trainingPeriod: 'end_date_required' }),
    ...(!acharyaId && { acharyaId: 'acharya_required' }),
  };
  const [first] = Object.values(fields);
  if (first) refuse(first, { fields, values: (locale) => ({ action: personStatusIn(locale, userStatus) }) });
  if (trainingPeriod && trainingPeriod < today) refuse('date_past', { fields: { trainingPeriod: 'date_past' } });
}

/** An approved acharya other than the person under review. */
async function acharyaFor(sql: Sql, person: PersonRow, id: string | null | undefined): Promise<PersonRow> {
  const acharya = id && id !== person.id ? await personById(sql, id) : null;
  if (acharya?.userType !== 'acharya' || acharya.status !== 'approved') {
    refuse('acharya_unknown', { fields: { acharyaId: 'acharya_unknown' } });
  }
  return acharya;
}
