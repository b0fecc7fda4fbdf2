import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, codeFor, desk, phone as phoneScreen, type Screen } from '../browser.ts';
import { bad, sendsOnce, typeNoDay, unharmed, wrongOf } from '../forms.ts';
import { newBooking, newFamily, newPandit, windowOf } from '../made.ts';
import { demo, PASSWORD, signIn, told, tokenOf } from '../people.ts';

/** A family looks after its account: the profile, the password, its data, the way out. */

const NAME = 'Sasmita Kumari Rout';
const customer = { phone: demo.customer, password: demo.password };

/** Somebody new, on their profile. */
async function onProfile(screen: Screen): Promise<{ page: Page; phone: string }> {
  const family = await newFamily(NAME);
  const { page } = await windowOf(family, screen);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).waitFor();
  return { page, phone: family.phone };
}

const edit = async (page: Page) => page.getByRole('button', { name: 'Edit' }).click();
const save = async (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page, name: string) => page.getByRole('group').getByLabel(name, { exact: true });
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent?.trim());

const said = (page: Page) => page.getByRole('definition').allTextContents();

/** A PNG of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('what is written is kept; what is cancelled is not', async () => {
  const { page, phone } = await onProfile(phoneScreen);
  await edit(page);
  expect(await focused(page)).toBe('First name (required)');
  expect(await field(page, 'First name (required)').inputValue()).toBe('Sasmita Kumari');
  await field(page, 'Last name').fill('Never saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByText('Never saved').count()).toBe(0);

  await edit(page);
  expect(await field(page, 'Last name').inputValue()).toBe('Rout');
  await field(page, 'First name (required)').fill('<b>Sasmita</b> (Mini)');
  await field(page, 'Gender').selectOption('female');
  await field(page, 'Address').fill('Plot 12\nNayapalli');
  await field(page, 'Education').fill('ସ୍ନାତକ');
  const emergency = page.getByRole('group', { name: 'Emergency contact' });
  await emergency.getByLabel('Phone number').fill('+91 98765 43210');
  await save(page);
  await told(page, 'Profile updated successfully!');
  // the header knows the new name at once
  await page.locator('header summary', { hasText: '<b>Sasmita</b> (Mini) Rout' }).waitFor({ state: 'attached' });

  const { user } = await call('GET /auth/me', {}, await tokenOf(phone));
  expect(user.name).toBe('<b>Sasmita</b> (Mini) Rout');
  await page.reload();
  for (const text of ['Female', 'ସ୍ନାତକ', '+91 98765 43210', 'Nayapalli']) await page.getByText(text).first().waitFor();
});

test('what is wrong is said beside its field, and the first one has the focus; a double click writes once', async () => {
  const { page } = await onProfile(desk);
  await edit(page);
  const wrong: Record<string, [string, string]> = {
    'First name (required)': ['   ', 'Name is required'],
    'Date of birth': ['2999-01-01', 'This date lies in the future.'],
    Email: ['nowhere', 'Email is invalid'],
    Address: ['x'.repeat(10_000), 'This is too long.'],
  };
  for (const [label, [value]] of Object.entries(wrong)) await field(page, label).fill(value);
  await save(page);
  for (const [label, [, expected]] of Object.entries(wrong)) {
    await expect.poll(() => wrongOf(field(page, label)), { message: label }).toBe(expected);
  }
  expect(await focused(page)).toBe('First name (required)');

  await field(page, 'First name (required)').fill('Sasmita');
  await field(page, 'Email').fill('');
  await field(page, 'Address').fill('');
  await typeNoDay(field(page, 'Date of birth'));
  await save(page);
  await page.getByText('This date does not exist.').waitFor();
  await field(page, 'Date of birth').fill('1988-04-14');
  await field(page, 'Occupation').fill(bad.html);
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await sendsOnce(page, '/profile.data', button, () => told(page, 'Profile updated successfully!'));
  await page.getByRole('definition').filter({ hasText: bad.html }).first().waitFor();
  expect(await unharmed(page)).toBe(true);
});

test('a photo is looked at before it is kept, and taken away again', async () => {
  const { page } = await onProfile(desk);
  await edit(page);
  await page.locator('input[accept]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot });
  await page.getByRole('button', { name: 'Use photo' }).click();
  await page.getByText('This photo is shown once you save.').waitFor();
  await save(page);
  await told(page, 'Profile updated successfully!');
  await expect.poll(() => page.locator('header img').getAttribute('src')).toMatch(/^\/uploads\/profile\//);

  await edit(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await save(page);
  await expect.poll(() => page.locator('header img').count()).toBe(0);
});

test('saved in two places, the family says what counts', async () => {
  const { page, phone } = await onProfile(desk);
  const elsewhere = async (occupation: string) =>
    call('POST /user/update-profile', { body: { updateData: { occupation } } }, await tokenOf(phone));

  await edit(page);
  await field(page, 'Education').fill('M.A.');
  await elsewhere('Teacher');
  await save(page);
  await page.getByText('Your profile was changed elsewhere').waitFor();
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await told(page, 'Profile updated successfully!');
  // both are kept: only what was changed here was sent
  await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['M.A.', 'Teacher']));

  await edit(page);
  await field(page, 'Education').fill('Ph.D.');
  await elsewhere('Headmistress');
  await save(page);
  await page.getByRole('button', { name: 'Show the newest' }).click();
  await expect.poll(() => said(page)).toEqual(expect.arrayContaining(['M.A.', 'Headmistress']));
});

test('leaving with unsaved changes is asked about', async () => {
  const { page } = await onProfile(desk);
  await edit(page);
  await field(page, 'Occupation').fill('Weaver');
  const leave = () => page.getByRole('link', { name: 'My Bookings' }).first().click();
  await leave();
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  expect(await field(page, 'Occupation').inputValue()).toBe('Weaver');
  await leave();
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/my-bookings');
});

test('a new password signs out the others, and this window goes on', async () => {
  const { page, phone } = await onProfile(phoneScreen);
  const there = await windowOf({ phone }, desk);
  await page.getByRole('button', { name: 'Change password' }).click();
  expect(await focused(page)).toBe('Current password');
  const fillIn = async (current: string, next: string, again = next) => {
    await dialog(page).getByLabel('Current password').fill(current);
    await dialog(page).getByLabel('New password', { exact: true }).fill(next);
    await dialog(page).getByLabel('Confirm new password').fill(again);
  };
  const type = async (...passwords: Parameters<typeof fillIn>) => {
    await fillIn(...passwords);
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
  };
  await type('not-this-one', 'kewda-27', 'kewda-28');
  await page.getByText('Passwords do not match').waitFor();
  await type('not-this-one', 'kewda-27');
  await page.getByText('This is not your current password.').waitFor();
  await expect.poll(() => focused(page)).toBe('Current password');
  await type(PASSWORD, 'password');
  await page.getByText('This password is one of the most common ones.').waitFor();
  const change = dialog(page).getByRole('button', { name: 'Change password' });
  await fillIn(PASSWORD, 'kewda-27');
  const changed = () => told(page, 'Your password has been changed. Other devices have been signed out.');
  await sendsOnce(page, '/profile.data', change, changed);

  await page.goto('/my-bookings');
  await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
  await there.page.goto('/profile');
  await there.page.waitForURL('**/login*');
  await signIn(there.page, phone, 'kewda-27');
});

