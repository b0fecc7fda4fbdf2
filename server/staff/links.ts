import type { Reply } from '#contract/index.ts';
import type { Instant } from '#domain/time.ts';
import { hashOf } from '../auth/sessions/tokens.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { invitationByToken, setAccepted, setAccepter, type InvitationRow } from './invitation-store.ts';

/** The page that an invitation's link opens for its holder. */

/** The invitation of a link that is still good. Refuses `invitation_unknown`, `invitation_over`. */
export async function openInvitation(sql: Sql, token: string, now: Instant): Promise<InvitationRow> {
  const row = (await invitationByToken(sql, hashOf(token))) ?? refuse('invitation_unknown');
  if (row.acceptedAt || row.revokedAt || row.expiresAt.getTime() <= now) refuse('invitation_over');
  return row;
}

export async function lookAt(sql: Sql, token: string, now: Instant): Promise<Reply<'POST /auth/invitation'>> {
  const { name, phone, invitedBy, expiresAt } = await openInvitation(sql, token, now);
  return {
    name,
    phoneEnd: phone.slice(-2),
    invitedBy: invitedBy?.name ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Uses a link up in the caller's transaction; gives the id of its invitation. Refuses `invitation_over`. */
export async function useLink(sql: Sql, token: string, now: Instant): Promise<string> {
  return (await setAccepted(sql, hashOf(token), new Date(now))) ?? refuse('invitation_over');
}

/** Who came by a link that was used up just now. */
export const noteAccepter = (sql: Sql, invitationId: string, personId: string): Promise<void> =>
  setAccepter(sql, invitationId, personId);
