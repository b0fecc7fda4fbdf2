import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLeaving } from '../../../parts/use-leaving.ts';

/** What narrows the list of services. */
export interface Narrowing {
  readonly search: string;
  readonly category: string;
}

const narrowingIn = (address: URLSearchParams): Narrowing => ({
  search: (address.get('search') ?? '').slice(0, 100),
  category: address.get('category') ?? '',
});

/** How long somebody has to pause in typing before the address says it too. */
const PAUSE = 300;

/**
 * Narrows at once; the address follows, so that the list can be shared, reloaded and come back to. Where the address
 * changes by itself (Back, a link), the list follows it.
 */
export function useNarrowing() {
  const [address, setAddress] = useSearchParams();
  const leaving = useLeaving();
  const [narrowing, setNarrowing] = useState(() => narrowingIn(address));
  const form = useRef<HTMLFormElement>(null);
  const said = useRef(narrowing);

  // on a slow line somebody types and chooses before the page listens
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setNarrowing(narrowingIn(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]))));
  }, []);

  useEffect(() => {
    const now = narrowingIn(address);
    if (isSame(now, said.current)) return;
    said.current = now;
    setNarrowing(now);
  }, [address]);

  useEffect(() => {
    if (leaving || isSame(narrowing, said.current)) return undefined;
    const timer = setTimeout(() => {
      said.current = narrowing;
      const words = Object.entries(narrowing).filter(([, word]) => word.trim() !== '');
      setAddress(new URLSearchParams(words), { replace: true, preventScrollReset: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [leaving, narrowing, setAddress]);

  return { ...narrowing, form, narrow: (by: Partial<Narrowing>) => setNarrowing((now) => ({ ...now, ...by })) };
}

const isSame = (a: Narrowing, b: Narrowing): boolean =>
  a.search.trim() === b.search.trim() && a.category === b.category;
