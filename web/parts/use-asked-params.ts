import { useRef } from 'react';
import { useComing } from './line/use-coming.ts';
import { useNext } from './line/use-next.ts';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router';

export interface AskedParams {
  /** The address as it is, or as it is about to be. */
  params: URLSearchParams;
  moving: boolean;
  change: (by: (next: URLSearchParams) => void, options: NavigateOptions) => void;
}

/** What a screen shows, as its address says. A second change made before the first one has arrived adds to it. */
export function useAskedParams(): AskedParams {
  const [settled, setParams] = useSearchParams();
  const here = useLocation().pathname;
  const next = useNext();
  /** What was asked for last, and where from: no more of interest once one has left there. */
  const asked = useRef({ from: settled, wanted: settled });

  const change: AskedParams['change'] = (by, options) => {
    const { from, wanted: before } = asked.current;
    const wanted = new URLSearchParams(from === settled ? before : settled);
    by(wanted);
    asked.current = { from: settled, wanted };
    setParams(wanted, options);
  };
  const params = next?.pathname === here ? new URLSearchParams(next.search) : settled;
  return { params, moving: useComing().location !== undefined, change };
}
