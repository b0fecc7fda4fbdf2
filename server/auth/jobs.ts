import { HOUR } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { deleteLeftovers } from './leftovers-store.ts';

/** Codes, proofs, spent captchas and old cookies are of no use once they have run out, and name phones. */
export const authJobs = ({ pool, now }: Pick<Deps, 'pool' | 'now'>): Job[] => [
  { name: 'auth leftovers', everyMs: HOUR, run: () => deleteLeftovers(pool, now()) },
];
