import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atDesk, dialog, trailOf } from '../at-office.ts';
import { faultsOf, settled } from '../axe.ts';
import { serverRefuses, serverSaysOnly } from '../faults.ts';
import { newPriest, review } from '../made.ts';
import { told } from '../people.ts';

/** The office's lists of people: how many on a page, in which order, what a search finds, and what can go wrong. */

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const rowsAre = (page: Page, count: number) => expect.poll(() => rowsOf(page).count()).toBe(count);

test('a page has five rows, or twenty, or a hundred, and the address keeps it', async () => {
  const page = await atDesk();
  await page.goto('/admin/users');
  await page.getByText(/^Showing 1 to 5 of \d+ entries$/).waitFor();
  await rowsAre(page, 5);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await page.getByText(/^Showing 6 to 10 of/).waitFor();
  await page.getByLabel('Rows on a page').selectOption('20');
  await page.getByText(/^Showing 1 to 20 of/).waitFor();
  await rowsAre(page, 20);
  expect(new URL(page.url()).search).toBe('?size=20');
  await page.reload();
  await rowsAre(page, 20);
  await page.getByLabel('Rows on a page').selectOption('5');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await rowsAre(page, 5);
});

test('the order is by name or by registration, told by the heading and kept in the address', async () => {
  const page = await atDesk();
  await page.goto('/admin/users');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await page.getByText(/^Showing 1 to 5/).waitFor();
  expect(await heading('Registered On').getAttribute('aria-sort')).toBe('descending');
  await page.getByLabel('Order').selectOption('name');
  await page.waitForURL('**sort=name');
  await expect.poll(() => heading('Name').getAttribute('aria-sort')).toBe('ascending');
  // who has no picture has a letter before the name
  const names = async () =>
    (await page.locator('td[data-on-card=title]').allInnerTexts()).map((text) =>
      text.split('\n').at(-1)?.toLowerCase(),
    );
  await expect
    .poll(async () => JSON.stringify(await names()) === JSON.stringify((await names()).toSorted()))
    .toBe(true);
  const first = await names();
  await page.getByLabel('Order').selectOption('-name');
  await expect.poll(async () => (await names())[0] !== first[0]).toBe(true);
  expect(await heading('Name').getAttribute('aria-sort')).toBe('descending');
});

test('a search begins at page 1, counts what it finds, and finds by day and by language', async () => {
  const { name: called } = await newPriest('Pt. Nakula Searchable');
  const page = await atDesk();
  await page.goto('/admin/pandits?page=2');
  await page.getByRole('searchbox').fill(called);
  await page.getByText(/^Showing 1 to 1 of 1 entries \(filtered from \d+ total entries\)$/).waitFor();
  expect(page.url()).not.toContain('page=2');
  const today = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(new Date());
  const [day, month, year = ''] = today.split('/');
  await page.getByRole('searchbox').fill(`${day}/${month}/20${year.slice(-2)}`);
  await page.getByText(called, { exact: true }).waitFor();
  await page.getByRole('searchbox').fill('sanskrit');
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('nobody is called that');
  await page.getByText('No results found').waitFor();
  await page.getByText(/^Showing 0 to 0 of 0 entries/).waitFor();
});

