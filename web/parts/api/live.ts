import type { UserStatus } from '#domain/roles.ts';
import { apiBase } from './api-base.ts';
import { signedIn } from './session.tsx';

/** A page that keeps up: it hears which bookings of the signed-in person change, for as long as it is looked at. */

/** Without a sign of life for this long the connection is taken for dead; there is one every fifteen seconds. */
const SILENCE_MS = 70_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface Listener {
  /** The status the screen was drawn with: if the office has decided otherwise since, the server says so. */
  drawnAs(): UserStatus | undefined;
  /** One booking changed; ask for it again. `earlier`: before we listened, so that it may be known. */
  onBooking(bookingId: string, earlier: boolean): void;
  /** Somebody wrote in the thread of a booking, read it or closed it. */
  onLetter?: (bookingId: string) => void;
  /** The office decided about the person who is signed in; the only news after a gap. */
  onPerson?: () => void;
  /** We were away for a while and may have missed changes. */
  onGap(): void;
}

/** Follows `GET /events` until told to stop; a page that is not looked at does not listen. */
export function followBookings(listener: Listener): () => void {
  let source: EventSource | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasHeard = false;

  const close = () => {
    source?.close();
    source = null;
    clearTimeout(silence);
    clearTimeout(next);
  };
  // longer after each failure, and never for all pages at the same moment
  const openLater = () => {
    close();
    next = setTimeout(open, Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2));
    failures += 1;
  };
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(openLater, SILENCE_MS);
  };
  const onEnd = async (isRefused: boolean) => {
    openLater();
    if (isRefused && !(await signedIn().catch(() => true))) stop();
  };
  function open(): void {
    close();
    if (document.hidden) return;
    const status = listener.drawnAs();
    source = new EventSource(`${apiBase()}/events${status ? `?status=${status}` : ''}`);
    source.addEventListener('open', () => {
      failures = 0;
      alive();
      if (wasHeard) listener.onGap();
      wasHeard = true;
    });
    source.addEventListener('beat', alive);
    source.addEventListener('booking', ({ data }: MessageEvent<string>) => {
      alive();
      const { bookingId, earlier } = JSON.parse(data) as { bookingId: string; earlier?: true };
      listener.onBooking(bookingId, earlier === true);
    });
    source.addEventListener('letter', ({ data }: MessageEvent<string>) => {
      alive();
      listener.onLetter?.((JSON.parse(data) as { bookingId: string }).bookingId);
    });
    source.addEventListener('person', () => {
      alive();
      (listener.onPerson ?? listener.onGap)();
    });
    source.addEventListener('error', () => void onEnd(source?.readyState === EventSource.CLOSED));
  }
  const onLook = () => (document.hidden ? close() : open());

  function stop(): void {
    document.removeEventListener('visibilitychange', onLook);
    close();
  }

  document.addEventListener('visibilitychange', onLook);
  open();
  return stop;
}
