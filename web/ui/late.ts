import { useEffect, useState } from 'react';

/** True only once something has lasted a while: what is over sooner never flashes. */
export function useLate(active: boolean, afterMs = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, afterMs]);
  return active && late;
}
