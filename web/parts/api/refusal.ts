import type { Refusal } from '#contract/page.ts';

/** Calls of a page on the server that were refused: thrown as a `Response` with a `Refusal` in it. */

const isRefusal = (error: unknown): error is Response => error instanceof Response && error.status >= 400;

/** Why a call was refused; null for anything else that was thrown, a redirect among it. */
export const refusalIn = async (error: unknown): Promise<Refusal | null> =>
  isRefusal(error) ? ((await error.clone().json()) as Refusal) : null;

/** For `.catch`: what to go on with where a call was refused. */
export const refusedAs =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isRefusal(error)) return instead;
    throw error;
  };
