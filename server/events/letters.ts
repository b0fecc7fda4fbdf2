import type { Deps } from '../deps.ts';
import { lettersSince, type LetterNews } from './store.ts';

/** Who wrote in which thread, for those who look at it. NOTIFY makes it quick, and looking makes sure. */

export interface LetterCame {
  readonly bookingId: string;
  /** Null where something else about the thread changed: it was read, or closed. */
  readonly letterId: string | null;
}
type Listener = (came: LetterCame) => void;
type Hearer = (news: LetterNews) => void;

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
  const hearers = new Map<string, Set<Hearer>>();
  const tell = (news: LetterNews): void => {
    for (const personId of [news.customerId, news.panditId]) {
      for (const hear of hearers.get(personId) ?? []) hear(news);
    }
  };
  return {
    follow(personId, listener) {
      const hear = once(listener);
      const own = hearers.get(personId) ?? new Set();
      hearers.set(personId, own.add(hear));
      const catchUp = (all: LetterNews[]) => {
        if (own.has(hear)) for (const news of all) hear(news);
      };
      lettersSince(pool, BACK_MS, personId).then(catchUp, failed);
      return () => {
        own.delete(hear);
        if (own.size === 0 && hearers.get(personId) === own) hearers.delete(personId);
      };
    },
    start: () => pool.listen('letter_written', (payload) => tell(newsIn(payload))),
    async look() {
      if (hearers.size === 0) return;
      for (const news of await lettersSince(pool, BACK_MS)) tell(news);
    },
  };
}

/** A change is heard of by NOTIFY, by a look and by those that follow it: a stream tells it once. */
function once(listener: Listener): Hearer {
  const told = new Set<string>();
  return ({ bookingId, letterId, key }) => {
    if (told.has(key)) return;
    told.add(key);
    listener({ bookingId, letterId });
  };
}

/** What `wakeReaders` (server/letters/store.ts) says. */
function newsIn(payload: string): LetterNews {
  const [customerId = '', panditId = '', bookingId = '', at = '', letterId = null] = payload.split(' ');
  return { customerId, panditId, bookingId, letterId, key: letterId ?? `${bookingId} ${at}` };
}
