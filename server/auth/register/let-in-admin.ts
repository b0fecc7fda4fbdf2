import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { maySignIn } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { constraintOf, type Sql } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import { accountOf, insertConsent, insertPerson, reopenAccount } from '../store.ts';

export interface Newcomer {
  readonly name: string;
  readonly phone: string;
  readonly passwordHash: string;
}

interface Entry {
  readonly newcomer: Newcomer;
  /** In which they were shown the notice. */
  readonly language: string;
}

/**
 * Makes somebody an admin and keeps their consent; gives the person's id. An admin who was removed is let in again under the old name.
 * Refuses `staff_phone_taken`, `staff_already`. In the caller's transaction.
 */
export async function letInAdmin(sql: Sql, { newcomer, language }: Entry, now: Instant): Promise<string> {
  const personId = await enter(sql, newcomer, now);
  await insertConsent(sql, { personId, noticeVersion: NOTICE_VERSION, language }, new Date(now));
  return personId;
}

async function enter(sql: Sql, newcomer: Newcomer, now: Instant): Promise<string> {
  const at = new Date(now);
  const known = await accountOf(sql, newcomer.phone);
  if (known) {
    if (known.userType !== 'admin') refuseTaken();
    if (maySignIn(known.status) || !(await reopenAccount(sql, known, newcomer.passwordHash, at)))
      refuse('staff_already');
    return known.id;
  }
  const id = newId(now);
  const person = { id, ...newcomer, userType: 'admin', status: 'active', email: null, dob: null } as const;
  await insertPerson(sql, person, at).catch((error: unknown) => {
    if (constraintOf(error) === 'people_phone_key') refuseTaken();
    throw error;
  });
  return id;
}

const refuseTaken = (): never => refuse('staff_phone_taken', { fields: { phone: 'staff_phone_taken' } });
