import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for good that does what the newest does: for presses and answers, never while drawing. */
export function useSteady<Given extends unknown[], Back>(newest: (...given: Given) => Back): (...given: Given) => Back {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...given: Given) => kept.current(...given), []);
}
