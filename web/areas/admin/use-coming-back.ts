import { useEffect, useEffectEvent } from 'react';

/** Acts when somebody comes back to this tab: what is on it may be old. */
export function useComingBack(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onBack();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
