import type { Found, Instead } from '#contract/availability.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { Refusal, ServerCall } from '#contract/page.ts';
import type { PublicPandit } from '#contract/pandits.ts';
import type { Ritual } from '#contract/rituals.ts';
import { periodOf } from '#domain/booking.ts';
import { isDay, type Day } from '#domain/time.ts';
import { missingIn, searchOf, type Asked } from '../shared/asked.ts';

/** What a search came to. */
export type Outcome =
  | { kind: 'not-asked' }
  | { kind: 'wrong'; field: 'ritual' | 'date' | 'time'; code: MessageCode }
  | { kind: 'found'; results: Found[]; nextCursor: string | null; instead: Instead[] }
  /** `message` is the server's own sentence, where it had one. */
  | { kind: 'failed'; message: string | null };

/** The one a family has come for, with his free days; null for anybody, or where he is not listed. */
export async function panditAsked(call: ServerCall, id: string): Promise<PublicPandit | null> {
  if (!id) return null;
  try {
    return await call('GET /pandits/:id', { params: { id } });
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** Searches on the server, so that the first page already shows who is free. */
export async function searchFor(
  call: ServerCall,
  asked: Asked,
  { rituals, today, submitted }: { rituals: readonly Ritual[]; today: Day; submitted: boolean },
): Promise<Outcome> {
  const missing = missingIn(asked);
  // a link to a ritual names no day yet, and that is nothing wrong
  if (missing) return submitted ? { kind: 'wrong', field: missing, code: 'search_incomplete' } : { kind: 'not-asked' };
  if (!rituals.some(({ _id }) => _id === asked.ritual))
    return { kind: 'wrong', field: 'ritual', code: 'ritual_unknown' };
  if (!isDay(asked.date)) return { kind: 'wrong', field: 'date', code: 'date_invalid' };
  if (asked.date < today) return { kind: 'wrong', field: 'date', code: 'date_past' };
  if (asked.time && periodOf(asked.date, asked.time, 0).from <= Date.now())
    return { kind: 'wrong', field: 'time', code: 'start_passed' };
  try {
    return { kind: 'found', ...(await call('POST /availability/filter-availability', { body: searchOf(asked) })) };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const { message } = (await error.json()) as Refusal;
    return { kind: 'failed', message: error.status === 500 ? null : message };
  }
}
