import type { Sql } from '../db/sql.ts';
import { isUpload } from '../uploads/uploads.ts';

/** What every change of a ritual keeps to. */

/** A picture an admin stored with us, or one that ships with the product. Never another host's. */
export const isOurPicture = async (sql: Sql, url: string): Promise<boolean> =>
  /^\/rituals\/[\w-]+\.(webp|svg|png|jpg)$/.test(url) || isUpload(sql, 'ritual', url);

/** Calls of their own under `/rituals/`: a ritual of such a name would never be reached. */
const reserved = new Set(['get-ritual', 'get-ritual-list-admin']);
export const isReserved = (slug: string): boolean => reserved.has(slug);
