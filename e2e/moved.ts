import type { Page } from 'playwright-core';

/** Counts from now on what moves on this page's screens without having been touched (cumulative layout shift). */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) moved.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Once what has come is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export async function movesOf(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}
