import type { Locator, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atDesk, dialog } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call, phone as phoneScreen, site } from '../browser.ts';
import { newPriest } from '../made.ts';
import { demo, tokenOf } from '../people.ts';

/** What the office says when something fails, and its frame (specification, admin and pandit, sections 2 and 8). */

const refusal = (message: string, code: string, status: number) => (route: Route) =>
  route.fulfill({ status, json: { success: false, message, error: { code } } });
const broken = (route: Route) => route.fulfill({ status: 500, body: '' });
const cut = (route: Route) => route.abort();
/** An answer that is not what any server of ours gives. */
const nonsense = (route: Route) => route.fulfill({ json: {} });
/** A refusal that comes as a success. */
const refused = (message?: string) => (route: Route) => route.fulfill({ json: { success: false, message } });
const people = '**/api/user/get-users';
const acharyas = '**/api/user/get-acharya-users';

describe('lists of people', () => {
  test.each([
    ['/admin/users', 'Loading users...', 'Success: Users fetched successfully.'],
    ['/admin/pandits', 'Loading pandits and acharyas...', 'Success: Pandits fetched successfully.'],
  ])('%s says that it loads, and where an answer is none of ours that it cannot', async (path, loading, success) => {
    const page = await atDesk();
    await page.route(people, nonsense);
    await page.goto(path);
    await page.getByText('Error: An unexpected error occurred', { exact: true }).first().waitFor();
    await page.unroute(people);
    const gate = Promise.withResolvers<void>();
    await page.route(people, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(loading, { exact: true }).first().waitFor();
    gate.resolve();
    await page.getByText(success).first().waitFor();
    expect(await page.getByRole('button', { name: /^View/ }).count()).toBeGreaterThan(0);
  });

  test.each([
    ['/admin/users', people, 'Error: Failed to fetch users'],
    ['/admin/pandits', people, 'Error: Failed to fetch pandits due to an unknown response structure.'],
    ['/admin/rituals', '**/api/rituals/admin/list*', 'Error: Failed to fetch rituals'],
    ['/admin/bookings', '**/api/booking/admin/bookings*', 'Failed to fetch bookings'],
  ])('%s gives the message of a refusal that comes as a success, else its own sentence', async (path, asked, own) => {
    const page = await atDesk();
    await page.route(asked, refused('Closed until ten.'));
    await page.goto(path);
    await page
      .getByText(/^Error.*: Closed until ten\.$/)
      .first()
      .waitFor();
    await page.route(asked, refused());
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(own, { exact: true }).first().waitFor();
    expect(await page.getByText('An unexpected error occurred').count()).toBe(0);
  });

  test('Retry fetches pandits and acharyas, and both are told', async () => {
    const page = await atDesk();
    await page.route(acharyas, broken);
    await page.route(people, broken);
    await page.goto('/admin/pandits');
    await page.getByText('Error fetching acharyas: Server error: 500').first().waitFor();
    await page.unroute(acharyas);
    await page.unroute(people);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Success: Pandits fetched successfully.').first().waitFor();
    await page.getByText('Acharyas loaded successfully.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  test('an address that is nobody’s opens nothing, and says so', async () => {
    const page = await atDesk();
    await page.goto('/admin/pandits?user=nonsense');
    await page.getByText('Error: Invalid pandit data. Cannot open details.').first().waitFor();
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
  // nothing is known of him but his name
  await box.getByRole('button', { name: 'Update Status' }).press('Enter');
  await box.getByText('Please confirm that this is meant.').waitFor();
  await box.getByLabel('Approve it all the same').check();
  const submit = box.getByRole('button', { name: 'Update Status' });
  const address = '**/api/user/admin/update-user-status';
  const answers: [(route: Route) => Promise<void>, string][] = [
    [refusal('Wait for the colleague.', 'not_a_pandit', 409), 'Error: Wait for the colleague.'],
    [broken, 'Error: Failed to update status.'],
    [cut, 'Error: Failed to update status'],
    [refused('Ask the head of the office.'), 'Error: Ask the head of the office.'],
    [refused(), 'Error: Failed to update status.'],
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
  await page.getByText('Error: Admin user not identified. Please re-login or check session.').first().waitFor();
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
  await page.getByText('Success: Pandit status updated to approved.').first().waitFor();
  await box.waitFor({ state: 'hidden' });
});

test('who decides on what a colleague has decided already is shown that first, and keeps what was typed', async () => {
  const pandit = await newPriest('Pt. Dibakar Rath');
  const page = await atDesk();
  await page.goto(`/admin/pandits?user=${pandit.id}`);
  const box = dialog(page);
  await box.getByLabel('Status action').selectOption('approved');
  await box.getByLabel('Comment').fill('Known in Puri.');
  await box.getByLabel('Approve it all the same').check();
  const faster = { userId: pandit.id, userStatus: 'rejected', comment: 'Nobody there knows him.' } as const;
  await call('POST /user/admin/update-user-status', { body: faster }, await tokenOf(demo.admin, demo.password));
  await box.getByRole('button', { name: 'Update Status' }).click();
  await page.getByText('Error: This was changed elsewhere in the meantime.').first().waitFor();
  await box.getByText('Last comment: Nobody there knows him.').waitFor();
  expect(await box.getByLabel('Comment').inputValue()).toBe('Known in Puri.');
  await box.getByRole('button', { name: 'Update Status' }).click();
  await page.getByText('Success: Pandit status updated to approved.').first().waitFor();
});

test('another action clears what was written for the one before', async () => {
  const pandit = await newPriest('Pt. Jagannath Pati');
  const page = await atDesk();
  await page.goto(`/admin/pandits?user=${pandit.id}`);
  const field = (label: string) => dialog(page).getByLabel(label);
  const choose = (action: string) => field('Status action').selectOption(action);
  await choose('training_required');
  await field('Expected end date').fill('2030-01-31');
  await field('Assign Acharya').selectOption({ index: 1 });
  await field('Comment').fill('For the training');
  await choose('evaluation');
  expect(await field('Comment').inputValue()).toBe('');
  expect(await field('Expected end date').inputValue()).toBe('2030-01-31');
  await choose('approved');
  await field('Expected end date').waitFor({ state: 'detached' });
  await choose('training_required');
  expect(await field('Expected end date').inputValue()).toBe('');
  expect(await field('Assign Acharya').inputValue()).toBe('');
  await dialog(page).getByRole('button', { name: 'Update Status' }).press('Enter');
  await dialog(page).getByText('Please enter a comment.').waitFor();
  expect(await field('Expected end date').evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a pandit is reviewed by keys alone, and the focus comes back to the row', async () => {
  const pandit = await newPriest('Pt. Harihara Panda');
  const page = await atDesk();
  await page.goto(`/admin/pandits?search=${pandit.phone}`);
  const view = page.getByRole('button', { name: `View Details of ${pandit.name}` });
  await view.focus();
  await page.keyboard.press('Enter');
  const action = dialog(page).getByLabel('Status action');
  await action.waitFor();
  const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(view)).toBe(true);
  await page.keyboard.press('Enter');
  await action.waitFor();
  for (let steps = 0; steps < 15 && !(await hasFocus(action)); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Rejected');
  expect(await action.inputValue()).toBe('rejected');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The papers are missing.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Success: Pandit status updated to rejected.').first().waitFor();
  await expect.poll(() => hasFocus(view)).toBe(true);
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
