import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atDesk, dialog } from './at-office.ts';
import { settled } from './axe.ts';
import { phone as phoneScreen, site } from './browser.ts';
import { newPriest } from './made.ts';
import { demo, told } from './people.ts';

/** What the office says when something fails, and its frame (specification, admin and pandit, sections 2 and 8). */

const refusal = (message: string, code: string, status: number) => (route: Route) =>
  route.fulfill({ status, json: { success: false, message, error: { code } } });
const broken = (route: Route) => route.fulfill({ status: 500, body: '' });
const cut = (route: Route) => route.abort();
const odd = (route: Route) => route.fulfill({ json: { success: true, message: '', data: {} } });
/** An answer that is not what any server of ours gives. */
const nonsense = (route: Route) => route.fulfill({ json: { success: false } });

/** Each answer in turn, from the first load on and by Retry. */
async function saysOf(page: Page, path: string, address: string, answers: [(route: Route) => Promise<void>, string][]) {
  for (const [index, [answer, said]] of answers.entries()) {
    await page.unroute(address);
    await page.route(address, answer);
    if (index === 0) await page.goto(path);
    else await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(said, { exact: true }).first().waitFor();
  }
  await page.unroute(address);
}

describe('lists of people', () => {
  test.each([
    ['/admin/users', 'Failed to fetch users', 'Loading users...', 'Success: Users fetched successfully.'],
    [
      '/admin/pandits',
      'Failed to fetch pandits due to an unknown response structure.',
      'Loading pandits and acharyas...',
      'Success: Pandits fetched successfully.',
    ],
  ])('%s says why it did not come, and Retry helps', async (path, unknown, loading, success) => {
    const page = await atDesk();
    const address = '**/api/user/get-users';
    await saysOf(page, path, address, [
      [refusal('The lists rest until five.', 'too_busy', 503), 'Error: The lists rest until five.'],
      [broken, 'Error: Server error: 500'],
      [cut, 'Error: Failed to connect to server'],
      [odd, `Error: ${unknown}`],
      [nonsense, 'Error: An unexpected error occurred'],
    ]);
    const gate = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(loading, { exact: true }).first().waitFor();
    gate.resolve();
    await told(page, success);
    expect(await page.getByRole('button', { name: /^View/ }).count()).toBeGreaterThan(0);
  });

  test.each<[string, (route: Route) => Promise<void>, string]>([
    ['refused', refusal('They are away.', 'too_busy', 503), 'Error fetching acharyas: They are away.'],
    ['broken', broken, 'Error fetching acharyas: Server error: 500'],
    ['cut off', cut, 'Error: Failed to connect to server for acharyas'],
    ['odd', odd, 'Error: Failed to fetch acharyas due to an unknown response structure.'],
  ])('acharyas %s: a message says so, and Retry fetches them with the pandits', async (_how, answer, said) => {
    expect.hasAssertions();
    const page = await atDesk();
    const asked = '**/api/user/get-acharya-users';
    await page.route(asked, answer);
    await page.route('**/api/user/get-users', broken);
    await page.goto('/admin/pandits');
    await told(page, said);
    await page.unroute(asked);
    await page.unroute('**/api/user/get-users');
    await page.getByRole('button', { name: 'Retry' }).click();
    await told(page, 'Success: Pandits fetched successfully.');
    await told(page, 'Acharyas loaded successfully.');
  });

  test('an address that is nobody’s opens nothing, and says so', async () => {
    const page = await atDesk();
    await page.goto('/admin/pandits?user=nonsense');
    await told(page, 'Error: Invalid pandit data. Cannot open details.');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goto('/admin/pandits?user=');
    const nobody =
      'No pandit details available. Please select a pandit from the table to view details and update status.';
    await dialog(page).getByText(nobody).waitFor();
  });
});

