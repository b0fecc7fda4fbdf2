import { useEffect, useState } from 'react';
import { dayAt, type Day, type Instant } from '#domain/time.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { rightNow } from './clock.ts';
import { useSite } from './site/brand.ts';

/**
 * The server's time, looked at again every so often: for deadlines that run down before one's eyes. At first it is when the server drew
 * the page: a page drawn in other words than the server's is thrown away and drawn again.
 */
export const useNow = (everyMs = 30_000): Instant => useTime(asItIs, everyMs);

/** Today in Odisha, in the same way; for whatever is drawn. */
export const useToday = (): Day => useTime(dayAt, 30_000);

const asItIs = (now: Instant): Instant => now;

function useTime<T extends Day | Instant>(of: (now: Instant) => T, everyMs: number): T {
  const hydrated = useHydrated();
  const { drawnAt } = useSite();
  const [time, setTime] = useState(() => of(hydrated || drawnAt === undefined ? rightNow() : drawnAt));
  useEffect(() => {
    const look = () => setTime(of(rightNow()));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [of, everyMs]);
  return time;
}
