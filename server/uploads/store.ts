import type { Sql } from '../db/sql.ts';

/** SQL of uploads. */

export type UploadKind = 'ritual' | 'profile';

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
    INSERT INTO uploads (id, owner_id, kind, path, content_type, bytes, width, height, created_at)
    VALUES (${upload.id}, ${upload.ownerId}, ${upload.kind}, ${upload.path}, ${upload.contentType}, ${upload.bytes},
      ${upload.width}, ${upload.height}, ${upload.at})`;
}

/** Whether we hold a picture of that kind under that path, of that person where one is named. */
export async function uploadExists(sql: Sql, kind: UploadKind, path: string, ownerId: string | null): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM uploads WHERE path = ${path} AND kind = ${kind} ${ownerId ? sql`AND owner_id = ${ownerId}` : sql``}`;
  return rows.length === 1;
}
