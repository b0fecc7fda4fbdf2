import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useRevalidator, type ErrorResponse } from 'react-router';

/** A page that could not be shown tries again automatically if the server says that waiting helps. */

/** Longer than this nobody sits before a page without being asked. */
const LONGEST_S = 60;

/** The server's sentence; what a proxy says in its place, without a time, is none. */
export const toldBy = (error: unknown): string | null =>
  isRouteErrorResponse(error) && error.status === 503 && nextTry(error, 0) !== null ? sentenceIn(error) : null;

/** What a page's own calls were refused with. */
export function sentenceIn(error: ErrorResponse): string | null {
  const message = saidBy(error)?.message;
  return typeof message === 'string' && message !== '' ? message : null;
}

/** Where the server said nothing else. */
const USUAL_S = 5;

/** Of a page that ran out of time while its data was asked for, the router knows the server's answer as it came: the API's, in text. */
function saidBy({ status, data }: ErrorResponse): { message?: unknown; retryAfter?: unknown } | null {
  const said: unknown = typeof data === 'string' ? parsed(data) : data;
  if (typeof said !== 'object' || said === null) return null;
  return typeof data === 'string' && status === 503 && 'error' in said ? { ...said, retryAfter: USUAL_S } : said;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** After how many seconds the next try is due: as the server says, and each time twice as long; null where it does not say. */
export function nextTry(error: unknown, tries: number): number | null {
  const said = isRouteErrorResponse(error) ? saidBy(error) : (error as { retryAfter?: unknown } | null);
  const seconds = Number(said?.retryAfter);
  return seconds > 0 ? Math.min(seconds * 2 ** tries, LONGEST_S) : null;
}

/** Asks for the page's data again, at the press of a button or automatically. */
export function useTryAgain(error: unknown): { isTrying: boolean; tryAgain: () => void } {
  const { state, revalidate } = useRevalidator();
  const tries = useRef(0);
  useEffect(() => {
    const seconds = nextTry(error, tries.current);
    if (seconds === null) return undefined;
    const timer = setTimeout(() => {
      tries.current += 1;
      void revalidate();
    }, seconds * 1_000);
    return () => clearTimeout(timer);
  }, [error, revalidate]);
  return { isTrying: state === 'loading', tryAgain: () => void revalidate() };
}
