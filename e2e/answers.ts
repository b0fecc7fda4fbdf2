import type { Page, Route } from 'playwright-core';

/** What a browser gets in place of the server's own answer. What goes wrong on the server itself is in `faults.ts`. */

/**
 * Requests to these addresses are answered like this until what is given back lets them through again. The rule itself stays: one that is
 * taken away while other requests are on their way can leave those without an answer.
 */
export async function answersTo(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let isHeld = true;
  await page.route(address, (route) => (isHeld ? answer(route) : route.fallback()));
  return () => {
    isHeld = false;
    return Promise.resolve();
  };
}

/** Requests to these addresses find no line. */
export const cuts = (page: Page, address: string | RegExp): Promise<() => Promise<void>> =>
  answersTo(page, address, (route) => route.abort());

/** Requests to these addresses end in a fault of the server. */
export const breaks = (page: Page, address: string | RegExp): Promise<() => Promise<void>> =>
  answersTo(page, address, (route) => route.fulfill({ status: 500, body: '' }));
