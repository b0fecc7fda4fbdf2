import { bookingStatuses } from '#domain/booking.ts';
import { cameToNothing } from '#domain/people/in-touch.ts';
import type { Sql } from '../db/sql.ts';
import { hasLeft } from '../bookings/has-left.ts';

/** SQL: the people who may see a photo. */

/** In which a pandit has, or had, a puja with the family: not where it came to nothing. */
const togetherStatuses = bookingStatuses.filter((status) => !cameToNothing(status));

/** The photo of somebody whom families can find now. */
export async function isPublicPhoto(sql: Sql, path: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM people p
    WHERE p.profile_url = ${`/uploads/${path}`} AND p.status = 'approved' AND p.user_type IN ('pandit', 'acharya')
      AND p.deleted_at IS NULL`;
  return rows.length > 0;
}

/**
 * Whether a person may see an upload. A file that nobody has saved is its owner's. A portrait is for the families that booked the
 * person, the pandits of the person's agreed bookings, families that keep the pandit, the acharya of the student, and the office.
 * A message's photo is for the two of its booking, and for the member of staff who has a case about that booking.
 */
export async function maySee(sql: Sql, path: string, viewer: { id: string; isAdmin: boolean }): Promise<boolean> {
  const address = `/uploads/${path}`;
  const rows = await sql`
    SELECT 1 FROM uploads u WHERE u.path = ${path} AND u.owner_id = ${viewer.id}
    UNION ALL
    SELECT 1 FROM people p
    WHERE p.profile_url = ${address} AND p.deleted_at IS NULL AND (
      p.id = ${viewer.id} OR ${viewer.isAdmin}
      OR EXISTS (SELECT 1 FROM customer_bookings b WHERE b.customer_id = ${viewer.id} AND b.pandit_id = p.id)
      OR EXISTS (SELECT 1 FROM customer_bookings c JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
        WHERE c.customer_id = p.id AND c.pandit_id = ${viewer.id} AND b.status IN ${sql(togetherStatuses)})
      OR EXISTS (SELECT 1 FROM kept_pandits k WHERE k.customer_id = ${viewer.id} AND k.pandit_id = p.id)
      OR EXISTS (SELECT 1 FROM pandits s WHERE s.pandit_id = p.id AND s.acharya_id = ${viewer.id}))
    UNION ALL
    SELECT 1 FROM booking_letters l JOIN bookings b ON b.pandit_id = l.pandit_id AND b.id = l.booking_id
    WHERE l.photo = ${address} AND (b.customer_id = ${viewer.id} OR (b.pandit_id = ${viewer.id} AND NOT ${hasLeft(sql)})
      -- of the office whoever has a case about the booking, as for the thread itself
      OR (${viewer.isAdmin} AND EXISTS (
        SELECT 1 FROM cases c WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND c.owner_id = ${viewer.id})))
    LIMIT 1`;
  return rows.length > 0;
}
