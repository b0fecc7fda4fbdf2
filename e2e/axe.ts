import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { desk, phone, type Screen } from './browser.ts';
import { COLOURS, kindsOf } from './colours.ts';
import { unreadableIn } from './readable.ts';

/** What every screen owes everybody: nothing sticks out, and axe finds nothing to complain of. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What depends on the size as well as on colours: the names of parts shown in one size alone, such as the button of a menu. */
export const SIZED = [...COLOURS, 'button-name', 'link-name', 'label'] as const;

/**
 * What axe complains of, what sticks out of the screen to the side, and what cannot be read for its letters. Under an open dialog the
 * page cannot be reached, and has been looked at without it; else `part` names what alone is not known yet.
 */
export async function faultsOf(page: Page, rules?: readonly string[], part?: string): Promise<string[]> {
  await still(page);
  return [...(await tooWide(page)), ...(await heavyAndSmall(page)), ...(await findings(page, rules, part))];
}

async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} sticks out by ${scrollWidth - clientWidth}`),
  );
}

/** The letters of headings, smaller than they can be read: at one pixel per dot the gap under the dot of their i is filled. */
async function heavyAndSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const written = [...document.body.querySelectorAll('*')].filter((one) =>
      [...one.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    const small = written.filter((one) => {
      const { fontFamily, fontSize } = getComputedStyle(one);
      return fontFamily.startsWith('Anek') && parseFloat(fontSize) < 20 && !one.closest('.sr-only');
    });
    return small.map(({ textContent }) => `too small for its letters: ${textContent}`);
  });
}

/**
 * The same in each size, in the light and in the dark. What is on the screen stays there: sizes and themes are nothing but
 * rules of its styles. So axe is asked everything once, in the last of the sizes, and of the others only what they can
 * do wrong. Between the smallest and the largest nothing is shown that neither of them has: there it is only the room.
 * `part` names what alone is not known yet: what stands around the screens of an area is looked at with each of them in screens.e2e.ts.
 */
export async function faultsInEveryLook(
  page: Page,
  sizes: readonly Screen[] = [phone, desk],
  part?: string,
): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (size !== sizes[0] && size !== sizes.at(-1)) {
      await still(page);
      found.push(...(await tooWide(page)).map((fault) => `${size.width} px: ${fault}`));
      continue;
    }
    const light = await faultsOf(page, size === sizes.at(-1) ? undefined : SIZED, part);
    found.push(...light.map((fault) => `${size.width} px: ${fault}`));
    await page.emulateMedia({ colorScheme: 'dark' });
    await still(page);
    const dark = await findings(page, COLOURS, part);
    found.push(...dark.map((finding) => `${size.width} px, dark: ${finding}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** No skeleton left, nothing busy. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton') && document.fonts.status === 'loaded');
}

/** Whatever was moving has come to rest, and what it set in motion: colours are judged as they stay. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

interface Finding {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

interface Axe {
  run(on: Node | { include: readonly Node[] }, how: object): Promise<{ violations: Finding[] }>;
}

interface Axe {
  run(on: Node | { include: readonly Node[] }, how: object): Promise<{ violations: Finding[] }>;
}

/** Kinds of text, on kinds of ground, that axe has nothing to say about (`colours.ts`). */
const good = new Set<string>();

/**
 * All rules, or these, on the page as it stands. About colours axe is asked once for each kind of text on each kind of ground, whichever
 * screen it was first met on: to look at every text of every screen in both themes took longer than to draw the screens.
 */
async function findings(page: Page, rules?: readonly string[], part = ''): Promise<string[]> {
  // evaluated by the browser's own console, which the page's security policy does not bind
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe}; window.kindsOf = ${kindsOf}; window.unreadableIn = ${unreadableIn}`);
  const others = rules?.filter((rule) => !COLOURS.includes(rule));
  const { violations, kinds, dim } = await page.evaluate(
    async ({ where, others: asked, colours, known }) => {
      const {
        axe: judge,
        kindsOf: kindsIn,
        unreadableIn: dimIn,
      } = window as unknown as { axe: Axe; kindsOf: typeof kindsOf; unreadableIn: typeof unreadableIn };
      const meant = where === '' ? document : document.querySelector(where);
      const judged = document.querySelector('dialog[open]') ?? meant;
      if (!judged) throw new Error(`There is no ${where} to look at.`);
      const how = {
        resultTypes: ['violations'],
        // what it would fetch beforehand is for films and for rules that turn the screen: a third of its time
        preload: false,
      };
      const allButColours = { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) };
      const told: Finding[] = [];
      if (asked?.length !== 0) {
        const { violations: wrong } = await judge.run(judged, {
          ...how,
          ...(asked ? { runOnly: asked } : allButColours),
        });
        told.push(...wrong);
      }
      const isKnown = new Set(known);
      const unknown = [...kindsIn(judged)].filter(([kind]) => !isKnown.has(kind));
      if (unknown.length > 0) {
        const include = unknown.map(([, text]) => text);
        told.push(...(await judge.run({ include }, { ...how, runOnly: colours })).violations);
      }
      return { violations: told, kinds: unknown.map(([kind]) => kind), dim: dimIn(judged) };
    },
    { where: part, others, colours: COLOURS, known: [...good] },
  );
  if (violations.length === 0) for (const kind of kinds) good.add(kind);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...dim,
  ];
}
