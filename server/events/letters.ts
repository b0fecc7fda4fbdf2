import { MINUTE } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { lettersSince, recentLettersOf, type LetterNews } from './store.ts';

/** Who wrote in which thread, for those who look at it. NOTIFY makes it quick, and looking makes sure. */

export interface LetterCame {
  readonly bookingId: string;
  /** Null where something else about the thread changed: it was read, or closed. */
  readonly letterId: string | null;
}
type Listener = (came: LetterCame) => void;

/** How far back each look goes: a transaction is seen when it commits but dated when it began. */
const BACK_MS = 25_000;

export interface Letters {
  /** From now on, and what came a moment ago; the answer ends it. */
  follow(personId: string, listener: Listener): () => void;
  start(): Promise<{ unlisten(): Promise<void> }>;
  /** Asks what came, in case it was not told. */
  look(): Promise<void>;
}

export function lettersOf(pool: Deps['streams'], failed: (error: unknown) => void): Letters {
  const listeners = new Map<string, Set<Listener>>();
  const told = new Map<string, number>();
  const tell = ({ customerId, panditId, bookingId, letterId }: LetterNews): void => {
    for (const personId of [customerId, panditId]) {
      for (const listener of listeners.get(personId) ?? []) listener({ bookingId, letterId });
    }
  };
  const tellOnce = (news: LetterNews): void => {
    const at = performance.now();
    for (const [id, since] of told) if (at - since > MINUTE) told.delete(id);
    if (news.letterId !== null && told.has(news.letterId)) return;
    if (news.letterId !== null) told.set(news.letterId, at);
    tell(news);
  };
  return {
    follow(personId, listener) {
      const own = listeners.get(personId) ?? new Set();
      listeners.set(personId, own.add(listener));
      const catchUp = (all: LetterNews[]) => {
        if (own.has(listener)) for (const { bookingId, letterId } of all) listener({ bookingId, letterId });
      };
      recentLettersOf(pool, personId, BACK_MS).then(catchUp, failed);
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(personId) === own) listeners.delete(personId);
      };
    },
    start: () => pool.listen('letter_written', (payload) => tellOnce(newsIn(payload))),
    async look() {
      if (listeners.size === 0) return;
      for (const news of await lettersSince(pool, BACK_MS)) tellOnce(news);
    },
  };
}

function newsIn(payload: string): LetterNews {
  const [customerId = '', panditId = '', bookingId = '', letterId = ''] = payload.split(' ');
  return { customerId, panditId, bookingId, letterId: letterId || null };
}
