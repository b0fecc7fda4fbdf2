import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Refused } from './form-result.ts';

interface Versioned {
  readonly __v: number;
}

export interface Newer<T> {
  /** What the next save builds on: its version goes along in the form. */
  readonly base: T;
  /** What somebody else has saved in the meantime; the person here chooses. */
  readonly newer: T | null;
  /** Goes on from the newest version, whatever becomes of what was typed. */
  goOn(): void;
}

/**
 * Two people edit the same thing: the second is never overruled, and never overrules without a look. `current` is the
 * loader's, `refused` what the form was last told.
 */
export function useNewer<T extends Versioned>(current: T, refused: Refused | null): Newer<T> {
  const [base, setBase] = useState(current);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // a refused action leaves the loaders alone
    if (refused?.code === 'stale') void revalidate();
  }, [refused, revalidate]);
  return { base, newer: newerOf(base, current, refused), goOn: () => setBase(current) };
}

/** What the loader has by now, where it is newer than what the refused form was filled from. */
export function newerOf<T extends Versioned>(base: T, current: T, refused: Refused | null): T | null {
  if (refused?.code !== 'stale') return null;
  // without script the page has come again, with the newest in it: what was sent says what the form was filled from
  const sent = Number(refused.typed['__v'] ?? base.__v);
  return current.__v > Math.min(base.__v, sent) ? current : null;
}
