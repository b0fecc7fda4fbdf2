import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** What every screen owes everybody: nothing sticks out, and axe finds nothing to complain of. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No skeleton left, nothing busy. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton') && document.fonts.status === 'loaded');
}

/** What is wrong with a page as it stands. */
export async function faultsOf(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(tooWide > 0 ? [`it sticks out by ${tooWide} pixels`] : []), ...(await findings(page))];
}

interface Finding {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

async function findings(page: Page): Promise<string[]> {
  // evaluated by the browser's own console, which the page's security policy does not bind
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
