import { randomUUID } from 'node:crypto';

/**
 * UUIDv7 (RFC 9562): 48 bits of milliseconds, then chance, so that newer ids sort after older ones.
 * Made here and not by the database, which has no such function before version 18.
 */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // of one of all chance, which Node has in stock, what stands behind its version
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** No id that is made at that time or later sorts before it. */
export const firstIdAt = (at: number): string => {
  const hex = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};
