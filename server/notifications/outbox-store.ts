import type { Sql } from '../db/sql.ts';
import { newId } from '../db/ids.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import type {
  AccountTopic,
  BookingFacts,
  BookingTopic,
  InvitationSending,
  ReviewFacts,
  ReviewTopic,
} from './topics.ts';

/** SQL that puts messages where the sending job finds them. */

export interface BookingMessage extends BookingRef {
  readonly personId: string;
  readonly topic: BookingTopic;
  readonly facts: BookingFacts;
}

export async function insertBookingMessage(sql: Sql, message: BookingMessage, at: Date): Promise<void> {
  await sql`
    INSERT INTO booking_outbox (pandit_id, id, booking_id, person_id, topic, payload, due_at, created_at)
    VALUES (${message.panditId}, ${newId(at.getTime())}, ${message.bookingId}, ${message.personId},
      ${message.topic}, ${sql.json({ ...message.facts })}, ${at}, ${at})`;
}

/** A message that concerns no booking. */
export type PersonalMessage = { readonly personId: string } & (
  | { readonly topic: ReviewTopic; readonly facts: ReviewFacts }
  | { readonly topic: AccountTopic; readonly facts: Readonly<Record<string, never>> }
);

export async function insertMessage(sql: Sql, message: PersonalMessage, at: Date): Promise<void> {
  await sql`
    INSERT INTO outbox (id, person_id, topic, payload, due_at, created_at)
    VALUES (${newId(at.getTime())}, ${message.personId}, ${message.topic}, ${sql.json({ ...message.facts })}, ${at}, ${at})`;
}

export async function insertInvitationMessage(sql: Sql, sending: InvitationSending, at: Date): Promise<void> {
  await sql`
    INSERT INTO outbox (id, topic, payload, due_at, created_at)
    VALUES (${newId(at.getTime())}, 'staff.invited', ${sql.json({ ...sending })}, ${at}, ${at})`;
}
