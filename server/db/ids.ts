import { randomUUID } from 'node:crypto';

/**
 * UUIDv7 (RFC 9562): 48 bits of milliseconds, 12 that count, the others by chance. Newer ids sort after older ones; so do those that one
 * process makes of the same millisecond, as of the messages of one transaction.
 * Made here and not by the database, which has no such function before version 18.
 */
export function newId(now: number = Date.now()): string {
  made = now !== last && made >= MOST / 2 ? 0 : (made + 1) % MOST;
  last = now;
  const time = now.toString(16).padStart(12, '0');
  // of one of all chance, which Node has in stock, what stands behind its version and the three digits after it
  return `${time.slice(0, 8)}-${time.slice(8)}-7${made.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`;
}

/** The count begins again between two milliseconds, since it is not to do so within one. */
const MOST = 4_096;
let made = 0;
let last = 0;

/** No id that is made at that time or later sorts before it. */
export const firstIdAt = (at: number): string => {
  const hex = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};
