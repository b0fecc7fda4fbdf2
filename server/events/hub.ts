import type { BookingChanged } from '#contract/misc.ts';
import type { UserStatus } from '#domain/roles.ts';
import { MINUTE } from '#domain/time.ts';
import { BOOKING_CHANGED, changedIn, type ChangedBooking } from '../db/booking-changed.ts';
import { unlimited } from '../db/limit.ts';
import type { Deps } from '../deps.ts';
import { lettersOf, type LetterCame } from './letters.ts';
import { streamsOfSignIns, type OfSignIn } from './sign-ins.ts';
import { changesSince, databaseTime, recentOf } from './store.ts';

type Listener = (change: ChangedBooking, earlier?: true) => void;

export interface Hub {
  /**
   * Calls back for every booking of a person that changes from now on, and for those that changed a moment ago: a page
   * listens a little later than it was loaded; `caughtUp` is called after those. The answer ends all that; `signIn` hears when
   * the sign-in is over, and when its person is something else than they were.
   */
  subscribe(
    who: StreamOwner,
    listener: (change: BookingChanged) => void,
    signIn: OfSignIn,
    onLetter: (came: LetterCame) => void,
    caughtUp: () => void,
  ): () => void;
  /** Whether a person has as many streams here as one may. */
  isFull(personId: string): boolean;
}

/** In whose name, and in which of their sign-ins, a stream was opened. */
export interface StreamOwner {
  readonly id: string;
  readonly sessionId: string;
  readonly userStatus: UserStatus;
  /** What the page that listens was drawn with, where it says so. */
  readonly drawnAs?: UserStatus | undefined;
}

/** A browser has one for each tab that is looked at. */
export const STREAMS_A_PERSON = 10;

/** How often the database is asked what changed. PostgreSQL's NOTIFY only makes it quicker: it may get lost. */
const POLL_MS = 5_000;
/** From the loading of a page to its listening, on a slow line. */
const BEFORE_MS = 10_000;
/** A transaction is seen when it commits but dated when it began: every look goes back this far beyond where it needs to. */
const OVERLAP_MS = 15_000;

/** One for each process: it hears of every change and passes it to this process's listeners who may know. */
export function makeHub({ streams: pool, log }: Pick<Deps, 'streams' | 'log'>, stopping: AbortSignal): Hub {
  const listeners = new Map<string, Set<Listener>>();
  const signIns = streamsOfSignIns(pool);
  const passOn = passingOn(listeners);
  const failed = (error: unknown): void => log.warn({ err: error }, 'live updates: the database does not answer');
  const letters = lettersOf(pool, failed);
  let started = false;

  function start(): void {
    if (started || stopping.aborted) return;
    started = true;
    const stopListening = pool.listen(BOOKING_CHANGED, (payload) => {
      const changed = changedIn(payload);
      if (changed) passOn(changed);
    });
    const stopHearing = pool.listen('session_ended', signIns.endOf);
    const people = inTurn(() => signIns.look(), failed);
    const stopPeople = pool.listen('person_changed', people);
    const stopLetters = letters.start();
    for (const listening of [stopListening, stopHearing, stopPeople, stopLetters]) listening.catch(failed);
    const look = looking(pool, passOn);
    const timer = setInterval(() => {
      if (listeners.size > 0) Promise.all([look(), letters.look(), signIns.look()]).catch(failed);
    }, POLL_MS);
    stopping.addEventListener('abort', () => {
      clearInterval(timer);
      for (const one of [stopListening, stopHearing, stopPeople, stopLetters])
        one.then((it) => it.unlisten()).catch(() => undefined);
    });
  }

  return {
    isFull: (personId) => (listeners.get(personId)?.size ?? 0) >= STREAMS_A_PERSON,
    subscribe({ id: personId, sessionId, userStatus, drawnAs }, listener, signIn, onLetter, caughtUp) {
      // for all who come, and longer than the call that comes first
      unlimited(start);
      const forget = signIns.add(sessionId, userStatus, signIn, drawnAs);
      const own = listeners.get(personId) ?? new Set();
      const tell = newsOnly(listener);
      listeners.set(personId, own.add(tell));
      const catchUp = (changes: ChangedBooking[]) => {
        if (!own.has(tell)) return;
        for (const change of changes) tell(change, true);
        caughtUp();
      };
      recentOf(pool, personId, BEFORE_MS + OVERLAP_MS).then(catchUp, failed);
      const stopLetters = letters.follow(personId, onLetter);
      return () => {
        forget();
        stopLetters();
        own.delete(tell);
        if (own.size === 0 && listeners.get(personId) === own) listeners.delete(personId);
      };
    },
  };
}

/** Looks at once, and once more for all that came while it looked. */
function inTurn(look: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let [underWay, isAsked] = [false, false];
  async function lookAll(): Promise<void> {
    underWay = true;
    while (isAsked) {
      isAsked = false;
      await look().catch(failed);
    }
    underWay = false;
  }
  return () => {
    isAsked = true;
    if (!underWay) void lookAll();
  };
}

/** What happens while somebody catches up is heard of twice, and told once. */
function newsOnly(listener: (change: BookingChanged) => void): Listener {
  const told = new Map<string, number>();
  return ({ bookingId, version }, earlier) => {
    if (version !== null && (told.get(bookingId) ?? -1) >= version) return;
    if (version !== null) told.set(bookingId, version);
    listener({ bookingId, ...(earlier && { earlier }) });
  };
}

/** Tells a booking's two parties, once for every version, however often we hear of it. */
function passingOn(listeners: ReadonlyMap<string, ReadonlySet<Listener>>): (change: ChangedBooking) => void {
  const told = new Map<string, { version: number; at: number }>();
  const isNew = ({ bookingId, version }: ChangedBooking): boolean => {
    if (version === null) return true;
    if ((told.get(bookingId)?.version ?? -1) >= version) return false;
    const at = performance.now();
    told.delete(bookingId);
    told.set(bookingId, { version, at });
    for (const [id, last] of told) {
      if (at - last.at < MINUTE) break;
      told.delete(id);
    }
    return true;
  };
  return (change) => {
    if (!isNew(change)) return;
    for (const personId of [change.customerId, change.panditId]) {
      for (const listener of listeners.get(personId) ?? []) listener(change);
    }
  };
}

/** Asks the database what changed since it was last asked; never twice at once. */
function looking(pool: Deps['pool'], passOn: (change: ChangedBooking) => void): () => Promise<void> {
  let last: Date | null = null;
  let underWay = false;
  return async () => {
    if (underWay) return;
    underWay = true;
    try {
      const now = await databaseTime(pool);
      const since = new Date((last ?? now).getTime() - OVERLAP_MS);
      for (const change of await changesSince(pool, since)) passOn(change);
      last = now;
    } finally {
      underWay = false;
    }
  };
}
