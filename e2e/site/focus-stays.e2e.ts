import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atDesk, unfold } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { newFamily, newPandit, newPujaSoon, windowOf } from '../made.ts';

/** Whoever presses by keys stays where they pressed, also where the press takes its own button away. */

async function pujaSoon() {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id: id } = await newPujaSoon(family, pandit);
  return { family, pandit, id };
}

/** The same, of which the family says that it was asked for more than agreed. */
async function pujaInCase() {
  const soon = await pujaSoon();
  const body = { kind: 'overcharge' } as const;
  const { _id: caseId } = await call('POST /case/booking/:id', { params: { id: soon.id }, body }, soon.family.token);
  return { ...soon, caseId };
}

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('after a reminder from the board one is still on its button, which says when it can be pressed again', async () => {
  const { pandit } = await pujaInCase();
  const page = await atDesk(phoneScreen);
  await page.goto('/admin/board');
  await unfold(page, pandit.name);
  const card = page.getByRole('article').filter({ hasText: pandit.name });
  await press(card.getByRole('button', { name: /^Remind/ }));
  await card.getByRole('button', { name: /^Again from / }).waitFor();
  await settled(page);
  expect(await focused(page)).toMatch(/^Again from /);
});

test.each(['dashboard', 'bookings?show=upcoming', 'bookings/'])(
  'after the start on /pandit/%s one is at that puja',
  async (path) => {
    const { family, pandit, id } = await pujaSoon();
    const { startCode } = await call('GET /booking/:id', { params: { id } }, family.token);
    const { page } = await windowOf(pandit, phoneScreen);
    await page.goto(`/pandit/${path}${path.endsWith('/') ? id : ''}`);
    await page.getByLabel('Start code').fill(startCode ?? '');
    await press(page.getByRole('button', { name: 'Begin the puja' }));
    const begun = page.getByText(/^The puja began at \d/);
    await begun.waitFor();
    // at the puja's own card, or at its heading
    const card = page.getByRole('article').filter({ has: begun });
    await expect.poll(() => card.evaluate((here) => here.contains(document.activeElement))).toBe(true);
  },
);

test('after a case is taken, and decided, one is at what it says now', async () => {
  const { caseId } = await pujaInCase();
  const page = await atDesk();
  await page.goto(`/admin/cases/${caseId}`);
  const take = page.getByRole('button', { name: 'Take it' });
  await press(take);
  await take.waitFor({ state: 'detached' });
  // whose it is now stands below its name
  await expect.poll(() => focused(page)).toBe('More was asked than agreed');
  await page.getByLabel('What is decided, and why').fill('We have heard both of you.');
  const decide = page.getByRole('button', { name: 'Decide' });
  await press(decide);
  await decide.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('The case so far');
});