test('a list is downloaded as it is narrowed, and the trail tells of it', async () => {
  const { name: called } = await newPriest('Pt. Sahadeva Listed');
  const page = await atDesk();
  await page.goto(`/admin/pandits?search=${encodeURIComponent(called)}`);
  await page.getByText(called, { exact: true }).waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('pandits.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('ID,Name,Email,Mobile No,Type,Status,Registered On');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(called);
  const [newest] = await trailOf(page, '?action=list.exported');
  expect(newest).toContain('downloaded a list');
  expect(newest).toContain(called);
});

test('what was decided before stands in the details, at an address that can be shared', async () => {
  const priest = await newPriest('Pt. Yudhisthira Sahu');
  await review(priest.id, 'rejected', { comment: 'The papers were missing.' });
  await review(priest.id, 'approved', { comment: 'Now they are complete.' });
  const page = await atDesk();
  await page.goto(`/admin/pandits?user=${priest.id}`);
  const past = dialog(page).getByRole('listitem').filter({ hasText: 'By ' });
  await past.nth(1).waitFor();
  const [last = '', first = ''] = await past.allInnerTexts();
  expect(last).toMatch(/rejected[\s\S]*approved[\s\S]*Now they are complete\.[\s\S]*By Sujata Mohapatra/);
  expect(first).toMatch(/pending[\s\S]*rejected[\s\S]*The papers were missing\./);
  expect(await faultsOf(page)).toEqual([]);
});

describe('what can go wrong is said in the specification’s words', () => {
  const people = 'POST /user/get-users';

  test.each([
    ['/admin/users', 'Users are resting', 'Users fetched successfully.'],
    ['/admin/pandits', 'Pandits are resting', 'Pandits fetched successfully.'],
  ])('%s: %s', async (path, message, loaded) => {
    const page = await atDesk();
    const mend = await serverRefuses(people, 'unexpected', message);
    await page.goto(path);
    await page.getByRole('heading', { name: `Error: ${message}`, exact: true }).waitFor();
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/^Showing 1 to \d+ of/).waitFor();
    expect(await page.getByRole('heading', { name: /^Error/ }).count()).toBe(0);
    await told(page, `Success: ${loaded}`);
  });

  // what says that it failed, and calls itself a success
  test.each([
    ['/admin/users', people, 'Error: Failed to fetch users'],
    ['/admin/pandits', people, 'Error: Failed to fetch pandits due to an unknown response structure.'],
    ['/admin/rituals', 'GET /rituals/admin/list', 'Error: Failed to fetch rituals'],
    ['/admin/bookings', 'GET /booking/admin/list', 'Failed to fetch bookings'],
  ] as const)('%s of an answer that is only half a refusal', async (path, call, bare) => {
    const page = await atDesk();
    const said = page.getByRole('main').getByRole('alert').getByRole('heading');
    await serverSaysOnly(call, 200, { success: false, message: 'Resting' });
    await page.goto(path);
    expect(await said.textContent()).toBe(
      path === '/admin/bookings' ? 'Error fetching bookings: Resting' : 'Error: Resting',
    );
    await serverSaysOnly(call, 200, { success: false });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => said.textContent()).toBe(bare);
  });

  test('the acharyas, and the list is there without them', async () => {
    const page = await atDesk();
    await serverRefuses('GET /user/get-acharya-users', 'unexpected', 'Acharyas are resting');
    await page.goto('/admin/pandits');
    await page.getByText('Error fetching acharyas: Acharyas are resting').waitFor();
    await page.getByText(/^Showing 1 to 20 of/).waitFor();
    expect(await rowsOf(page).count()).toBe(20);
    await serverSaysOnly('GET /user/get-acharya-users', 200, { success: false });
    await page.reload();
    await page.getByText('Failed to fetch acharyas due to an unknown response structure.').waitFor();
  });
});

test('lists are tidy with more rows, in another order, and with nothing found', async () => {
  const page = await atDesk();
  // in every size and theme they are looked at as they open
  for (const path of ['/admin/users?size=20', '/admin/pandits?sort=name', '/admin/users?search=zq']) {
    await page.goto(path);
    await page.getByText(/^Showing/).waitFor();
    await settled(page);
    expect(await faultsOf(page), path).toEqual([]);
  }
});

/** What the browser asks the server for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(`${request.method()} ${searchParams.get('_routes') ?? 'all'}`);
  });
  return asked;
}

test.for(['users', 'pandits', 'bookings', 'payments', 'rituals'])(
  'opening a row of %s asks once, for what the row opens alone',
  async (list) => {
    const page = await atDesk();
    await page.goto(`/admin/${list}`);
    await page.getByText(/^Showing 1 to/).waitFor();
    await settled(page);
    const asked = askedBy(page);
    const once = `GET areas/admin/${list}/route`;
    await rowsOf(page).first().getByRole('link', { name: /^View/ }).click();
    await dialog(page).waitFor();
    await settled(page);
    expect(asked).toEqual([once]);
  },
);
