/**
 * What a tab keeps of somebody is theirs: the next one to sign in here neither sees it nor finds it. Nothing else in the browser's code
 * keeps words or pages beyond the screen they stand on (`house.test.ts`).
 */

/** Undefined until a page has said who is here; null is a visitor. */
let here: string | null | undefined;
/** A visitor has signed in on a page of this tab since it was loaded. */
let cameIn = false;
const forgetting = new Set<() => void>();

/** What the tabs of a browser tell each other: whom a page was drawn for, and that somebody signs out (`tabs.ts`). */
export type Told = { readonly here: string | null } | { readonly leaves: true };
let tell: ((told: Told) => void) | null = null;

const PREFIX = 'typed ';
/** A person who comes back later than this types again; nobody knows which visitor sits there by then. */
const KEPT_MS = { own: 60 * 60_000, visitor: 30 * 60_000 };

interface Kept {
  /** Null where a visitor typed it. */
  readonly by: string | null;
  /** The page on which it was typed. */
  readonly at: string;
  readonly since: number;
  /** For how many milliseconds, where that is another time. */
  readonly ms?: number | undefined;
  readonly words: Readonly<Record<string, string>>;
}

const place = () => location.pathname + location.search;

/** A page was drawn for this person, or for a visitor. */
export function personIs(id: string | null): void {
  const before = here;
  here = id;
  if (before === id) return;
  cameIn = before === null;
  tell?.({ here: id });
  if (before !== undefined) forgetting.forEach((forget) => forget());
  if (id === null) return;
  for (const [key, kept] of everything()) {
    // a visitor who has signed in on the way from that page and back to it
    if (before === null && isVisitorsHere(kept)) write(key, { ...kept, by: id });
    else if (kept.by !== id) remove(key);
  }
}

/** The person this page was drawn for, or who has signed in on it since; null for a visitor, undefined before anybody said so. */
export const personHere = (): string | null | undefined => here;

/**
 * Whether who is here signed in on the way to what is shown: what they pressed before that can be done without asking again. No link from
 * elsewhere can say so.
 */
export const hasComeIn = (): boolean => cameIn;

/** Somebody signs out: nothing of theirs stays, in this tab or another. */
export function forgetTyped(): void {
  forgetHere();
  tell?.({ leaves: true });
}

/** Nothing of anybody stays in this tab. */
export function forgetHere(): void {
  for (const [key] of everything()) remove(key);
}

/** Tells the other tabs from now on. */
export function tellTabs(teller: (told: Told) => void): void {
  tell = teller;
  if (here !== undefined) tell({ here });
}

/** What was typed under this name by who is here now; null where nothing was, or somebody else did. */
export function typedAs(name: string): Kept['words'] | null {
  const kept = read(PREFIX + name);
  return kept && kept.by === here ? kept.words : null;
}

/** For how many milliseconds, if not as long as words usually are. */
export const keepTypedAs = (name: string, words: Kept['words'], ms?: number): void =>
  write(PREFIX + name, { by: here ?? null, at: place(), since: Date.now(), ms, words });

export const dropTyped = (name: string): void => remove(PREFIX + name);

/** A place for what this tab was shown last; empty again once somebody else is here. */
export function shownLast<T>(): { get: () => T | null; keep: (shown: T) => void } {
  let last: T | null = null;
  forgetting.add(() => (last = null));
  return { get: () => last, keep: (shown) => void (last = shown) };
}

const isVisitorsHere = ({ by, at }: Kept): boolean => by === null && at === place();

function* everything(): Generator<readonly [key: string, kept: Kept]> {
  for (const key of keys()) {
    const kept = read(key);
    if (kept) yield [key, kept];
  }
}

function keys(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (!kept || Date.now() - kept.since < (kept.ms ?? (kept.by === null ? KEPT_MS.visitor : KEPT_MS.own))) return kept;
  } catch {
    return null;
  }
  remove(key);
  return null;
}

/** A browser that keeps nothing (private, full) only loses the convenience. */
function write(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // nothing kept
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing kept
  }
}
