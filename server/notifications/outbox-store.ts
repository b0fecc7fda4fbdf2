import type { Sql } from '../db/sql.ts';
import { firstIdAt, newId } from '../db/ids.ts';
import { togetherDone } from '../db/together.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import type { BookingView } from './texts/texts.ts';
import type {
  AccountTopic,
  ContactFacts,
  ContactTopic,
  BookingFacts,
  BookingTopic,
  FamilyDayFacts,
  FamilyDayTopic,
  InvitationSending,
  ReviewFacts,
  ReviewTopic,
  WaitFacts,
  WaitTopic,
} from './topics.ts';

/** SQL that puts messages where the sending job finds them. */

export interface BookingMessage extends BookingRef {
  readonly personId: string;
  readonly topic: BookingTopic;
  readonly facts: BookingFacts;
}

export const insertBookingMessage = (sql: Sql, message: BookingMessage, at: Date, dueAt = at): Promise<void> =>
  insert(sql, { ...message, id: newId(at.getTime()), at, dueAt });

const insert = togetherDone<BookingMessage & { id: string; at: Date; dueAt: Date }>(
  async (sql, { panditId, id, bookingId, personId, topic, facts, at, dueAt }) => {
    await sql`
      INSERT INTO booking_outbox (pandit_id, id, booking_id, person_id, topic, payload, due_at, created_at)
      VALUES (${panditId}, ${id}, ${bookingId}, ${personId}, ${topic}, ${sql.json({ ...facts })}, ${dueAt}, ${at})`;
  },
  (sql, messages) => sql`
    INSERT INTO booking_outbox (pandit_id, id, booking_id, person_id, topic, payload, due_at, created_at)
    SELECT "panditId", id, "bookingId", "personId", topic, facts, "dueAt", at
    FROM jsonb_to_recordset(${sql.json(messages.map((message) => ({ ...message, facts: { ...message.facts } })))}) m (
      "panditId" uuid, id uuid, "bookingId" uuid, "personId" uuid, topic text, facts jsonb, "dueAt" timestamptz, at timestamptz)`,
);

/** Takes back every reminder of a booking that is not under way yet. */
export const withdrawReminders = togetherDone<BookingRef>(
  async (sql, { panditId, bookingId }) => {
    await sql`
      DELETE FROM booking_outbox
      WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND topic LIKE 'soon.%' AND done_at IS NULL`;
  },
  (sql, refs) => sql`
    DELETE FROM booking_outbox o
    USING unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[]) b (pandit_id, id)
    WHERE o.pandit_id = b.pandit_id AND o.booking_id = b.id AND o.topic LIKE 'soon.%' AND o.done_at IS NULL`,
);

/** Unless one of the kind waits; and not sooner than so long after the last one. */
export async function insertLetterMessage(
  sql: Sql,
  { panditId, bookingId, personId, topic }: BookingMessage,
  at: Date,
  { dueAt, everyMs }: { dueAt: Date; everyMs: number },
): Promise<void> {
  await sql`
    INSERT INTO booking_outbox (pandit_id, id, booking_id, person_id, topic, due_at, created_at)
    SELECT ${panditId}, ${newId(at.getTime())}, ${bookingId}, ${personId}, ${topic},
      greatest(${dueAt}::timestamptz, max(o.done_at) + ${everyMs}::int * interval '1 ms'), ${at}
    FROM (VALUES (1)) one
    LEFT JOIN booking_outbox o ON o.pandit_id = ${panditId} AND o.booking_id = ${bookingId}
      AND o.person_id = ${personId} AND o.topic = ${topic}
      AND o.id >= ${firstIdAt(at.getTime() - 3 * everyMs)}::uuid
    HAVING count(o.id) FILTER (WHERE o.done_at IS NULL) = 0`;
}

