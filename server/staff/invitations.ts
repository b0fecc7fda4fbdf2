import type { Received } from '#contract/index.ts';
import type { Invitation } from '#contract/staff.ts';
import { maySignIn } from '#domain/roles.ts';
import { INVITATION_LIFETIME, INVITATION_PAUSE } from '#domain/sign-in/staff.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import { invitationToken } from '../notifications/invitation-link.ts';
import { hashOf } from '../auth/sessions/tokens.ts';
import { newId } from '../db/ids.ts';
import { constraintOf, transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellInvited } from '../notifications/notifications.ts';
import {
  closeExpired,
  insertInvitation,
  invitationById,
  lockInvitation,
  ownerOf,
  setRevoked,
  setSentAgain,
  type InvitationRow,
} from './invitation-store.ts';
import { keepServing } from './store.ts';

/** Inviting somebody to the office, saying it again, taking it back. */

type Needs = Pick<Deps, 'pool' | 'now' | 'config'>;

/** What was called, and where this product was found. */
export interface Call {
  readonly requestId: string;
  readonly origin: string;
  /** Of who called. */
  readonly language: string;
}

/**
 * Sends a link that makes an admin. Refuses `staff_already`, `staff_phone_taken`, `invitation_open`; and `session_over`
 * to an admin who is being removed: their link would let them in again.
 */
export async function invite(
  deps: Needs,
  admin: Viewer,
  input: Received<'POST /staff/invite', 'body'>,
  { requestId, origin, language }: Call,
): Promise<Invitation> {
  const at = deps.now();
  return transaction(deps.pool, async (sql) => {
    if (!(await keepServing(sql, admin.id))) refuse('session_over');
    const { id: invitationId } = await newInvitation(deps, sql, { ...input, invitedBy: admin.id, requestId }, at);
    await tellInvited(sql, { invitationId, sendings: 1, origin, language }, at);
    return present(sql, invitationId, at);
  });
}

interface Invited {
  readonly name: string;
  readonly phone: string;
  /** Null for a person at the console. */
  readonly invitedBy: string | null;
  readonly requestId?: string;
}

/** Writes an invitation down, in the caller's transaction. The number must be free, or that of a removed admin. */
export async function newInvitation(
  { config }: Pick<Deps, 'config'>,
  sql: Sql,
  { name, phone, invitedBy, requestId }: Invited,
  now: Instant,
): Promise<{ id: string; token: string }> {
  await refuseInUse(sql, phone);
  const at = new Date(now);
  const id = newId(now);
  const token = invitationToken(config, { invitationId: id, sendings: 1 });
  await closeExpired(sql, phone, at);
  const expiresAt = new Date(now + INVITATION_LIFETIME);
  await insertInvitation(sql, {
    id,
    name,
    phone,
    tokenHash: hashOf(token),
    invitedBy,
    createdAt: at,
    sentAt: at,
    expiresAt,
  }).catch(refuseOpen);
  const deed = { actorId: invitedBy, action: 'staff.invited', subjectType: 'invitation', subjectId: id } as const;
  await audit(sql, { ...deed, after: { name, phone }, ...(requestId && { requestId }) }, now);
  return { id, token };
}

/** Sends a new link for another week; the one before is void. Refuses `invitation_over`, `invitation_too_soon`. */
export async function inviteAgain(deps: Needs, admin: Viewer, id: string, { requestId, origin, language }: Call) {
  const at = deps.now();
  return transaction(deps.pool, async (sql) => {
    if (!(await keepServing(sql, admin.id))) refuse('session_over');
    const row = (await lockInvitation(sql, id)) ?? refuse('invitation_unknown');
    if (row.acceptedAt || row.revokedAt) refuse('invitation_over');
    refuseTooSoon(row, at);
    await refuseInUse(sql, row.phone);
    const sendings = row.sendings + 1;
    const tokenHash = hashOf(invitationToken(deps.config, { invitationId: id, sendings }));
    await setSentAgain(sql, id, {
      sendings,
      tokenHash,
      sentAt: new Date(at),
      expiresAt: new Date(at + INVITATION_LIFETIME),
    });
    await audit(sql, deedOf(admin, 'invitedAgain', id, requestId), at);
    await tellInvited(sql, { invitationId: id, sendings, origin, language }, at);
    return present(sql, id, at);
  });
}

/** Takes an invitation back; done twice, it is done once. Refuses `invitation_over` where it was accepted. */
export async function revoke({ pool, now }: Needs, admin: Viewer, id: string, requestId: string): Promise<void> {
  await transaction(pool, async (sql) => {
    const row = (await lockInvitation(sql, id)) ?? refuse('invitation_unknown');
    if (row.acceptedAt) refuse('invitation_over');
    if (row.revokedAt) return;
    await setRevoked(sql, id, new Date(now()));
    await audit(sql, deedOf(admin, 'invitationRevoked', id, requestId), now());
  });
}

export const asInvitation = (row: InvitationRow, now: Instant): Invitation => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  invitedBy: row.invitedBy && { _id: row.invitedBy.id, name: row.invitedBy.name },
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isOver: row.expiresAt.getTime() <= now,
});

async function present(sql: Sql, id: string, now: Instant): Promise<Invitation> {
  return asInvitation((await invitationById(sql, id)) ?? refuse('invitation_unknown'), now);
}

const deedOf = (admin: Viewer, verb: 'invitedAgain' | 'invitationRevoked', id: string, requestId: string) =>
  ({
    actorId: admin.id,
    action: `staff.${verb}`,
    subjectType: 'invitation',
    subjectId: id,
    requestId,
  }) as const;

/** A number is one person's: a customer or a pandit does not become an admin, a removed admin may come back. */
export async function refuseInUse(sql: Sql, phone: string): Promise<void> {
  const owner = await ownerOf(sql, phone);
  if (!owner) return;
  const code = owner.userType === 'admin' ? 'staff_already' : 'staff_phone_taken';
  if (owner.userType !== 'admin' || maySignIn(owner.status)) refuse(code, { fields: { phone: code } });
}

function refuseTooSoon({ sentAt }: InvitationRow, now: Instant): void {
  const wait = sentAt.getTime() + INVITATION_PAUSE - now;
  if (wait > 0) refuse('invitation_too_soon', { retryAfter: Math.ceil(wait / 1000) });
}

function refuseOpen(error: unknown): never {
  if (constraintOf(error) !== 'staff_invitations_one_open') throw error;
  refuse('invitation_open', { fields: { phone: 'invitation_open' } });
}
