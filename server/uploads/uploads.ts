import type { FastifyRequest } from 'fastify';
import { CASE_IMAGE_MAX, LETTER_PHOTO_MAX, PROFILE_IMAGE_MAX, RITUAL_IMAGE_MAX } from '#domain/upload.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { redraw } from './picture.ts';
import { insertUpload, keepById, noteStored, uploadExists, type UploadKind } from './store.ts';

const ROOT = '/uploads/';
const limits = {
  letter: { most: LETTER_PHOTO_MAX, refusal: 'image_too_large_5' },
  ritual: { most: RITUAL_IMAGE_MAX, refusal: 'image_too_large_5' },
  profile: { most: PROFILE_IMAGE_MAX, refusal: 'image_too_large_1' },
  case: { most: CASE_IMAGE_MAX, refusal: 'image_too_large_5' },
} as const;

/**
 * Takes the picture out of a multipart request and stores it; nothing is kept of one that breaks off half-way.
 * Answers the address it is served at. Refuses `pictures_down` where the store does not answer.
 */
export async function storePicture(
  deps: Pick<Deps, 'pool' | 'files' | 'now' | 'log'>,
  request: FastifyRequest,
  ownerId: string,
  kind: UploadKind,
): Promise<{ id: string; url: string }> {
  const picture = await redraw(await pictureOf(request, kind), kind);
  const { bytes, contentType, width, height } = picture;
  const at = deps.now();
  const id = newId(at);
  const path = `${kind}/${id}.webp`;
  // the row first: if we are killed in between, or the store does not answer and takes the file later, it says that its file is on its way,
  // and both go within a minute
  const row = { id, ownerId, kind, path, contentType, bytes: bytes.length, width, height, at: new Date(at) };
  await insertUpload(deps.pool, row);
  await deps.files.put(path, bytes, contentType).catch((error: unknown) => storeDown(deps, error));
  if (!(await noteStored(deps.pool, id))) {
    await deps.files.remove(path);
    refuse('pictures_down');
  }
  return { id, url: ROOT + path };
}

/** The store of pictures does not answer: told to the operator, and to the caller as something that passes. */
export function storeDown({ log }: Pick<Deps, 'log'>, error: unknown): never {
  log.error({ err: error }, 'the store of pictures does not answer');
  refuse('pictures_down');
}

/** Whether an address is that of a picture we stored; with an owner, of one they stored. */
export async function isUpload(sql: Sql, kind: UploadKind, url: string, ownerId?: string): Promise<boolean> {
  return url.startsWith(ROOT) && uploadExists(sql, kind, url.slice(ROOT.length), ownerId ?? null);
}

/** Whether a picture is one that person stored; inside a transaction it stays until the end. */
export const keepUpload = (sql: Sql, kind: UploadKind, id: string, ownerId: string): Promise<boolean> =>
  keepById(sql, kind, id, ownerId);

/** A stored picture that is not served by its address; null where the store has none. */
export const openUpload = (deps: Pick<Deps, 'files' | 'log'>, path: string) =>
  deps.files.get(path).catch((error: unknown) => storeDown(deps, error));

async function pictureOf(request: FastifyRequest, kind: UploadKind): Promise<Buffer> {
  const { most, refusal } = limits[kind];
  const part = await request.file({ limits: { fileSize: most - 1 } }).catch(refuseBroken);
  if (!part || part.fieldname !== 'file') refuse('file_missing', { fields: { file: 'file_missing' } });
  const read = await part.toBuffer().catch((error: unknown) => error);
  // not every file that was cut off at its limit is an error: where all that may come had been read by then, it is not
  if (part.file.truncated) refuse(refusal, { fields: { file: refusal } });
  if (!(read instanceof Buffer)) refuseBroken(read);
  if (read.length === 0) refuse('file_missing', { fields: { file: 'file_missing' } });
  return read;
}

/** The parser's own words on a form that was cut off or has no boundary say nothing to people; its limits have a status. */
function refuseBroken(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  refuse('upload_broken', { fields: { file: 'upload_broken' } });
}
