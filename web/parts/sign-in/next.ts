/** Where to go on after signing in. */

/** A page on the way to signing in, which takes along where the person was headed. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

const HERE = 'http://here.invalid';

/**
 * A path of ours out of `?next=`, as a browser would read it; null for anything that leads to another site.
 * Browsers drop tabs and take `\` for `/`, so the address is resolved before it is judged.
 */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
