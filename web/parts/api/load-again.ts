import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/** Loads the screen again; while another page is on its way once that has come, for it would be asked for from the beginning. */
export function useLoadAgain(): () => void {
  const { revalidate } = useRevalidator();
  const isComing = useNavigation().state === 'loading';
  const isMissed = useRef(false);
  useEffect(() => {
    if (isComing || !isMissed.current) return;
    isMissed.current = false;
    void revalidate();
  }, [isComing, revalidate]);
  return () => {
    if (isComing) isMissed.current = true;
    else void revalidate();
  };
}
