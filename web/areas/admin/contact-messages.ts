import type { ContactMessage, MessageState } from '#contract/contact.ts';
import { ask } from '../../parts/api.ts';
import { OddAnswer } from './failures.ts';
import { PAGE_SIZE, type ListPage } from './list-page.ts';

interface Question {
  search: string;
  state: MessageState | null;
  page: number;
}

/** One page of what came by the contact form, searched by the server. */
export async function messagesPage(
  { search, state, page }: Question,
  signal: AbortSignal,
): Promise<ListPage<ContactMessage>> {
  const place = { page: String(page), pageSize: String(PAGE_SIZE) };
  const { data } = await ask(
    'GET /contact/admin/messages',
    { query: { ...place, ...(search && { search }), ...(state && { state }) } },
    { signal },
  );
  if (!Array.isArray(data?.messages)) throw new OddAnswer();
  return { rows: data.messages, total: data.total, filtered: data.filtered };
}

/** Whoever opens a message first is who has read it. */
export async function openMessage(messageId: string, signal: AbortSignal): Promise<ContactMessage> {
  return (await ask('POST /contact/admin/open', { body: { messageId } }, { signal })).data;
}