test('whoever forgot the password sets one by a code', async () => {
  const { page, phone } = await onProfile(phoneScreen);
  await page.getByRole('button', { name: 'Change password' }).click();
  const box = dialog(page);
  await box.getByRole('button', { name: /^Forgot it/ }).click();
  await box.getByRole('button', { name: 'Send OTP' }).click();
  await box.getByLabel('OTP', { exact: true }).fill('000000');
  await box.getByLabel('New password', { exact: true }).fill('kewda-27');
  await box.getByLabel('Confirm new password').fill('kewda-27');
  const submit = box.getByRole('button', { name: 'Change password' });
  await submit.click();
  await page.getByText('Invalid OTP. Please try again.').waitFor();
  await box.getByLabel('OTP', { exact: true }).fill(await codeFor(phone));
  await submit.click();
  await told(page, 'Your password has been changed.');
  expect(await tokenOf(phone, 'kewda-27')).toBeTruthy();
});

test('signing out everywhere ends here too', async () => {
  const here = await onProfile(desk);
  const there = await windowOf(here, desk);
  await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await dialog(here.page).getByRole('button', { name: 'Sign out' }).dblclick();
  await here.page.waitForURL('**/login*');
  await here.page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await there.page.goto('/my-bookings');
  await there.page.waitForURL('**/login*');
  expect(await tokenOf(here.phone)).toBeTruthy();
});

test('one’s data comes as a file', async () => {
  const { page } = await windowOf(customer, desk);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile((await download.path()) ?? '', 'utf8')) as {
    profile: { phone: string };
    bookings: { events: unknown[] }[];
  };
  expect(data.profile.phone).toBe(demo.customer);
  expect(data.bookings.length).toBeGreaterThan(0);
  expect(data.bookings[0]?.events.length).toBeGreaterThan(0);
});

test('an account with a booking ahead stays; one without is gone for good', async () => {
  const family = await newFamily();
  await newBooking(family, await newPandit(), 0);
  const busy = await windowOf(family, phoneScreen);
  await busy.page.goto('/profile');
  const ask = async (page: Page, password: string) => {
    await dialog(page).getByLabel('Your password').fill(password);
    await dialog(page).getByRole('button', { name: 'Delete my account' }).dblclick();
  };
  await busy.page.getByRole('button', { name: 'Delete account' }).click();
  await ask(busy.page, PASSWORD);
  await busy.page.getByText('You have a booking that is not over yet.').waitFor();
  await dialog(busy.page).getByRole('link', { name: 'My Bookings' }).click();
  await busy.page.waitForURL('**/my-bookings');

  const { page, phone } = await onProfile(phoneScreen);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Password is required').waitFor();
  await ask(page, 'x'.repeat(10_000));
  await page.getByText('This is too long.').waitFor();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  const remove = dialog(page).getByRole('button', { name: 'Delete my account' });
  await sendsOnce(page, '/profile.data', remove, () => page.waitForURL('**/login?*'));
  await told(page, 'Your account has been deleted.');
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await expect(tokenOf(phone)).rejects.toThrow('The phone number or the password is not right.');
});
