import type { Received } from '#contract/index.ts';
import { dayAt } from '#domain/time.ts';
import { auditExport } from '../audit/audit.ts';
import type { Deps } from '../deps.ts';
import { BATCH, csv, inBatches } from '../http/csv.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import type { Viewer } from '../http/viewer.ts';
import { messageIdsAfter, messagesById, type MessageRow } from './office-store.ts';
import { stateOf } from './office.ts';

/** All messages, or those asked for, as a table to keep; that it was taken is written down. */
export async function messagesTable(
  { pool, replica, now }: Deps,
  admin: Viewer,
  asked: Received<'GET /contact/admin/messages.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
  const { search, state } = asked;
  const facts = { ...(search && { search }), ...(state && { state }) };
  await auditExport(pool, { actorId: admin.id, list: 'messages', asked: facts, requestId }, now());
  const batches = inBatches<MessageRow>(async (last) =>
    messagesById(replica, await messageIdsAfter(replica, { ...asked, today: dayAt(now()) }, last?.id ?? null, BATCH)),
  );
  return savedAs('messages.csv', csv(columns, batches));
}

const columns: Record<string, (message: MessageRow) => string | null> = {
  ID: (message) => message.id,
  Number: (message) => message.number,
  Received: (message) => message.createdAt.toISOString(),
  Name: (message) => message.name,
  Phone: (message) => message.phone,
  Email: (message) => message.email,
  Message: (message) => message.message,
  State: stateOf,
  'Read by': (message) => message.readBy?.name ?? null,
  'Answered by': (message) => message.answeredBy?.name ?? null,
  'Answered at': (message) => message.answeredAt?.toISOString() ?? null,
  Answer: (message) => message.answerNote,
};
