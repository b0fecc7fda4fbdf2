import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** What every screen owes everybody: nothing sticks out, and axe finds nothing to complain of. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe complains of, and what sticks out of the screen to the side. */
export async function faultsOf(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} sticks out by ${scrollWidth - clientWidth}`),
  );
  return [...wide, ...(await findings(page))];
}

/** No skeleton left, nothing busy. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton') && document.fonts.status === 'loaded');
}

interface Finding {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

async function findings(page: Page): Promise<string[]> {
  // evaluated by the browser's own console, which the page's security policy does not bind
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    // under an open dialog the page cannot be reached, and has been looked at without it
    const { axe: judge } = window as unknown as { axe: { run(on: Node): Promise<{ violations: Finding[] }> } };
    return judge.run(document.querySelector('dialog[open]') ?? document);
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
