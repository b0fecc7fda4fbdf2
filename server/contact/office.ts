import type { ContactMessage } from '#contract/contact.ts';
import { messageStates, type MessageState } from '#domain/choices.ts';
import type { Received, Reply } from '#contract/index.ts';
import { isTicket } from '#domain/cases/case.ts';
import { dayAt } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import { pageOf } from '../db/found.ts';
import { keptCount } from '../db/kept.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import {
  countMessages,
  findMessages,
  lockMessage,
  messageById,
  messageByNumber,
  messagesById,
  messagesPage,
  setAnswered,
  setRead,
  setUnread,
  type MessageRow,
} from './office-store.ts';
import { tellAnswered } from './own.ts';

/** The office works through what came by the contact form. Asked twice, each step is taken once. */

type Needs = Pick<Deps, 'pool' | 'now'>;

const PAGE_SIZE = 20;

export async function listMessages(
  { pool: sql, now }: Needs,
  { page = 1, pageSize = PAGE_SIZE, ...asked }: Received<'GET /contact/admin/messages', 'query'>,
): Promise<Reply<'GET /contact/admin/messages'>> {
  const { search, state } = withState(asked);
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const total = await countKept(sql, undefined);
  if (search && isTicket(search)) {
    const rows = (await findMessage(sql, search)).filter((one) => !state || one.state === state);
    return { messages: page === 1 ? rows : [], total, filtered: rows.length, more: false };
  }
  if (!search) {
    const [rows, filtered] = await Promise.all([messagesPage(sql, { state }, place), countKept(sql, state)]);
    return { messages: rows.map(asMessage), total, filtered, more: false };
  }
  const found = pageOf(await findMessages(sql, { search, state, today: dayAt(now()) }, place), place);
  const rows = await messagesById(sql, found.ids);
  return { messages: rows.map(asMessage), total, filtered: found.count, more: found.more };
}

/** The word on a row's badge finds the rows that have it. */
function withState({ search, state }: { search?: string | undefined; state?: MessageState | undefined }) {
  const named = messageStates.find((one) => one === search?.toLowerCase());
  return named && (state === undefined || state === named) ? { search: undefined, state: named } : { search, state };
}

/** The one message of a number. */
export async function findMessage(sql: Sql, number: string): Promise<ContactMessage[]> {
  const row = await messageByNumber(sql, number);
  return row ? [asMessage(row)] : [];
}

export const countUnread = (sql: Sql): Promise<number> => countKept(sql, 'unread');

const countKept = (sql: Sql, state: MessageState | undefined): Promise<number> =>
  keptCount(sql, `messages ${state ?? ''}`, () => countMessages(sql, { state }));

/** Gives a message; the first who does is who has read it. Refuses `message_unknown`. */
export function openMessage({ pool, now }: Needs, admin: Viewer, id: string, requestId: string) {
  return transaction(pool, async (sql) => {
    const at = now();
    if (await setRead(sql, id, admin.id, new Date(at))) await audit(sql, deed(admin, id, 'read', requestId), at);
    return found(sql, id);
  });
}

/** Puts a message back among the unread ones; what an answer said stays in the audit. Refuses `message_unknown`. */
export function markUnread({ pool, now }: Needs, admin: Viewer, id: string, requestId: string) {
  return transaction(pool, async (sql) => {
    const row = (await lockMessage(sql, id)) ?? refuse('message_unknown');
    if (stateOf(row) === 'unread') return asMessage(row);
    await setUnread(sql, id);
    const before = { state: stateOf(row), ...(row.answerNote && { answerNote: row.answerNote }) };
    await audit(sql, { ...deed(admin, id, 'unread', requestId), before, after: { state: 'unread' } }, now());
    return found(sql, id);
  });
}

/** Notes that a message was answered. Refuses `message_answered` where somebody else was faster, `message_unknown`. */
export function markAnswered(
  { pool, now }: Needs,
  admin: Viewer,
  { messageId: id, note = null }: Received<'POST /contact/admin/mark-answered', 'body'>,
  requestId: string,
) {
  return transaction(pool, async (sql) => {
    const row = (await lockMessage(sql, id)) ?? refuse('message_unknown');
    if (row.answeredAt) return isSame(row, admin, note) ? asMessage(row) : refuse('message_answered');
    const at = now();
    await setAnswered(sql, { id, adminId: admin.id, note, at: new Date(at) });
    const change = { before: { state: stateOf(row) }, after: { state: 'answered' } };
    await audit(sql, { ...deed(admin, id, 'answered', requestId), ...change, ...(note && { note }) }, at);
    await tellAnswered(sql, row, at);
    return found(sql, id);
  });
}

/** The button pressed twice. */
const isSame = (row: MessageRow, admin: Viewer, note: string | null): boolean =>
  row.answeredBy?.id === admin.id && row.answerNote === note;

const deed = (admin: Viewer, id: string, verb: 'read' | 'unread' | 'answered', requestId: string) =>
  ({
    actorId: admin.id,
    action: `message.${verb}`,
    subjectType: 'message',
    subjectId: id,
    requestId,
  }) as const;

/** One message. Refuses `message_unknown`. */
export const found = async (sql: Sql, id: string): Promise<ContactMessage> =>
  asMessage((await messageById(sql, id)) ?? refuse('message_unknown'));

export function stateOf({ readAt, answeredAt }: MessageRow): MessageState {
  if (answeredAt) return 'answered';
  return readAt ? 'read' : 'unread';
}

const asMessage = (row: MessageRow): ContactMessage => ({
  _id: row.id,
  number: row.number,
  hasWriter: row.personId !== null,
  name: row.name,
  phone: row.phone,
  email: row.email,
  message: row.message,
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  readBy: row.readBy && { _id: row.readBy.id, name: row.readBy.name },
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: row.answeredBy && { _id: row.answeredBy.id, name: row.answeredBy.name },
  answerNote: row.answerNote,
});
