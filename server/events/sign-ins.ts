import { maySignIn, type UserStatus } from '#domain/roles.ts';
import type { Pool } from '../db/sql.ts';
import { signInStateOf } from './store.ts';

/** Of one stream: its end, and what it says where its person is something else than they were. */
export interface OfSignIn {
  readonly end: () => void;
  readonly onStatus: (status: UserStatus) => void;
}

/** Streams by the sign-in they were opened in: none outlives it, and each says what became of its person. */
export interface StreamsOfSignIns {
  /** `drawnAs`: what the page that listens says its person is; when that changes, the stream hears at once. The answer forgets it. */
  add(sessionId: string, status: UserStatus, stream: OfSignIn, drawnAs?: UserStatus): () => void;
  /** Ends those of one sign-in. */
  endOf(sessionId: string): void;
  /**
   * Ends those of every sign-in that is over, for whatever reason: signed out, suspended, erased; and tells of every other status. Each
   * change is announced (`person_changed`); looking makes sure.
   */
  look(): Promise<void>;
}

export function streamsOfSignIns(pool: Pool): StreamsOfSignIns {
  const streams = new Map<string, Set<OfSignIn>>();
  const statuses = new Map<string, UserStatus>();
  const endOf = (sessionId: string): void => {
    for (const { end } of streams.get(sessionId) ?? []) end();
  };
  return {
    add(sessionId, status, stream, drawnAs = status) {
      const own = streams.get(sessionId) ?? new Set();
      streams.set(sessionId, own.add(stream));
      // what the others of this sign-in were not told of yet, the next look tells all of them
      if (!statuses.has(sessionId)) statuses.set(sessionId, status);
      if (drawnAs !== status) stream.onStatus(status);
      return () => {
        own.delete(stream);
        if (own.size > 0 || streams.get(sessionId) !== own) return;
        streams.delete(sessionId);
        statuses.delete(sessionId);
      };
    },
    endOf,
    async look() {
      const asked = [...streams.keys()];
      if (asked.length === 0) return;
      const current = await signInStateOf(pool, asked);
      const good = new Set(current.filter(({ status }) => maySignIn(status)).map(({ id }) => id));
      for (const sessionId of asked) if (!good.has(sessionId)) endOf(sessionId);
      for (const { id, status } of current) {
        if (!good.has(id) || !statuses.has(id) || statuses.get(id) === status) continue;
        statuses.set(id, status);
        for (const { onStatus } of streams.get(id) ?? []) onStatus(status);
      }
    },
  };
}
