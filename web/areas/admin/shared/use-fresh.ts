import { useEffect, useEffectEvent } from 'react';

/** Old enough to be looked at again: the office is not told of what happens, it asks (docs/decisions/0082-the-office-asks.md). */
const EVERY_MS = 15_000;

/** Acts every few seconds while this tab is looked at, and when somebody comes back to it. */
export function useFresh(act: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') act();
  });
  useEffect(() => {
    const onLook = () => look();
    const timer = setInterval(onLook, EVERY_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
}
