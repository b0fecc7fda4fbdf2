import { maySignIn } from '#domain/roles.ts';
import type { Pool } from '../db/sql.ts';
import { signInStateOf } from './store.ts';

/** Streams by the sign-in they were opened in: none outlives it. */
export interface StreamsOfSignIns {
  /** The answer forgets it. */
  add(sessionId: string, end: () => void): () => void;
  /** Ends those of one sign-in. */
  endOf(sessionId: string): void;
  /** Ends those of every sign-in that is over, for whatever reason: signed out, suspended, erased. */
  endOver(): Promise<void>;
}

export function streamsOfSignIns(pool: Pool): StreamsOfSignIns {
  const streams = new Map<string, Set<() => void>>();
  const endOf = (sessionId: string): void => {
    for (const end of streams.get(sessionId) ?? []) end();
  };
  return {
    add(sessionId, end) {
      const own = streams.get(sessionId) ?? new Set();
      streams.set(sessionId, own.add(end));
      return () => {
        own.delete(end);
        if (own.size === 0 && streams.get(sessionId) === own) streams.delete(sessionId);
      };
    },
    endOf,
    async endOver() {
      const asked = [...streams.keys()];
      if (asked.length === 0) return;
      const current = await signInStateOf(pool, asked);
      const good = new Set(current.filter(({ status }) => maySignIn(status)).map(({ id }) => id));
      for (const sessionId of asked) if (!good.has(sessionId)) endOf(sessionId);
    },
  };
}
