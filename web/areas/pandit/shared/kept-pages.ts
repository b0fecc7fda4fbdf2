import { personHere } from '../../../parts/one-person.ts';
import { NOT_KEPT, notKeptPage, type KeptTitle, type NotKeptWords } from './not-kept.ts';

/**
 * What a pandit needs at a door without a signal is kept in the browser, under whose it is: Today, the list and a booking's page as they
 * were shown last, with their files. `pandit-worker.js` gives them where there is no network; who signs out or in takes them away
 * (`web/parts/tabs.ts`).
 */

const isKept = /^\/pandit\/(dashboard|bookings(\/[^/?]+)?)(\?|$)/;

interface KeepAsked {
  readonly address: string;
  readonly again: boolean;
  /** Of the page in place of one that is not kept. */
  readonly words: NotKeptWords;
}

/** So new it need not be fetched once more. */
const NEW_MS = 60_000;
/** Older the worker gives none. */
const SHOWN_MS = 24 * 60 * 60_000;

/** Keeps a page that is shown, if it is one of those. `again`: only where something is kept already. */
export async function keepPage({ address, again, words }: KeepAsked): Promise<void> {
  const me = personHere();
  if (!me || !isKept.test(address)) return;
  // a sign-out leaves nothing, and the page that is left then does not begin again
  if (again && !(await caches.has(me))) return;
  if (!again) {
    await navigator.serviceWorker.register('/pandit-worker.js', { scope: '/pandit/' });
    await navigator.serviceWorker.ready;
  }
  const cache = await caches.open(me);
  const before = await cache.match(address, { ignoreVary: true });
  if (before && ageOf(before) < NEW_MS) return;
  const reply = await fetch(address, { headers: { accept: 'text/html' } });
  if (!reply.ok || reply.redirected) return;
  await keepFiles(cache);
  await cache.put(address, reply);
  await cache.put(NOT_KEPT, notKeptPage(words, await pagesIn(cache)));
}

/** Whether a page can be given without a network. */
export async function isKeptHere(address: string): Promise<boolean> {
  const me = personHere();
  if (!me || !isKept.test(address)) return false;
  const page = await (await caches.open(me)).match(address, { ignoreVary: true });
  return page !== undefined && ageOf(page) < SHOWN_MS;
}

/** The pages that can be given, by their titles. */
async function pagesIn(cache: Cache): Promise<KeptTitle[]> {
  const pages = (await cache.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => isKept.test(pathname));
  return Promise.all(
    pages.map(async ({ href, pathname, search }) => {
      const text = await (await cache.match(href, { ignoreVary: true }))?.text();
      return { address: pathname + search, title: new DOMParser().parseFromString(text ?? '', 'text/html').title };
    }),
  );
}

/** By either clock, however they differ. */
const ageOf = ({ headers }: Response): number => Math.abs(Date.now() - Date.parse(headers.get('date') ?? ''));

/** Scripts, styles and letters that the page has asked for so far; their names change with what is in them. */
async function keepFiles(cache: Cache): Promise<void> {
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = new Set(used.filter((name) => name.startsWith(`${location.origin}/assets/`)));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isOfRelease = [...files].some((file) => /\/manifest-[^/]+$/.test(file) && kept.has(file));
  // of another release nothing stays
  if (!isOfRelease) for (const url of kept) await cache.delete(url, { ignoreVary: true });
  await cache.addAll([...files].filter((file) => !isOfRelease || !kept.has(file)));
}
