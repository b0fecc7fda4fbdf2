import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HOUR } from '#domain/time.ts';
import { atDesk, dialog } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, newPriest, review } from '../made.ts';
import { serverAnswers, serverBreaks } from '../faults.ts';
import { demo, tokenOf } from '../people.ts';
import { reader } from '../plain.ts';

/** The office's dashboard and the notifications in its header: figures, and the lists they lead to. */

const numberIn = (text: string): number => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);

async function open(page: Page): Promise<void> {
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
  await page.getByText("Here's what's happening with your platform today").waitFor();
  await settled(page);
}

/** How many entries the list has that is on the screen. */
async function listed(page: Page): Promise<number> {
  const line = page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ entries/);
  await line.waitFor();
  await settled(page);
  return numberIn((await line.innerText()).replace(/^.* of /, ''));
}

const wordsIn = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const atEnd = (text: string): number => numberIn(/[\d,]+\s*$/.exec(text)?.[0] ?? '');
const payments = (text: string): number => numberIn(/([\d,]+) (payment|refund)s?$/.exec(text.trim())?.[1] ?? '0');

test('each figure leads to a list of as many', async () => {
  const [family, pandit] = [await newFamily(), await newPandit()];
  await newBooking(family, pandit, 0);
  await newPaidBooking(family, pandit, 1, 501);
  const office = await reader({ phone: demo.admin, password: demo.password });
  const { document } = await office.open('/admin/dashboard');
  /** What a figure says, and how long the list is that it leads to. */
  const follow = async (among: string, name: string, said: (text: string) => number): Promise<[number, number]> => {
    const links = document.querySelectorAll(`${among} a`).map((link) => ({ link, text: wordsIn(link.text) }));
    const { link, text = '' } = links.find((one) => one.text.startsWith(name)) ?? {};
    const list = await office.open(link?.getAttribute('href') ?? '');
    return [said(text), numberIn(/ of ([\d,]+) entries/.exec(list.text)?.[1] ?? '')];
  };
  const money = '[aria-label="New users and money"]';
  for (const name of ['New users today', 'New users in 7 days', 'New users in 30 days']) {
    const [said, shown] = await follow(money, name, atEnd);
    expect([name, said]).toEqual([name, shown]);
    expect(said).toBeGreaterThan(0);
  }
  for (const name of ['Captured today', 'Refunds today']) {
    const [said, shown] = await follow(money, name, payments);
    expect([name, said]).toEqual([name, shown]);
  }
  for (const name of ['Pending with Pandit', 'Advance paid', 'Cancelled']) {
    const [said, shown] = await follow('[aria-labelledby=by-status]', name, atEnd);
    expect([name, said]).toEqual([name, shown]);
  }
  const steps: number[] = [];
  for (const name of ['Requests', 'Accepted or confirmed', 'Paid or completed']) {
    const [said, shown] = await follow('[aria-labelledby=funnel]', name, (text) => numberIn(text.slice(name.length)));
    expect([name, said]).toEqual([name, shown]);
    steps.push(said);
  }
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  const [said, shown] = await follow('[aria-labelledby=waiting]', 'Review all', atEnd);
  expect(said).toBe(shown);
});

test('a list that begins with a day says so, and a press shows all of it', async () => {
  const page = await atDesk();
  await open(page);
  await page.getByRole('link', { name: 'See these bookings' }).click();
  const since = page.getByRole('link', { name: /^Since .* Show all days$/ });
  await since.waitFor();
  const part = await listed(page);
  await page.getByLabel('Show', { exact: true }).selectOption('trouble');
  await page.waitForURL('**show=trouble**');
  await page.getByLabel('Show', { exact: true }).selectOption('');
  await since.click();
  await expect.poll(() => new URL(page.url()).searchParams.has('since')).toBe(false);
  await expect.poll(() => listed(page)).toBeGreaterThanOrEqual(part);
  // nonsense in the address narrows nothing
  await page.goto('/admin/bookings?show=nonsense&since=2026-02-30');
  expect(await listed(page)).toBeGreaterThan(0);
});

test('a pandit who waits for longer than promised is marked in words, and a press opens him', async () => {
  const page = await atDesk();
  const late = await newPriest('Pt. Lokanath Das');
  const figures = await call('GET /admin/dashboard', {}, await tokenOf(demo.admin, demo.password));
  const at = Date.parse(figures.at);
  const times = { since: new Date(at - 26 * HOUR).toISOString(), dueAt: new Date(at - 2 * HOUR).toISOString() };
  const line = { _id: late.id, name: late.name, userType: 'pandit' as const, profileUrl: null, why: 'new' as const };
  await serverAnswers('GET /admin/dashboard', {
    ...figures,
    waiting: { ...figures.waiting, oldest: [{ ...line, ...times }], late: 1 },
  });
  await open(page);
  const card = page.getByRole('region', { name: 'Pandits waiting for review' });
  await card.getByText('1 late', { exact: true }).waitFor();
  await card.getByText('Waiting for 26 hours').waitFor();
  await card.getByText('Late by 2 hours').waitFor();
  await card.getByRole('link', { name: late.name }).click();
  await dialog(page).getByRole('heading', { name: 'Pandit Details' }).waitFor();
  await expect.poll(() => dialog(page).getByText(late.name).count()).toBeGreaterThan(0);
  await review(late.id, 'rejected');
});

