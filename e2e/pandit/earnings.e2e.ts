import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inRupees, paise } from '#domain/money.ts';
import { call, desk, phone } from '../browser.ts';
import { serverBreaks } from '../faults.ts';
import { windowOf } from '../made.ts';
import { demo, tokenOf } from '../people.ts';

/** A pandit looks at their money. How the screens look, and that axe is content, is asked in screens.e2e.ts. */

const ledger = async () => call('GET /payment/earnings', { query: {} }, await tokenOf(demo.pandit, demo.password));
const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: /TXN\d{6}/ });
const numbersOn = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => /TXN\d{6}/.exec(text)?.[0] ?? '');

test('what is paid out, what is to come and each transaction stand as in the ledger', async () => {
  const { page } = await windowOf({ phone: demo.pandit, password: demo.password }, desk);
  await page.goto('/pandit/dashboard');
  await page.getByRole('navigation', { name: 'Pandit area' }).getByRole('link', { name: 'Earnings' }).click();
  await page.waitForURL('**/pandit/earning');
  await page.getByRole('heading', { level: 1, name: 'Earnings' }).waitFor();
  const { totals, transactions, months } = await ledger();
  expect(transactions.length).toBeGreaterThan(2);
  const figures = await page.getByLabel('In total').getByRole('definition').allTextContents();
  expect(figures).toEqual([totals.toCome, totals.paidOut, totals.commission].map((sum) => inRupees(paise(sum))));
  expect(await numbersOn(page)).toEqual(transactions.map(({ id }) => id));
  const [newest] = transactions;
  const text = (await rows(page).first().textContent()) ?? '';
  for (const part of [newest?.customerName, newest?.poojaType, newest?.status, newest?.paymentMethod])
    expect(text).toContain(part);
  expect(text).toContain(inRupees(paise(newest?.share ?? -1)));

  await page.getByText('Show as a table').click();
  const shown = page.getByRole('table').getByRole('row');
  expect(await shown.count()).toBe(13);
  const last = months.at(-1);
  expect(await shown.nth(1).textContent()).toContain(inRupees(paise(last?.paidOut ?? -1)));
});

test('a month and a status narrow the list, the address keeps them, and the table is of the same', async () => {
  const { page } = await windowOf({ phone: demo.pandit, password: demo.password }, phone);
  await page.goto('/pandit/earning');
  const { transactions } = await ledger();
  const month = transactions.at(-1)?.date.slice(0, 7) ?? '';
  await page.getByLabel('Month').selectOption(month);
  await page.getByLabel('Status').selectOption('Paid');
  await page.waitForURL(`**/pandit/earning?month=${month}&status=Paid`);
  const wanted = transactions.filter(({ date, status }) => date.startsWith(month) && status === 'Paid');
  await expect.poll(() => numbersOn(page)).toEqual(wanted.map(({ id }) => id));
  await page.reload();
  await expect.poll(() => numbersOn(page)).toEqual(wanted.map(({ id }) => id));

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`earnings-${month}-paid.csv`);
  const [head, ...lines] = (await readFile(await saved.path(), 'utf8')).split('\r\n').filter(Boolean);
  expect(head).toContain('Transaction,Date,Pooja,Customer,Amount,Commission,Your share,Status,Method');
  expect(lines.map((line) => line.split(',')[0])).toEqual(wanted.map(({ id }) => id));

  await page.goto('/pandit/earning?month=2001-01');
  await page.getByText('Nothing matches this choice').waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(() => numbersOn(page)).toEqual(transactions.map(({ id }) => id));
});

test('a new pandit reads how money comes', async () => {
  const { page } = await windowOf({ phone: demo.pending, password: demo.password }, phone);
  await page.goto('/pandit/earning');
  await page.getByRole('heading', { name: 'No earnings yet' }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('then 90 % of it is yours');
  await page.getByRole('link', { name: 'To your bookings' }).click();
  await page.waitForURL('**/pandit/bookings');
});

test('when it does not load, Retry does', async () => {
  const { page } = await windowOf({ phone: demo.pandit, password: demo.password }, desk);
  const mend = await serverBreaks('GET /payment/earnings');
  await page.goto('/pandit/earning');
  await page.getByRole('heading', { name: 'Your earnings could not be loaded' }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Earnings' }).waitFor();
  expect((await numbersOn(page)).length).toBeGreaterThan(2);
});
