import type { ContactMessage, MessageState } from '#contract/contact.ts';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { OddAnswer } from '../shared/failures.ts';
import type { ListPage, PageSize } from '../shared/list-page.ts';

interface Question {
  search: string;
  state: MessageState | null;
  page: number;
  size: PageSize;
}

/** One page of what came by the contact form, searched by the server. */
export async function messagesPage(
  { search, state, page, size }: Question,
  signal: AbortSignal,
): Promise<ListPage<ContactMessage>> {
  const place = { page: String(page), pageSize: String(size) };
  const { data } = await ask(
    'GET /contact/admin/messages',
    { query: { ...place, ...(search && { search }), ...(state && { state }) } },
    { signal },
  );
  if (!Array.isArray(data?.messages)) throw new OddAnswer();
  return { rows: data.messages, total: data.total, filtered: data.filtered, more: data.more };
}

/** All of them as a table, narrowed as the list is. */
export const saveMessages = ({ search, state }: Pick<Question, 'search' | 'state'>): Promise<void> =>
  download('GET /contact/admin/messages.csv', { query: { ...(search && { search }), ...(state && { state }) } });

/** Whoever opens a message first is who has read it. */
export async function openMessage(messageId: string, signal: AbortSignal): Promise<ContactMessage> {
  return (await ask('POST /contact/admin/open', { body: { messageId } }, { signal })).data;
}
