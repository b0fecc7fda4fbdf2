/*
 * A pandit's page, loaded again where there is no network: then it is the last one that was kept (web/areas/pandit/shared/kept-pages.ts,
 * docs/decisions/0150-a-page-without-a-network.md), or one that says it is not kept (web/areas/pandit/shared/not-kept.ts). With a network nothing of it is used.
 */

/** Older it would be of another day. */
const SHOWN_MS = 24 * 60 * 60_000;
/** A network that brings nothing for so long is none. */
const PATIENCE_MS = 10_000;

addEventListener('install', () => skipWaiting());
// a page is asked for before this script has begun
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(fileFor(request));
});

async function pageFor({ request, preloadResponse }) {
  const asked = Promise.resolve(preloadResponse).then((reply) => reply ?? fetch(request));
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const reply = await Promise.race([asked, late]).catch(() => undefined);
  return reply ?? (await keptPage(request)) ?? (await caches.match('/pandit/not-kept')) ?? asked;
}

/** Says of itself that it was kept (`web/areas/pandit/kept-page.tsx`). */
async function keptPage({ url }) {
  const kept = await caches.match(url, { ignoreVary: true });
  if (!kept || Date.now() - Date.parse(kept.headers.get('date')) > SHOWN_MS) return undefined;
  const headers = new Headers(kept.headers);
  // it lies here unpacked
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('server-timing', 'kept');
  return new Response(kept.body, { status: kept.status, headers });
}

async function fileFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
