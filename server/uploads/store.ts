import type { Sql } from '../db/sql.ts';

/** SQL of uploads. */

export type UploadKind = 'ritual' | 'profile' | 'letter' | 'case';

export interface Upload {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: UploadKind;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
}

export async function insertUpload(sql: Sql, upload: Upload): Promise<void> {
  await sql`
    INSERT INTO uploads (id, owner_id, kind, path, content_type, bytes, width, height, created_at, storing_since)
    VALUES (${upload.id}, ${upload.ownerId}, ${upload.kind}, ${upload.path}, ${upload.contentType}, ${upload.bytes},
      ${upload.width}, ${upload.height}, ${upload.at}, ${upload.at})`;
}

/** Notes that the file is there. False where the row has been given up. */
export async function noteStored(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`
    UPDATE uploads SET storing_since = NULL WHERE id = ${id} AND leaving_at IS NULL`;
  return count === 1;
}

/**
 * Whether we hold a picture of that kind under that path, of that person where one is named. Inside a transaction
 * it stays until the end: what is about to point at it will not point at nothing.
 */
export async function uploadExists(sql: Sql, kind: UploadKind, path: string, ownerId: string | null): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM uploads
    WHERE path = ${path} AND kind = ${kind} AND leaving_at IS NULL ${ownerId ? sql`AND owner_id = ${ownerId}` : sql``}
    FOR KEY SHARE`;
  return rows.length === 1;
}

/** The same by its id. */
export async function keepById(sql: Sql, kind: UploadKind, id: string, ownerId: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM uploads WHERE id = ${id} AND kind = ${kind} AND owner_id = ${ownerId} AND leaving_at IS NULL FOR KEY SHARE`;
  return rows.length === 1;
}

/** No profile, no ritual, no letter and no case shows it. */
const unused = (sql: Sql) => sql`
  NOT EXISTS (SELECT 1 FROM people p WHERE p.profile_url = '/uploads/' || u.path)
  AND NOT EXISTS (SELECT 1 FROM rituals r WHERE r.image_url = '/uploads/' || u.path)
  AND NOT EXISTS (SELECT 1 FROM booking_letters l WHERE l.photo = '/uploads/' || u.path)
  AND NOT EXISTS (SELECT 1 FROM case_photos c WHERE c.upload_id = u.id)`;

/** Those whose file has been on its way since a time: nobody waits for it any more. */
export const givenUp = (sql: Sql, before: Date, limit: number) => sql<{ id: string; path: string }[]>`
  SELECT id, path FROM uploads WHERE storing_since < ${before} LIMIT ${limit}`;

/** Those nobody has used since a time, and those that were to go before. */
export async function unusedUploads(sql: Sql, before: Date, limit: number): Promise<{ id: string; path: string }[]> {
  return sql<{ id: string; path: string }[]>`
    SELECT u.id, u.path FROM uploads u
    WHERE u.leaving_at IS NOT NULL OR (u.created_at < ${before} AND ${unused(sql)})
    LIMIT ${limit}`;
}

/** Waits for a transaction that is about to use the picture; a look afterwards sees what it did. */
export async function lockUpload(sql: Sql, id: string): Promise<void> {
  await sql`SELECT 1 FROM uploads WHERE id = ${id} FOR UPDATE`;
}

/** From here on nobody can begin to use it. False where somebody has. */
export async function markLeaving(sql: Sql, id: string, at: Date): Promise<boolean> {
  const rows = await sql`UPDATE uploads u SET leaving_at = ${at} WHERE u.id = ${id} AND ${unused(sql)} RETURNING u.id`;
  return rows.length === 1;
}

export async function deleteUpload(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM uploads WHERE id = ${id}`;
}
