import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Going about by keyboard alone. */

/** Far more than any page of ours has to be stepped through. */
const MOST_STEPS = 90;

export const press = (page: Page, ...keys: string[]) =>
  keys.reduce(async (before, key) => {
    await before;
    await page.keyboard.press(key);
  }, Promise.resolve());
/** Typed into whatever has the focus. */
export const type = (page: Page, text: string) => page.keyboard.type(text);

export const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);
/** The focus arrives here. */
export const lands = (target: Locator, where: string) =>
  expect.poll(() => hasFocus(target), { message: where, timeout: 60_000 }).toBe(true);

/** Runs inside the page: whether the focus is where it is expected, and what is wrong with its place. */
function standing(sought: Element | null) {
  const element = document.activeElement;
  const here = { found: sought !== null && sought === element, gone: sought?.isConnected === false };
  if (!element || element === document.body || element instanceof HTMLIFrameElement) return { ...here, fault: null };
  const ringed = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  };
  const { width, height, bottom, top } = element.getBoundingClientRect();
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
  if (width < 1 || height < 1 || bottom <= 0 || top >= innerHeight)
    return { ...here, fault: `${name} is out of sight` };
  const shown = ringed(element) || ringed(element.closest('label') ?? element);
  return { ...here, fault: shown ? null : `${name} shows no focus` };
}

/** What is wrong with the place of the focus: nothing, if it can be seen. */
export const unseen = async (page: Page): Promise<string | null> => (await page.evaluate(standing, null)).fault;

/** Steps on until the focus is on something, and looks at every step whether it can be seen. */
export async function stepTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  let sought = await target.elementHandle();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    const { found, gone, fault } = await page.evaluate(standing, sought);
    expect(fault).toBeNull();
    if (found) return;
    // drawn again in the meantime
    if (gone) sought = await target.elementHandle();
  }
  throw new Error(`${target} is not reached by ${key}`);
}
