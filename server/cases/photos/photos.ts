import type { FastifyRequest } from 'fastify';
import { PHOTOS_MOST } from '#domain/cases/case.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { keepUpload, openUpload, storePicture } from '../../uploads/uploads.ts';
import { insertPhoto, photosSentBy, photoSender } from './photo-store.ts';
import type { CaseKey } from '../store.ts';

/**
 * Photos as evidence. They are not served by their address as other pictures are: who sent one and the office see it, nobody
 * else, and the other side of the booking neither (docs/decisions/0108-cases.md).
 */

export async function storePhoto(deps: Deps, request: FastifyRequest, viewer: Viewer): Promise<{ _id: string }> {
  const { id } = await storePicture(deps, request, viewer.id, 'case');
  return { _id: id };
}

/** The picture itself, to who sent it and to the office; to anybody else there is none. */
export async function showPhoto(deps: Deps, viewer: Viewer, id: string): Promise<SavedAs> {
  const photo = await photoSender(deps.pool, id);
  const isTheirs = photo?.senderId === viewer.id || (viewer.userType === 'admin' && photo?.isSent === true);
  const file = photo && isTheirs ? await openUpload(deps, photo.path) : null;
  return savedAs('photo.webp', (file ?? refuse('case_photo_unknown')).body);
}

interface Sending extends CaseKey {
  /** The deed of the case they belong to. */
  readonly deedId: string;
  readonly ownerId: string;
}

/** Photos that somebody stored come to a case: their own, each in one case, five of a side in all. */
export async function attachPhotos(sql: Sql, sending: Sending, ids: readonly string[]): Promise<void> {
  const photos = [...new Set(ids)];
  if (photos.length === 0) return;
  if ((await photosSentBy(sql, sending)) + photos.length > PHOTOS_MOST) {
    refuse('photos_many', { fields: { photos: 'photos_many' } });
  }
  for (const id of photos) {
    const isTheirs = await keepUpload(sql, 'case', id, sending.ownerId);
    if (!isTheirs || !(await insertPhoto(sql, sending, id))) refuse('photo_gone', { fields: { photos: 'photo_gone' } });
  }
}
