import { useEffect, useState } from 'react';
import type { Instant } from '#domain/time.ts';

/** The time, looked at again every so often: for deadlines that run down before one's eyes. */
export function useNow(everyMs = 30_000): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
