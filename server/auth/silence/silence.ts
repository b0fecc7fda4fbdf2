import type { Received, Reply } from '#contract/index.ts';
import { isSilent, KNOWN_TRIES } from '#domain/sign-in/silence.ts';
import { WRONG_FACTOR_WAITS } from '#domain/sign-in/second-factor.ts';
import { instantOf } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { passwordFits } from '../login/passwords.ts';
import { countedTry } from '../login/tries.ts';
import { accountOf } from '../store.ts';
import { countAnswer, forgetAnswers, heardOf, noteKnown, type Heard } from './silence-store.ts';

/**
 * A phone number that changed hands opens no account by a code alone: after a year of silence something is asked for that its owner knows.
 * Refuses `account_silent` without it, `known_wrong`, `known_over` once birthdays have been guessed, `too_many`.
 */
export async function demandKnown(
  deps: Deps,
  personId: string,
  known: string | undefined,
  onWrong?: () => Promise<void>,
): Promise<void> {
  const heard = await silent(deps, personId);
  if (!heard) return;
  if (!known) refuse('account_silent', { fields: { known: 'account_silent' } });
  const forgiveTries = await countedTry(deps, `known ${personId}`, WRONG_FACTOR_WAITS);
  // counted before it is looked at: answers given at once are as many as one after the other
  const isGuessed = (await countAnswer(deps.pool, personId, deps.now())) > KNOWN_TRIES;
  const isDob = !isGuessed && heard.dob !== null && dayIn(known) === heard.dob;
  // the password is looked at in any case: the time taken does not tell which of the two there is
  const isPassword = await passwordFits(deps, heard.passwordHash, known);
  if (!isDob && !isPassword) {
    await onWrong?.();
    const why = isGuessed ? 'known_over' : 'known_wrong';
    refuse(why, { fields: { known: why } });
  }
  await forgiveTries();
  await forgetAnswers(deps.pool, personId);
}

/** `1991-04-14`, or as it is written in India: `14/4/1991`, `14.04.1991`. */
function dayIn(typed: string): string {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(typed) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim();
}

async function silent(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  personId: string,
  sql: Sql = pool,
): Promise<Heard | null> {
  const heard = await heardOf(sql, personId);
  return heard && isSilent(instantOf(heard.lastHeardAt), now()) ? heard : null;
}

/** The family whose phone this is, by id, whether silent or not. Refuses `phone_unknown`; `afresh_office` for a pandit or an admin. */
export async function familyWithPhone({ pool }: Pick<Deps, 'pool'>, phone: string): Promise<string> {
  const account = (await accountOf(pool, phone)) ?? refuse('phone_unknown');
  return account.userType === 'user' ? account.id : refuse('afresh_office');
}

/** Whether a code alone does not let this person in. */
export const staysSilent = async (deps: Pick<Deps, 'pool' | 'now'>, personId: string, sql: Sql): Promise<boolean> =>
  (await silent(deps, personId, sql)) !== null;

/** For the office: since when nothing was heard of somebody; null while a code alone lets them in. */
export async function silenceOf(deps: Deps, personId: string): Promise<Reply<'GET /admin/people/:id/silence'>> {
  const heard = (await heardOf(deps.pool, personId)) ?? refuse('person_unknown');
  return { silentSince: isSilent(instantOf(heard.lastHeardAt), deps.now()) ? heard.lastHeardAt.toISOString() : null };
}

/** The office has made sure, by other means, that the account is still in the hands of who made it: a code lets them in again. */
export async function makeSure(
  { pool, now }: Deps,
  admin: Viewer,
  { personId, reason }: Received<'POST /admin/people/known', 'body'>,
  requestId: string,
): Promise<void> {
  const at = now();
  await transaction(pool, async (sql) => {
    if (!(await noteKnown(sql, personId, new Date(at)))) refuse('person_unknown');
    const deed = { actorId: admin.id, action: 'person.madeSure', subjectType: 'person', subjectId: personId } as const;
    await audit(sql, { ...deed, note: reason, requestId }, at);
  });
}
