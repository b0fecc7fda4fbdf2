import type { Sql } from '../db/sql.ts';
import { isUpload } from '../uploads/uploads.ts';

/** What every change of a ritual keeps to. */

/** A picture an admin stored with us. Those that come with the demo are kept by the rituals that have them. */
export const isOurPicture = (sql: Sql, url: string): Promise<boolean> => isUpload(sql, 'ritual', url);

/** Calls of their own under `/rituals/`: a ritual of such a name would never be reached. */
const reserved = new Set(['get-ritual', 'get-ritual-list-admin']);
export const isReserved = (slug: string): boolean => reserved.has(slug);
