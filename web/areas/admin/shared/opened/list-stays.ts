import type { ShouldRevalidateFunction } from 'react-router';

/** What a list's address says beside the list itself: which of its rows, or which of its forms, is open over it. */
const OPEN = ['user', 'booking', 'ritual', 'edit', 'archive', 'add', 'categories', 'message', 'pay'];

function parted({ pathname, searchParams }: URL) {
  const list = new URLSearchParams(searchParams);
  for (const name of OPEN) list.delete(name);
  return { list: `${pathname}?${list}`, isOpen: OPEN.some((name) => searchParams.has(name)) };
}

/**
 * To open a row asks for no list again: it is the same one. To close it does, since what was done over it may have changed the list, and
 * going elsewhere gives up what a form is just loading anew.
 */
export const listStays: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, actionStatus = 200 }) => {
  if (actionStatus >= 400) return false;
  const [from, to] = [parted(currentUrl), parted(nextUrl)];
  const opens = !from.isOpen && to.isOpen && from.list === to.list;
  return formMethod !== undefined || !opens;
};
