import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cuts } from '../answers.ts';
import { atDesk, dialog } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { serverBreaks, serverRefuses, serverWaits } from '../faults.ts';
import { newPriest } from '../made.ts';
import { demo, tokenOf } from '../people.ts';

/** What the office says when something fails, and its frame (specification, admin and pandit, sections 2 and 8). */

const people = 'POST /user/get-users';

describe('lists', () => {
  test.each([
    ['/admin/users', people, 'Loading users...', 'Showing'],
    ['/admin/pandits', people, 'Loading pandits and acharyas...', 'Showing'],
    ['/admin/bookings', 'GET /booking/admin/list', 'Loading bookings...', 'Showing'],
    ['/admin/payments', 'GET /payment/admin/list', 'Loading payments...', 'Showing'],
    ['/admin/rituals', 'GET /rituals/admin/list', 'Loading rituals...', 'Showing'],
  ] as const)('%s says that it loads, and shows what it had meanwhile', async (path, asked, loading, shown) => {
    const page = await atDesk();
    await page.goto(path);
    await page.getByText(new RegExp(`^${shown}`)).waitFor();
    const mend = await serverWaits(asked);
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('status').filter({ hasText: loading }).waitFor();
    expect(await page.getByRole('cell').count()).toBeGreaterThan(0);
    await mend();
    await page.getByText(new RegExp(`^${shown}`)).waitFor();
  });

  test('Retry fetches pandits and acharyas, and both are told', async () => {
    const page = await atDesk();
    const mends = [await serverBreaks(people), await serverBreaks('GET /user/get-acharya-users')];
    await page.goto('/admin/pandits');
    await page.getByRole('heading', { name: /^Error: / }).waitFor();
    for (const mend of mends) await mend();
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
  const said = async (sentence: string) => {
    await submit.click();
    await box.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
  };
  const decide = 'POST /user/admin/update-user-status';
  for (const [code, message, sentence] of [
    ['not_a_pandit', 'Wait for the colleague.', 'Wait for the colleague.'],
    ['unexpected', '', 'Failed to update status.'],
    ['person_unknown', 'Profile not found.', 'No pandit selected for status update.'],
    ['session_over', 'Please sign in again.', 'Admin user not identified. Please re-login or check session.'],
  ] as const) {
    const mend = await serverRefuses(decide, code, message);
    await said(sentence);
    await mend();
  }
  const mend = await cuts(page, '**/admin/pandits.data*');
  await said('Failed to update status');
  await mend();
  expect(await box.getByLabel('Comment').inputValue()).toBe('Known in Puri.');

  const letThrough = await serverWaits(decide);
  await submit.click();
  await box.getByRole('button', { name: 'Submitting...' }).waitFor();
  for (const label of ['Status action', 'Comment']) expect(await box.getByLabel(label).isDisabled()).toBe(true);
  await letThrough();
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
  await page.getByText('This was changed elsewhere in the meantime.').first().waitFor();
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
  const isOnDate = () => field('Expected end date').evaluate((input) => input === document.activeElement);
  // the sentence is there before the focus comes
  await expect.poll(isOnDate).toBe(true);
});

test('a pandit is reviewed by keys alone, and the focus comes back to the row', async () => {
  const pandit = await newPriest('Pt. Harihara Panda');
  const page = await atDesk();
  await page.goto(`/admin/pandits?search=${pandit.phone}`);
  const view = page.getByRole('link', { name: `View Details of ${pandit.name}` });
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
  const view = page.getByRole('link', { name: `View Details of ${pandit.name}` });
  await view.waitFor();
  await page.getByRole('searchbox').fill(pandit.phone);
  await view.click();
  await page.waitForURL((url) => url.searchParams.get('search') === pandit.phone);
  await settled(page);
  expect(new URL(page.url()).searchParams.get('user')).toBe(pandit.id);
  expect(await dialog(page).getByText(pandit.name).count()).toBeGreaterThan(0);
});

describe('the frame', () => {
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
    const specified = ['dashboard', 'users', 'pandits', 'bookings', 'rituals'].map((place) => `/admin/${place}`);
    expect(links.filter((link) => specified.includes(String(link)))).toEqual(specified);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await button.click();
    await panel.waitFor();
    await button.click();
    await panel.waitFor({ state: 'hidden' });
  });
});