test('the menu counts what waits, by keyboard and anew when somebody comes back to the tab', async () => {
  const priest = await newPriest('Pt. Dayanidhi Rath');
  const page = await atDesk();
  await open(page);
  const menu = page.locator('header summary');
  await menu.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Notifications' });
  const waiting = list.getByRole('link', { name: /^Waiting for review/ });
  await expect.poll(async () => atEnd(await waiting.innerText())).toBeGreaterThan(0);
  const counts = async () => (await list.getByRole('link').allInnerTexts()).map(atEnd);
  const before = await counts();
  const total = before.reduce((sum, count) => sum + count, 0);
  expect(await menu.innerText()).toContain(`${total} notifications`);

  await review(priest.id, 'approved');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await counts())[0]).toBe((before[0] ?? 0) - 1);

  for (const [index, name] of ['Waiting for review', 'Unread messages', 'Money and deadlines'].entries()) {
    await open(page);
    await menu.focus();
    await page.keyboard.press('Enter');
    for (let steps = 0; steps <= index; steps += 1) await page.keyboard.press('Tab');
    const said = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(said).toContain(name);
    await page.keyboard.press('Enter');
    expect([name, await listed(page)]).toEqual([name, atEnd(said)]);
  }
});

test('the header says who is here; Home and Logout lead where they should', async () => {
  const page = await atDesk();
  await open(page);
  const menu = page.locator('header summary');
  for (const text of ['Sujata Mohapatra', 'sujata.mohapatra@example.com', 'Admin']) {
    await menu.getByText(text, { exact: true }).waitFor();
  }
  await menu.click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('**/home');
  await open(page);
  await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goto('/admin/dashboard');
  await page.waitForURL('**/login*');
  expect(await page.getByRole('heading', { name: 'Welcome, Admin' }).count()).toBe(0);
});

test('a search is in the funnel a moment later', async () => {
  const pandit = await newPandit();
  const token = await tokenOf(demo.admin, demo.password);
  const searches = async () => (await call('GET /admin/dashboard', {}, token)).funnel.searches;
  const before = await searches();
  await call('POST /availability/filter-availability', { body: { ritualId: pandit.ritualId, date: pandit.from } });
  await expect.poll(searches, { timeout: 60_000 }).toBeGreaterThan(before);
});

test('a failure says so and is tried again; figures that are there stay', async () => {
  const page = await atDesk();
  const mend = await serverBreaks('GET /admin/dashboard');
  await page.goto('/admin/dashboard');
  await page.getByRole('alert').getByText('Error:').waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: /^New users today/ }).waitFor();
  await settled(page);
  const again = await serverBreaks('GET /admin/dashboard');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('These figures could not be brought up to date.').waitFor();
  expect(await page.getByRole('link', { name: /^New users today/ }).count()).toBe(1);
  await again();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => page.getByText('These figures could not be brought up to date.').count()).toBe(0);
});

test('the longest lines have room, and axe is content, charts as tables and the menu too', async () => {
  // more than there is room for, and names longer than a line
  for (let nth = 0; nth < 3; nth += 1) await newPriest('Bhubaneswarananda'.repeat(4));
  const token = await tokenOf(demo.admin, demo.password);
  const [figures, waiting] = [
    await call('GET /admin/dashboard', {}, token),
    await call('GET /admin/waiting', {}, token),
  ];
  const oldest = figures.waiting.oldest.map((one) => ({
    ...one,
    userType: 'acharya' as const,
    why: 'expired' as const,
  }));
  await serverAnswers('GET /admin/dashboard', {
    ...figures,
    waiting: { ...figures.waiting, oldest, late: 1 },
    captured: { ...figures.captured, amount: 1_234_567.5 },
  });
  await serverAnswers('GET /admin/waiting', { ...waiting, bookings: 148, messages: 23 });
  const page = await atDesk(phoneScreen);
  await open(page);
  expect(await page.getByText('1 late', { exact: true }).count()).toBe(1);
  for (const folded of await page.locator('main details.fold > summary').all()) await folded.click();
  for (const summary of await page.getByText('As a table').all()) await summary.click();
  expect(await page.getByRole('table').count()).toBe(3);
  expect(await page.getByRole('table').first().getByRole('row').count()).toBe(31);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.locator('header summary').click();
  expect(await faultsInEveryLook(page)).toEqual([]);
});
