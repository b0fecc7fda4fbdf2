import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from '../browser.ts';

/** Windows go from one journey to the next: what one has set must not be what the next one stumbles over. */

const hoursOff = async (page: Page) =>
  Math.round(Math.abs((await page.evaluate(() => Date.now())) - Date.now()) / 3_600_000);

test('one journey puts on the clock of its window', async () => {
  const { page } = await visitor();
  await page.clock.install({ time: new Date() });
  await page.goto('/about');
  await page.clock.fastForward('24:00:00');
  expect(await hoursOff(page)).toBe(24);
});

test('the next one has the time of day', async () => {
  const { page } = await visitor();
  await page.goto('/about');
  expect(await hoursOff(page)).toBe(0);
});
