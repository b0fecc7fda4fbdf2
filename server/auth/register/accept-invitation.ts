import type { FastifyRequest } from 'fastify';
import type { Received, Reply } from '#contract/index.ts';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { maySignIn } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { newId } from '../../db/ids.ts';
import { constraintOf, transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { refuseInUse } from '../../staff/invitations.ts';
import { noteAccepter, openInvitation, useLink } from '../../staff/links.ts';
import { spendCaptcha } from '../captcha/captcha.ts';
import { refuseWeak } from '../login/password-rules.ts';
import { hashPassword } from '../login/passwords.ts';
import { consumeProof, isProved, refuseUnproved } from '../otp/proof.ts';
import { sessionUserOf } from '../sessions/session-user.ts';
import { accountOf, insertConsent, insertPerson, reopenAccount } from '../store.ts';

/**
 * The invited person becomes an admin: the link, the invited phone in hand, a password. Cheap checks come first, as
 * in a sign-up; of several who follow one link at once the first wins.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, phone, password, verification, captcha }: Received<'POST /auth/accept-invitation', 'body'>,
  request: FastifyRequest,
): Promise<Reply<'POST /auth/accept-invitation'>> {
  const { pool } = deps;
  const invitation = await openInvitation(pool, token, deps.now());
  await refuseWeak(deps, password, { name: invitation.name, phone, userType: 'admin' }, 'password');
  if (invitation.phone !== phone) refuse('invitation_phone', { fields: { phone: 'invitation_phone' } });
  await refuseInUse(pool, phone);
  if (!(await isProved(pool, phone, verification, deps.now()))) refuseUnproved();
  await spendCaptcha(deps, captcha, request);
  const newcomer = { name: invitation.name, phone, passwordHash: await hashPassword(deps, password) };
  const at = deps.now();
  const user = await transaction(pool, async (sql) => {
    await consumeProof(sql, phone, verification, at);
    const invitationId = await useLink(sql, token, at);
    const personId = await enter(sql, newcomer, at);
    await noteAccepter(sql, invitationId, personId);
    await insertConsent(sql, { personId, noticeVersion: NOTICE_VERSION, language: 'en' }, new Date(at));
    const deed = {
      actorId: personId,
      action: 'staff.joined',
      subjectType: 'person',
      subjectId: personId,
      requestId: request.id,
    };
    await audit(sql, { ...deed, after: { userType: 'admin', userStatus: 'active' } }, at);
    return sessionUserOf(sql, personId);
  });
  if (!user) throw new Error('A person who was just made an admin is not there');
  return { user };
}

interface Newcomer {
  readonly name: string;
  readonly phone: string;
  readonly passwordHash: string;
}

/** A new person; or an admin who had been removed, and is let in again under the old name. */
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
