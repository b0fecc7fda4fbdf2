import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Where a journey ended that failed, for those who were not there. */

/** The last calls a page made, with what came of them; of its files those that did not come. */
export function lastCalls(page: Page): () => string[] {
  const calls: { made: Request; end: string }[] = [];
  page.on('request', (made) => {
    // a page has dozens of files, and each is one question more
    if (!isCall(made)) return;
    const call = { made, end: 'without an answer' };
    calls.push(call);
    void endOf(made, (end) => (call.end = end));
  });
  page.on('requestfailed', (made) => {
    if (!isCall(made)) calls.push({ made, end: made.failure()?.errorText ?? 'gone' });
  });
  return () => calls.map(({ made, end }) => lineOf(made, end));
}

const isCall = (made: Request) => ['fetch', 'xhr', 'document'].includes(made.resourceType());

function lineOf(made: Request, end: string): string {
  const { pathname, search } = new URL(made.url());
  return `${made.method()} ${pathname}${search} ${end}`;
}

async function endOf(made: Request, say: (end: string) => void): Promise<void> {
  const answer = await made.response().catch(() => null);
  const status = String(answer?.status() ?? made.failure()?.errorText ?? 'gone');
  say(`${status}, not to its end`);
  const failure = await answer?.finished().catch(String);
  say(failure ? `${status} ${String(failure)}` : status);
}

/** Says what was on the screen, how far its router was, and what was asked before. */
export async function tellOf(page: Page, calls: () => string[]): Promise<void> {
  const screen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  const stood = JSON.stringify(await inTime(page.evaluate(standing)));
  const told = [`A journey ended at ${page.url()}`, stood, ...calls().slice(-15), screen.slice(0, 6_000), ''];
  process.stderr.write(told.join('\n'));
}

/** Reports also a page that no longer answers. */
const inTime = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked.catch(String), pause(5_000, 'The page does not answer.')]);

interface Inside {
  __reactRouterDataRouter?: { state: { location: Location; navigation: { state: string }; initialized: boolean } };
  __reactRouterRouteModules?: object;
}

/** Asked inside the page: a router that has arrived where its screen has not was not drawn; one on its way waits for a call. */
function standing() {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: modules } = window as unknown as Inside;
  const files = performance.getEntriesByType('resource').slice(-5) as PerformanceResourceTiming[];
  return {
    document: document.readyState,
    hidden: document.hidden,
    age: Math.round(performance.now()),
    time: new Date().toISOString(),
    hydrating: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    modules: Object.keys(modules ?? {}).length,
    router: router && {
      place: router.state.location.pathname + router.state.location.search,
      moving: router.state.navigation.state,
      begun: router.state.initialized,
    },
    files: files.map(({ name, responseEnd }) => `${new URL(name).pathname} ${Math.round(responseEnd)}`),
  };
}
