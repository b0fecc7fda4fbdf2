import type { PageContext } from '#contract/page.ts';
import { refusedAs } from '../../api/refusal.ts';

/** What a number is the ticket of: a case, or a message of the contact form. Both are counted in one series. */
export async function ticketOf({ call }: PageContext, number: string) {
  const params = { number };
  const ticket = await call('GET /case/ticket/:number', { params }).catch(refusedAs(null));
  return { ticket, message: ticket ? null : await call('GET /contact/mine/:number', { params }) };
}

/** One's own tickets, with what was written by the contact form on the first page. */
export async function ticketsOf({ call }: PageContext, cursor: string | null) {
  const [list, { messages }] = await Promise.all([
    call('GET /case/mine', { query: cursor === null ? {} : { cursor } }),
    cursor === null ? call('GET /contact/mine', {}) : { messages: [] },
  ]);
  return { ...list, messages };
}
