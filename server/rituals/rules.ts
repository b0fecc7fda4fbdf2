import type { DeedFact } from '#domain/deeds.ts';
import type { Facts } from '../audit/audit.ts';
import type { Sql } from '../db/sql.ts';
import { isUpload } from '../uploads/uploads.ts';

/** What every change of a ritual keeps to. */

/** A picture an admin stored with us. Those that come with the demo are kept by the rituals that have them. */
export const isOurPicture = (sql: Sql, url: string): Promise<boolean> => isUpload(sql, 'ritual', url);

/** Calls of their own under `/rituals/`: a ritual of such a name would never be reached. */
const reserved = new Set(['get-ritual', 'get-ritual-described', 'get-ritual-list-admin']);
export const isReserved = (slug: string): boolean => reserved.has(slug);

/** What the office wrote in another language; what it left out stays as it is. */
export const orSame = <T>(written: T | null | undefined, present: T | null): T | null =>
  written === undefined ? present : written;

/** A list without a line is none: the English one is read. */
export const orNone = (lines: readonly string[] | null | undefined) => (lines?.length ? lines : null);

/** Of these fields, what would be otherwise than it is, as the audit keeps it; null for nothing. */
export function differences<K extends DeedFact>(
  fields: readonly K[],
  row: Readonly<Record<K, Facts[DeedFact]>>,
  wish: Readonly<Record<K, Facts[DeedFact]>>,
): { before: Facts; after: Facts } | null {
  const changed = fields.filter((field) => JSON.stringify(row[field]) !== JSON.stringify(wish[field]));
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map((field) => [field, row[field]])),
    after: Object.fromEntries(changed.map((field) => [field, wish[field]])),
  };
}
