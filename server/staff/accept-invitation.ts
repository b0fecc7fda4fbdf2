import type { FastifyRequest } from 'fastify';
import type { Received, Reply } from '#contract/index.ts';
import { languageOf } from '#domain/locale.ts';
import { audit } from '../audit/audit.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { localeOf } from '../http/locale.ts';
import { refuseInUse } from './invitations.ts';
import { noteAccepter, openInvitation, useLink } from './links.ts';
import { spendCaptcha } from '../auth/captcha/captcha.ts';
import { refuseWeak } from '../auth/login/password-rules.ts';
import { hashPassword } from '../auth/login/passwords.ts';
import { consumeProof, isProved, refuseUnproved } from '../auth/otp/proof.ts';
import { sessionUserOf } from '../auth/sessions/session-user.ts';
import { letInAdmin } from '../auth/register/let-in-admin.ts';

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
    const personId = await letInAdmin(sql, { newcomer, language: languageOf(localeOf(request)) }, at);
    await noteAccepter(sql, invitationId, personId);
    const deed = {
      actorId: personId,
      action: 'staff.joined',
      subjectType: 'person',
      subjectId: personId,
      requestId: request.id,
    } as const;
    await audit(sql, { ...deed, after: { userType: 'admin', userStatus: 'active' } }, at);
    return sessionUserOf(sql, personId);
  });
  if (!user) throw new Error('A person who was just made an admin is not there');
  return { user };
}
