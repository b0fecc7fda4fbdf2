import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticator } from '../auth/sessions/authenticate.ts';
import type { Deps, Plugin } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { admit, viewerOf } from '../http/viewer.ts';
import { isPublicPhoto, maySee } from './seen-by-store.ts';
import { storeDown } from './uploads.ts';

/** Only what we name ourselves: nothing that climbs out of the folder can even be asked for. */
const ours = /^(?<kind>ritual|profile|letter)\/(?<id>[0-9a-f-]{36})\.webp$/;

/** A name is never used twice, so a copy is good for as long as everybody may see it. */
const FOR_EVERYBODY = {
  ritual: 'public, max-age=31536000, immutable',
  // of a person who may not be public tomorrow
  profile: 'public, max-age=86400',
} as const;
/** A browser asks again each time, and is not sent again what it has. */
const FOR_ONE = 'private, no-cache';

/**
 * Serves stored pictures to those who may see them (docs/decisions/0123-who-sees-a-photo.md); for anybody else there is none. Whatever the
 * bytes were, a browser may only ever look at them (OWASP ASVS 5.0, 5.4).
 */
export const uploadsServer: Plugin = (app, deps) => {
  const authenticate = authenticator(deps);

  /** For how long, and by whom, an answer may be kept; null where the caller may not see the picture. */
  async function allowed(request: FastifyRequest, reply: FastifyReply, kind: string, path: string) {
    if (kind === 'ritual') return FOR_EVERYBODY.ritual;
    if (kind === 'profile' && (await isPublicPhoto(deps.replica, path))) return FOR_EVERYBODY.profile;
    await admit(request, reply, { who: 'anyone' }, { authenticate, config: deps.config });
    const viewer = viewerOf(request);
    if (!viewer || viewer.lacksFactor) return null;
    const isTheirs = await maySee(deps.replica, path, { id: viewer.id, isAdmin: viewer.userType === 'admin' });
    return isTheirs ? FOR_ONE : null;
  }

  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    // that there is none, or none for them, is kept by nobody: it may be another answer in a moment
    void reply.header('cache-control', 'no-store');
    const path = request.params['*'];
    const { kind = '', id = '' } = ours.exec(path)?.groups ?? {};
    const keeping = kind ? await allowed(request, reply, kind, path) : null;
    if (!keeping) refuse('not_found');
    const etag = `"${id}"`;
    const kept = { 'cache-control': keeping, etag };
    if (request.headers['if-none-match'] === etag) return reply.headers(kept).code(304).send();
    const file = (await pictureAt(deps, path)) ?? refuse('not_found');
    return reply
      .headers(kept)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .header('content-length', file.size)
      .type('image/webp')
      .send(file.body);
  });
};

const pictureAt = (deps: Pick<Deps, 'files' | 'log'>, path: string) =>
  deps.files.get(path).catch((error: unknown) => storeDown(deps, error));
