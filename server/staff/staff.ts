import type { Received, Reply } from '#contract/index.ts';
import type { StaffMember } from '#contract/staff.ts';
import { audit } from '../audit/audit.ts';
import { endSignIns } from '../auth/sessions/sessions.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { revokeAllOf, unfollowed } from './invitation-store.ts';
import { asInvitation } from './invitations.ts';
import { keepServing, lockServing, servingNames, setRemoved, staffList, type StaffRow } from './store.ts';

type Needs = Pick<Deps, 'pool' | 'now'>;

/** The admins, longest first, and the invitations nobody has followed. */
export async function listStaff({ pool, now }: Needs): Promise<Reply<'GET /staff'>> {
  const [staff, invitations] = await Promise.all([staffList(pool), unfollowed(pool)]);
  const at = now();
  return { staff: staff.map(asMember), invitations: invitations.map((row) => asInvitation(row, at)) };
}

/** The people to whom a task can be given, by name. */
export const servingStaff = (sql: Sql): Promise<{ id: string; name: string }[]> => servingNames(sql);

/** Whether that person works for the office; if so, nobody removes them until the transaction ends. */
export const serves = (sql: Sql, id: string): Promise<boolean> => keepServing(sql, id);

/**
 * Removes another admin: nothing they hold opens anything any more, and their own invitations are void with them.
 * Nobody removes themselves, so one always stays; of two who remove each other, the second has been removed.
 */
export async function remove(
  { pool, now }: Needs,
  admin: Viewer,
  { personId, reason }: Received<'POST /staff/remove', 'body'>,
  requestId: string,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const serving = await lockServing(sql);
    if (!serving.includes(admin.id)) refuse('session_over');
    if (personId === admin.id) refuse(serving.length === 1 ? 'staff_last' : 'staff_self');
    if (!serving.includes(personId)) refuse('staff_unknown');
    const at = now();
    await setRemoved(sql, personId, new Date(at));
    await endSignIns(sql, personId, at);
    const deed = { actorId: admin.id, requestId };
    await audit(
      sql,
      {
        ...deed,
        action: 'staff.removed',
        subjectType: 'person',
        subjectId: personId,
        before: { status: 'active' },
        after: { status: 'inactive' },
        note: reason,
      },
      at,
    );
    for (const subjectId of await revokeAllOf(sql, personId, new Date(at))) {
      await audit(sql, { ...deed, action: 'staff.invitationRevoked', subjectType: 'invitation', subjectId }, at);
    }
  });
}

const asMember = ({ id, since, invitedBy, lastSignIn, ...rest }: StaffRow): StaffMember => ({
  _id: id,
  ...rest,
  since: since.toISOString(),
  invitedBy: invitedBy && { _id: invitedBy.id, name: invitedBy.name },
  lastSignIn: lastSignIn?.toISOString() ?? null,
});
