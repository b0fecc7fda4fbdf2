import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of invitations to the office. */

export interface InvitationRow {
  id: string;
  name: string;
  phone: string;
  sendings: number;
  invitedBy: { id: string; name: string } | null;
  sentAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

const invitationQuery = (sql: Sql) => sql`
  SELECT i.id, i.name, i.phone, i.sendings, i.sent_at, i.expires_at, i.accepted_at, i.revoked_at,
    CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('id', b.id, 'name', b.name) END AS invited_by
  FROM staff_invitations i LEFT JOIN people b ON b.id = i.invited_by`;

/** Newest first. */
export const unfollowed = (sql: Sql): Promise<InvitationRow[]> => sql<InvitationRow[]>`
  ${invitationQuery(sql)} WHERE i.accepted_at IS NULL AND i.revoked_at IS NULL ORDER BY i.id DESC`;

export async function invitationById(sql: Sql, id: string): Promise<InvitationRow | null> {
  const [row] = await sql<InvitationRow[]>`${invitationQuery(sql)} WHERE i.id = ${id}`;
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockInvitation(sql: Sql, id: string): Promise<InvitationRow | null> {
  await sql`SELECT 1 FROM staff_invitations WHERE id = ${id} FOR NO KEY UPDATE`;
  return invitationById(sql, id);
}

export async function invitationByToken(sql: Sql, tokenHash: Buffer): Promise<InvitationRow | null> {
  const [row] = await sql<InvitationRow[]>`${invitationQuery(sql)} WHERE i.token_hash = ${tokenHash}`;
  return row ?? null;
}

export interface NewInvitation {
  id: string;
  name: string;
  phone: string;
  tokenHash: Buffer;
  invitedBy: string | null;
  createdAt: Date;
  sentAt: Date;
  expiresAt: Date;
}

export async function insertInvitation(sql: Sql, invitation: NewInvitation): Promise<void> {
  await sql`INSERT INTO staff_invitations ${sql({ ...invitation })}`;
}

/** One that has run out makes room for a new one. */
export async function closeExpired(sql: Sql, phone: string, at: Date): Promise<void> {
  await sql`
    UPDATE staff_invitations SET revoked_at = ${at}
    WHERE phone = ${phone} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at <= ${at}`;
}

export async function setSentAgain(
  sql: Sql,
  id: string,
  { sendings, tokenHash, sentAt, expiresAt }: { sendings: number; tokenHash: Buffer; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    UPDATE staff_invitations SET sendings = ${sendings}, token_hash = ${tokenHash}, sent_at = ${sentAt},
      expires_at = ${expiresAt}
    WHERE id = ${id}`;
}

export async function setRevoked(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE staff_invitations SET revoked_at = ${at} WHERE id = ${id}`;
}

/** Invitations of somebody that nobody has followed yet are void from now on; gives their ids. */
export async function revokeAllOf(sql: Sql, inviterId: string, at: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE staff_invitations SET revoked_at = ${at}
    WHERE invited_by = ${inviterId} AND accepted_at IS NULL AND revoked_at IS NULL
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Uses a link up: its invitation, for one caller only. */
export async function setAccepted(sql: Sql, tokenHash: Buffer, at: Date): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    UPDATE staff_invitations SET accepted_at = ${at}
    WHERE token_hash = ${tokenHash} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${at}
    RETURNING id`;
  return row?.id ?? null;
}

export async function setAccepter(sql: Sql, id: string, personId: string): Promise<void> {
  await sql`UPDATE staff_invitations SET accepted_by = ${personId} WHERE id = ${id}`;
}

export interface PhoneOwner {
  userType: UserType;
  status: UserStatus;
}

export async function ownerOf(sql: Sql, phone: string): Promise<PhoneOwner | null> {
  const [row] = await sql<PhoneOwner[]>`SELECT user_type, status FROM people WHERE phone = ${phone}`;
  return row ?? null;
}