test('a decision that does not get through says why, and what was typed stays', async () => {
  const pandit = await newPriest('Pt. Maheswar Tripathy');
  const page = await atDesk();
  await page.goto(`/admin/pandits?user=${pandit.id}`);
  const box = dialog(page);
  await box.getByLabel('Status action').selectOption('approved');
  await box.getByLabel('Comment').fill('Known in Puri.');
  const submit = box.getByRole('button', { name: 'Update Status' });
  const address = '**/api/user/admin/update-user-status';
  const answers: [(route: Route) => Promise<void>, string][] = [
    [refusal('Wait for the colleague.', 'not_a_pandit', 409), 'Error: Wait for the colleague.'],
    [broken, 'Error: Failed to update status.'],
    [cut, 'Error: Failed to update status'],
    [refusal('Profile not found.', 'person_unknown', 404), 'Error: No pandit selected for status update.'],
  ];
  for (const [answer, said] of answers) {
    await page.route(address, answer);
    await submit.click();
    await page.getByRole('alert').getByText(said, { exact: true }).first().waitFor();
    await page.unroute(address);
  }
  await page.route(address, refusal('Please sign in again.', 'token_void', 401));
  await submit.click();
  await told(page, 'Error: Admin user not identified. Please re-login or check session.');
  await page.unroute(address);
  expect(await box.getByLabel('Comment').inputValue()).toBe('Known in Puri.');

  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await submit.click();
  await box.getByRole('button', { name: 'Submitting...' }).waitFor();
  for (const label of ['Status action', 'Comment']) expect(await box.getByLabel(label).isDisabled()).toBe(true);
  gate.resolve();
  await told(page, 'Success: Pandit status updated to approved.');
  await box.waitFor({ state: 'hidden' });
});

test('a row that is opened while a search is still being typed stays open', async () => {
  const pandit = await newPriest('Pt. Purna Chandra Mishra');
  const page = await atDesk();
  await page.goto('/admin/pandits');
  const view = page.getByRole('button', { name: `View Details of ${pandit.name}` });
  await view.waitFor();
  await page.getByRole('searchbox').fill(pandit.phone);
  await view.click();
  await page.waitForURL((url) => url.searchParams.get('search') === pandit.phone);
  await settled(page);
  expect(new URL(page.url()).searchParams.get('user')).toBe(pandit.id);
  expect(await dialog(page).getByText(pandit.name).count()).toBeGreaterThan(0);
});

describe('the frame', () => {
  test('names who is here and leads home and out', async () => {
    const page = await atDesk();
    await page.goto('/admin/dashboard');
    await settled(page);
    const header = page.getByRole('banner');
    for (const text of ['Sujata Mohapatra', 'Admin']) await header.getByText(text, { exact: true }).first().waitFor();
    await header.locator('summary').click();
    await header.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL('**/home');
    await page.goto('/admin/dashboard');
    await header.locator('summary').click();
    await header.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.goto('/admin/users');
    await page.waitForURL('**/login?next=%2Fadmin%2Fusers');
    expect(await page.getByText('Sujata Mohapatra').count()).toBe(0);
  });

  test('has a name and an e-mail to fall back on while nobody is known', async () => {
    const page = await (await fetch(`${site()}/admin/dashboard`, { redirect: 'manual' })).text();
    expect(page).toContain('Not signed in');
    expect(page).not.toContain(demo.admin);
  });

  test('has a panel that opens and closes on a small screen', async () => {
    const page = await atDesk(phoneScreen);
    await page.goto('/admin/dashboard');
    await settled(page);
    const panel = page.getByRole('navigation', { name: 'Admin Panel' });
    const button = page.getByRole('button', { name: /Admin Panel$/ });
    expect(await panel.isVisible()).toBe(false);
    await button.click();
    await panel.waitFor();
    const links = await panel.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.slice(0, 5)).toEqual(
      ['dashboard', 'users', 'pandits', 'bookings', 'rituals'].map((place) => `/admin/${place}`),
    );
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await button.click();
    await panel.waitFor();
    await button.click();
    await panel.waitFor({ state: 'hidden' });
  });
});