/** Takes back what waits for its time and was never tried. */
export async function withdrawUnsent(
  sql: Sql,
  { panditId, bookingId, personId, topic }: BookingMessage,
): Promise<void> {
  await sql`
    DELETE FROM booking_outbox
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND person_id = ${personId} AND topic = ${topic}
      AND done_at IS NULL AND attempts = 0`;
}

/** What a message about a decision says instead: whose steps have this note, and that somebody looks into this case. */
export interface Instead {
  readonly note: string;
  readonly ticket: string;
}

/** Takes these back where they were never tried, and gives what they would have said. */
export const withdrawInstead = (
  sql: Sql,
  { panditId, bookingId, personId }: Pick<BookingMessage, 'panditId' | 'bookingId' | 'personId'>,
  { note, ticket }: Instead,
) => sql<{ topic: string; payload: BookingFacts }[]>`
  DELETE FROM booking_outbox
  WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND person_id = ${personId} AND done_at IS NULL AND attempts = 0
    AND (payload->>'note' = ${note} OR (topic LIKE 'caseTaken.%' AND payload->>'ticket' = ${ticket}))
  RETURNING topic, payload`;

/** Whether somebody was told of money that comes back by the decision of a case about this booking, since then. */
export async function toldOfCaseMoney(sql: Sql, { panditId, bookingId }: BookingRef, since: Date): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM booking_outbox
    WHERE pandit_id = ${panditId} AND id >= ${firstIdAt(since.getTime())}::uuid AND booking_id = ${bookingId}
      AND topic = 'caseDecided.customer' AND payload->'amount' <> 'null' LIMIT 1`;
  return rows.length > 0;
}

/** Messages of one pandit and one family to one of them. */
interface Heard {
  /** How many of these topics since then. */
  readonly count: number;
  /** A message that sums up several waits to be sent. */
  readonly severalWait: boolean;
  /** The booking was asked for since then, and nothing of it was told. */
  readonly isUntold: boolean;
}

export async function heardSince(
  sql: Sql,
  { panditId, bookingId, personId }: BookingMessage,
  topics: readonly BookingTopic[],
  since: Date,
): Promise<Heard> {
  const [row] = await sql<Heard[]>`
    SELECT count(*) FILTER (WHERE o.topic IN ${sql(topics)})::int AS count,
      coalesce(bool_or(o.topic LIKE 'several.%' AND o.done_at IS NULL), false) AS several_wait,
      NOT coalesce(bool_or(o.booking_id = ${bookingId} AND o.topic NOT LIKE 'several.%'), false)
        AND (SELECT created_at FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId}) >= ${since} AS is_untold
    FROM booking_outbox o JOIN bookings b ON b.pandit_id = o.pandit_id AND b.id = o.booking_id
    WHERE o.pandit_id = ${panditId} AND o.id >= ${firstIdAt(since.getTime())}::uuid AND o.person_id = ${personId}
      AND o.topic NOT LIKE 'letter.%' AND o.topic NOT LIKE 'soon.%'
      AND b.customer_id = (SELECT customer_id FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId})`;
  return row ?? { count: 0, severalWait: false, isUntold: false };
}

/** When one side of these bookings was last reminded by the office since then, by the booking. */
export const remindersSince = (sql: Sql, refs: readonly BookingRef[], since: Date) => sql<
  { bookingId: string; at: Date }[]
>`
  SELECT o.booking_id, max(o.created_at) AS at
  FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[]) b (pandit_id, id)
  JOIN booking_outbox o ON o.pandit_id = b.pandit_id AND o.id >= ${firstIdAt(since.getTime())}::uuid AND o.booking_id = b.id
  WHERE o.topic LIKE 'remind.%' GROUP BY o.booking_id`;

export interface ToldRow extends BookingView {
  id: string;
  bookingId: string | null;
  topic: string;
  payload: BookingFacts | ReviewFacts;
  at: Date;
  dueAt: Date;
  doneAt: Date | null;
  lastError: string | null;
  errorCode: string | null;
  calledAt: Date | null;
  calledBy: string | null;
  /** Theirs. */
  locale: string;
}

/** What somebody was told or is to be told, newest first. */
export const messagesTo = (sql: Sql, personId: string, limit: number): Promise<ToldRow[]> => sql<ToldRow[]>`
  SELECT o.id, o.booking_id, o.topic, o.payload, o.created_at AS at, o.due_at, o.done_at, o.last_error, o.error_code, o.called_at, w.name AS called_by,
    c.name AS customer, c.name_odia AS customer_or, c.name_devanagari AS customer_hi,
    p.name AS pandit, p.name_odia AS pandit_or, p.name_devanagari AS pandit_hi, r.name AS ritual, r.name_or AS ritual_or, r.name_hi AS ritual_hi, g.quiet, b.day, b.start_minute, b.price_paise, b.advance_paise, b.muhurat,
    me.locale
  FROM (
    (SELECT id, pandit_id, booking_id, topic, payload, created_at, due_at, done_at, last_error, error_code, called_at, called_by FROM booking_outbox
     WHERE person_id = ${personId} ORDER BY id DESC LIMIT ${limit})
    UNION ALL
    (SELECT id, NULL, NULL, topic, payload, created_at, due_at, done_at, last_error, error_code, NULL, NULL FROM outbox
     WHERE person_id = ${personId} ORDER BY id DESC LIMIT ${limit})) o
  JOIN people me ON me.id = ${personId}
  LEFT JOIN bookings b ON b.pandit_id = o.pandit_id AND b.id = o.booking_id
  LEFT JOIN people c ON c.id = b.customer_id
  LEFT JOIN people p ON p.id = b.pandit_id
  LEFT JOIN rituals r ON r.id = b.ritual_id
  LEFT JOIN categories g ON g.id = r.category_id
  LEFT JOIN people w ON w.id = o.called_by
  ORDER BY o.id DESC LIMIT ${limit}`;

/** A message that concerns no booking. */
export type PersonalMessage = { readonly personId: string } & (
  | { readonly topic: ReviewTopic; readonly facts: ReviewFacts }
  | { readonly topic: WaitTopic; readonly facts: WaitFacts }
  | { readonly topic: FamilyDayTopic; readonly facts: FamilyDayFacts }
  | { readonly topic: ContactTopic; readonly facts: ContactFacts }
  | { readonly topic: AccountTopic; readonly facts: Readonly<Record<string, never>> }
);

export async function insertMessage(sql: Sql, message: PersonalMessage, at: Date, dueAt = at): Promise<void> {
  await sql`
    INSERT INTO outbox (id, person_id, topic, payload, due_at, created_at)
    VALUES (${newId(at.getTime())}, ${message.personId}, ${message.topic}, ${sql.json({ ...message.facts })}, ${dueAt}, ${at})`;
}

export async function insertInvitationMessage(sql: Sql, sending: InvitationSending, at: Date): Promise<void> {
  await sql`
    INSERT INTO outbox (id, topic, payload, due_at, created_at)
    VALUES (${newId(at.getTime())}, 'staff.invited', ${sql.json({ ...sending })}, ${at}, ${at})`;
}

/** All that somebody was or is to be told of a topic that concerns no booking. */
export async function deleteMessages(sql: Sql, personId: string, topic: PersonalMessage['topic']): Promise<void> {
  await sql`DELETE FROM outbox WHERE person_id = ${personId} AND topic = ${topic}`;
}

/** Of these, what waits and has these facts. */
export async function deleteWaiting(
  sql: Sql,
  personId: string,
  topic: PersonalMessage['topic'],
  facts: Readonly<Record<string, string | number>>,
): Promise<void> {
  await sql`
    DELETE FROM outbox
    WHERE person_id = ${personId} AND topic = ${topic} AND done_at IS NULL AND payload @> ${sql.json(facts)}`;
}
