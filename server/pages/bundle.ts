import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { createRequestHandler, RouterContext, RouterContextProvider, ServerBuild } from 'react-router';
import type { PageContext } from '#contract/page.ts';
import { asFile } from '../http/headers.ts';
import { StartError } from '../start-error.ts';
import { isOurs } from './ours.ts';

/** What React Router made of `web/`: files for the browser, and a module that draws pages here. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const serverBundle = new URL('../../build/server/index.js', import.meta.url);

/** The server bundle, and the router in it. */
export type Bundle = ServerBuild & {
  entry: {
    module: {
      pageContext: RouterContext<PageContext>;
      createRequestHandler: typeof createRequestHandler;
      RouterContextProvider: typeof RouterContextProvider;
    };
  };
};

/** Their names carry a hash of what is in them. */
const OF_HASHED = 'public, max-age=31536000, immutable';
/** A drawing has its name for good: a new one is seen a week later, and fetched while the old one is shown. */
const OF_DRAWINGS = 'public, max-age=604800, stale-while-revalidate=2592000';

/** What `npm run build` made. */
export async function builtBundle(app: FastifyInstance): Promise<() => Promise<Bundle>> {
  if (!existsSync(serverBundle))
    throw new StartError('The web is not built. Run `npm run build`, or set WEB=none for the API alone.');
  await app.register(fastifyStatic, {
    root: `${root}build/client`,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      asFile(reply);
      void reply.header('cache-control', path.includes('/assets/') ? OF_HASHED : OF_DRAWINGS);
    },
  });
  const bundle: Bundle = await import(serverBundle.href);
  return () => Promise.resolve(bundle);
}

/** For people who change the code: Vite compiles on the fly and reloads the page. */
export async function devBundle(app: FastifyInstance): Promise<() => Promise<Bundle>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  app.addHook('onRequest', (request, reply, done) => {
    if (isOurs(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite gave no environment to render in.');
    return (await ssr.runner.import('virtual:react-router/server-build')) as Bundle;
  };
}
