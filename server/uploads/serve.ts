import type { Plugin } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { storeDown } from './uploads.ts';

/** Only what we name ourselves: nothing that climbs out of the folder can even be asked for. */
const ours = /^(ritual|profile|letter)\/[0-9a-f-]{36}\.webp$/;

/**
 * Serves stored pictures. A name is never used twice, so a copy is good for a year; and whatever the bytes were,
 * a browser may only ever look at them (OWASP ASVS 5.0, 5.4).
 */
export const uploadsServer: Plugin = (app, deps) => {
  app.get<{ Params: { '*': string } }>('/uploads/*', async (request, reply) => {
    const path = request.params['*'];
    const file = ours.test(path) ? await deps.files.get(path).catch((error) => storeDown(deps, error)) : null;
    if (!file) refuse('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .header('content-length', file.size)
      .type('image/webp')
      .send(file.body);
  });
};
