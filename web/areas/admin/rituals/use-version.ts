import { useState } from 'react';
import { ApiError } from '../../../parts/api/api.ts';

interface Versioned {
  _id: string;
  __v: number;
}

export interface Version<T extends Versioned> {
  /** What the next save builds on. */
  base: T;
  /** What somebody else has made of it meanwhile; the person here chooses. */
  newer: T | null;
  /** After a failed save: true where it failed because of a newer version, which is then at hand. */
  caught: (error: unknown) => Promise<boolean>;
  /** Goes on from the newer version, whatever becomes of what was typed. */
  goOn: () => void;
}

/** Two people edit the same thing: the second is never overruled, and never overrules without a look. */
export function useVersion<T extends Versioned>(opened: T, newest: () => Promise<T>): Version<T> {
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<T | null>(null);
  return {
    base,
    newer,
    caught: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'stale') return false;
      try {
        setNewer(await newest());
        return true;
      } catch {
        // without the newest there is no choice to offer: the refusal itself is told
        return false;
      }
    },
    goOn: () => {
      if (newer) setBase(newer);
      setNewer(null);
    },
  };
}
