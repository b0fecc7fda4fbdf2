import type { OwnMessage } from '#contract/contact.ts';
import type { OwnData } from '#contract/account.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { Instant } from '#domain/time.ts';
import { nextTicket } from '../cases/ticket.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { insertContactMessage, messageOf, messagesOf, unlinkMessages, type OwnRow } from './store.ts';

/** Messages of the contact form as their authors follow them: by a ticket of the series of cases. */

const SHOWN = 50;

/** Keeps a message. A signed-in author finds it among their tickets, and gets the number by message as well. */
export function keepMessage(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer | null,
  { name, phone = null, email = null, message }: Omit<Received<'POST /contact', 'body'>, 'captcha'>,
): Promise<{ _id: string; number: string }> {
  const at = now();
  const id = newId(at);
  // the office writes to itself: nobody follows that
  const personId = viewer === null || viewer.userType === 'admin' ? null : viewer.id;
  return transaction(pool, async (sql) => {
    const number = await nextTicket(sql, at);
    await insertContactMessage(sql, { id, number, personId, name, phone, email, message, at: new Date(at) });
    const facts = { ticket: number };
    if (personId !== null) await tellPerson(sql, { personId, topic: 'contact.received', facts }, at);
    return { _id: id, number };
  });
}

/** The office has answered: a signed-in author hears of it. */
export async function tellAnswered(
  sql: Sql,
  { personId, number }: { personId: string | null; number: string | null },
  now: Instant,
): Promise<void> {
  if (personId === null || number === null) return;
  await tellPerson(sql, { personId, topic: 'contact.answered', facts: { ticket: number } }, now);
}

/** What the viewer wrote, newest first. */
export const ownMessages = async ({ pool }: Deps, viewer: Viewer): Promise<Reply<'GET /contact/mine'>> => ({
  messages: (await messagesOf(pool, viewer.id, SHOWN)).map(present),
});

/** One of them by its number. Refuses `message_unknown`. */
export const ownMessage = async ({ pool }: Deps, viewer: Viewer, number: string): Promise<OwnMessage> =>
  present((await messageOf(pool, viewer.id, number)) ?? refuse('message_unknown'));

/** For a person who takes their data along. */
export const writtenToUs = async (sql: Sql, personId: string): Promise<OwnData['messages']> =>
  (await messagesOf(sql, personId, null)).map(present).map(({ number, message, at, answer }) => ({
    number,
    message,
    at,
    answer,
  }));

/** In the transaction that ends their account: the office keeps the message as it keeps one of a visitor. */
export const forgetWriter = unlinkMessages;

const present = (row: OwnRow): OwnMessage => ({
  _id: row.id,
  number: row.number,
  message: row.message,
  at: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  readBy: row.readBy,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answer: row.answerNote,
});
