import { useEffect, useState } from 'react';
import type { Instant } from '#domain/time.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { useSite } from './site/brand.ts';

/** The time, looked at again every so often: for deadlines that run down before one's eyes. At first it is when the server drew the page. */
export function useNow(everyMs = 30_000): Instant {
  const hydrated = useHydrated();
  const { drawnAt } = useSite();
  const [now, setNow] = useState(() => (hydrated || drawnAt === undefined ? Date.now() : drawnAt));
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
