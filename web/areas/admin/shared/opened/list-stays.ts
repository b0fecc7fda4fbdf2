import type { ShouldRevalidateFunction } from 'react-router';

/** What a list's address says beside the list itself: which of its rows, or which of its forms, is open over it. */
const OPEN = ['user', 'booking', 'ritual', 'edit', 'archive', 'add', 'categories', 'message', 'pay'];

function listIn({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams(searchParams);
  for (const name of OPEN) asked.delete(name);
  return `${pathname}?${asked}`;
}

const placeOf = ({ pathname, search }: URL) => pathname + search;

/** To open a row, or to close it, asks for no list again: it is the same one. What a form changed, and Retry, do. */
export const listStays: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, actionStatus = 200 }) => {
  if (actionStatus >= 400) return false;
  const isSame = placeOf(currentUrl) === placeOf(nextUrl);
  return formMethod !== undefined || isSame || listIn(currentUrl) !== listIn(nextUrl);
};
