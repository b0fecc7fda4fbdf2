import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useAskedParams } from '../../../parts/use-asked-params.ts';
import { useLeaving } from '../../../parts/use-leaving.ts';
import { listAt, pageIn, searchIn, sizeIn, usualSize, type PageSize } from './list-page.ts';
import { useOffice } from './use-office.ts';

const TYPING_MS = 250;

export interface ListAddress {
  page: number;
  /** Rows on a page. */
  size: PageSize;
  /** The same, as it is about to be. */
  sizeAsked: PageSize;
  search: string;
  /** What is in the search box; the list follows once the typing rests. */
  typed: string;
  type: (text: string) => void;
  /** A parameter of this list in the address, as it is or is about to be; an empty one counts as missing. */
  get: (name: string) => string | null;
  set: (changes: Readonly<Record<string, string | null>>, how?: 'push' | 'replace') => void;
}

/** What a list shows lives in the address: a search, a page and an open dialog can be shared and come back. */
export function useListAddress(): ListAddress {
  const [params] = useSearchParams();
  const list = listAt(useLocation().pathname);
  const kept = useOffice().rows[list] ?? usualSize(list);
  const { params: asked, change } = useAskedParams();
  const leaving = useLeaving();
  const search = searchIn(params.get('search'));
  const [typed, type] = useState(search);
  // a search that came by the address and not by typing (back, a link) goes into the box
  const [followed, setFollowed] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (search !== followed) {
      setFollowed(search);
      type(search);
    }
  }

  const set: ListAddress['set'] = (changes, how = 'replace') =>
    change(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
      },
      { replace: how === 'replace', preventScrollReset: true },
    );

  const wanted = typed.trim();
  const follow = useEffectEvent(() => {
    setFollowed(wanted);
    set({ search: wanted || null, page: null });
  });
  useEffect(() => {
    if (leaving || wanted === search) return undefined;
    const timer = setTimeout(() => follow(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [leaving, wanted, search]);

  return {
    page: pageIn(params.get('page')),
    size: params.has('size') ? sizeIn(params.get('size')) : kept,
    search,
    typed,
    type,
    sizeAsked: asked.has('size') ? sizeIn(asked.get('size')) : kept,
    get: (name) => asked.get(name),
    set,
  };
}
