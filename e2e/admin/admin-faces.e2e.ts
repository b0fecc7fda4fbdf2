import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import type { Key } from '#contract/index.ts';
import { atDesk, dialog } from '../at-office.ts';
import { faultsOf, settled, SIZED } from '../axe.ts';
import { call, desk, phone, type Screen } from '../browser.ts';
import { serverAnswers, serverBreaks, serverWaits } from '../faults.ts';
import { newBooking, newFamily, newPandit, newPriest } from '../made.ts';
import { demo, tokenOf } from '../people.ts';

/** The office's screens with nothing in them, with something wrong, and before anything has come. */

let priestId: string;
let bookingId: string;
beforeAll(async () => {
  priestId = (await newPriest()).id;
  bookingId = (await newBooking(await newFamily(), await newPandit(), 1))._id;
});

/** On a phone in the dark and at a desk in the light: between them every colour and every width. Everything is asked at the desk. */
const looks: [name: string, Screen, colorScheme: 'light' | 'dark', rules?: readonly string[]][] = [
  ['a phone in the dark', phone, 'dark', SIZED],
  ['a desk', desk, 'light'],
];

/** The same page on each: its content does not depend on where it was loaded. The parts around it are looked at with every screen. */
async function tidy(page: Page, what: string): Promise<void> {
  for (const [where, screen, colorScheme, rules] of looks) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => {
      // what goes round and round has no end
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
    expect(await faultsOf(page, rules, 'main'), `${what}, on ${where}`).toEqual([]);
  }
}

const failed: readonly [path: () => string, broken: Key, said: string][] = [
  [() => 'audit', 'GET /audit/entries', 'The trail could not be loaded'],
  [() => 'dashboard', 'GET /admin/dashboard', 'Error: '],
  [() => 'staff', 'GET /staff', 'The staff could not be loaded'],
  [() => 'messages', 'GET /contact/admin/messages', 'Error: '],
  [() => 'users', 'POST /user/get-users', 'Error: '],
  [() => 'bookings', 'GET /booking/admin/list', 'Error fetching bookings: '],
  [() => 'payments', 'GET /payment/admin/list', 'Error fetching payments: '],
  [() => 'payments', 'GET /payment/admin/totals', 'These sums could not be loaded'],
  [() => `pandits?user=${priestId}`, 'GET /admin/pandits/:id', 'Error: '],
  [() => `bookings?booking=${bookingId}`, 'GET /admin/bookings/:id', 'Error: '],
];

test('what fails says so, is tidy and helps itself by Retry', async () => {
  const page = await atDesk();
  await serverBreaks('GET /admin/waiting');
  await page.goto('/admin/dashboard');
  await page.getByText('These figures could not be brought up to date.').first().waitFor();
  await tidy(page, 'dashboard, failed');
  for (const [path, broken, said] of failed) {
    const mend = await serverBreaks(broken);
    await page.goto(`/admin/${path()}`);
    const alert = page.getByRole('alert').filter({ hasText: said });
    await alert.first().waitFor();
    await tidy(page, `${path()}, failed`);
    await mend();
    await alert.getByRole('button', { name: 'Retry' }).first().click();
    await expect.poll(() => alert.count()).toBe(0);
  }
});

/** The figures of a place that has just opened. */
function firstDay(figures: Dashboard): Dashboard {
  const none = { amount: 0, count: 0 };
  return {
    ...figures,
    waiting: { oldest: [], total: 0, late: 0 },
    users: { today: 0, week: 0, month: 0 },
    captured: none,
    refunded: none,
    bookings: figures.bookings.map(({ status }) => ({ status, count: 0 })),
    funnel: { searches: 0, requests: 0, accepted: 0, paid: 0 },
    days: figures.days.map(({ day }) => ({ day, users: 0, bookings: 0, captured: 0 })),
  };
}

test('where there is nothing yet it says so, and is tidy', async () => {
  const page = await atDesk();
  const token = await tokenOf(demo.admin, demo.password);
  const { staff } = await call('GET /staff', {}, token);
  await serverAnswers('GET /staff', { staff, invitations: [] });
  await serverAnswers('GET /admin/dashboard', firstDay(await call('GET /admin/dashboard', {}, token)));
  const none = { total: 0, filtered: 0, more: false };
  await serverAnswers('GET /contact/admin/messages', { messages: [], ...none });
  await serverAnswers('POST /user/get-users', { users: [], ...none, near: false });
  await serverAnswers('GET /rituals/admin/list', { rituals: [], ...none });
  await serverAnswers('GET /audit/entries', { entries: [], nextCursor: null });
  const figures = { confirmedbypandit: 0, pendingwithpandit: 0, advancepaymentdone: 0 };
  await serverAnswers('GET /booking/admin/list', { bookings: [], ...none, ...figures });
  await serverAnswers('GET /payment/admin/list', { rows: [], total: 0, filtered: 0 });
  for (const [path, said] of [
    ['staff', 'Nobody is invited at the moment.'],
    ['dashboard', 'Nobody is waiting.'],
    ['messages', 'Nobody has written yet.'],
    ['users', 'Nobody has registered yet'],
    ['bookings', 'Nobody has asked for a puja yet'],
    ['payments', 'No payment has come in yet'],
    ['rituals', 'There are no rituals yet'],
    ['audit', 'Nothing has been changed yet'],
    ['audit?day=2020-01-01', 'Nothing was changed that fits.'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await page.getByText(said).first().waitFor();
    await tidy(page, `${path}, empty`);
  }
  await page.goto(`/admin/pandits?user=${priestId}`);
  await dialog(page).getByText('Nothing has been decided about this pandit yet.').waitFor();
  expect(await faultsOf(page), 'a pandit without decisions').toEqual([]);
});

test('categories that do not come are told of where one is chosen, and where they are kept', async () => {
  const page = await atDesk();
  const mend = await serverBreaks('GET /rituals/admin/categories');
  await page.goto('/admin/rituals');
  await settled(page);
  await page.getByRole('button', { name: 'Add Ritual' }).click();
  await dialog(page).getByText('The categories could not be loaded').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Categories' }).click();
  await dialog(page).getByText('The categories could not be loaded').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await mend();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .waitFor();
});

test('the trail says that it loads while it does', async () => {
  const page = await atDesk();
  await page.goto('/admin/audit');
  await settled(page);
  const mend = await serverWaits('GET /audit/entries');
  await page.getByLabel('What', { exact: true }).selectOption('pandit.reviewed');
  const status = page.getByRole('status').filter({ hasText: 'Loading the trail...' });
  await expect.poll(() => status.count()).toBe(1);
  await mend();
  await expect.poll(() => status.count()).toBe(0);
});
