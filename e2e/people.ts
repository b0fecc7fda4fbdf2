import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { call, codeFor, site } from './browser.ts';
import { hasFocus } from './keys.ts';

/** What people do again and again, as they do it: by labels and buttons. */

let counter = Math.floor(Math.random() * 1e7);
/** A phone nobody has registered yet. */
export const newPhone = (): string => `8${String((counter += 1)).padStart(9, '0')}`;

/** A name nobody else has: a name has letters, and no phone in it. */
export const newName = (first: string): string =>
  `${first} ${newPhone().replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

export const PASSWORD = 'jagannath-puri-7';
export const demo = {
  admin: '9000000001',
  pandit: '9000000002',
  acharya: '9000000003',
  customer: '9000000004',
  pending: '9000000005',
  password: 'namaste123',
};

/** Proves the phone inside a sign-up form. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByLabel('OTP', { exact: true });
  await otp.waitFor();
  await otp.fill(await codeFor(phone));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByText('Phone number verified successfully').first().waitFor();
  if (!(await page.evaluate(() => 'awake' in document.documentElement.dataset))) return;
  // with script the form leads there last: what is typed before that goes there, too
  await expect.poll(() => hasFocus(page.getByLabel('Phone number'))).toBe(true);
}

/** From what is asked about a person to the password, in the forms that make an account. */
export async function toPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Password', exact: true }))).toBe(true);
}

export async function signUp(page: Page, name: string, phone: string): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, name, phone);
}

/** From an open sign-up to the sign-in it leads to. */
export async function fillSignUp(page: Page, name: string, phone: string): Promise<void> {
  // the dialog that may have led here asks for a phone as well
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await provePhone(page, phone);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill('family@example.in');
  await page.getByLabel('Date of birth').fill('1988-04-14');
  await toPassword(page);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/login*');
}

export async function registerPandit(page: Page, name: string, phone: string): Promise<void> {
  await page.goto('/pandit-registration');
  await provePhone(page, phone);
  await page.getByLabel('User Type').selectOption('pandit');
  await page.getByLabel('Full name').fill(name);
  await toPassword(page);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/login*');
}

export async function signIn(page: Page, phone: string, password: string = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** A token for the API, beside the browser's own. */
/**
 * Signs a browser in without a screen, and its pages do not hear of it. Playwright may send this on a connection that the server has closed
 * as idle, after 72 s, just then (`ECONNRESET`); a browser would ask again, and so does this.
 */
export async function enter(
  context: BrowserContext,
  { phone, password = PASSWORD }: { readonly phone: string; readonly password?: string },
): Promise<void> {
  const reply = await context.request.post(`${site()}/api/auth/login`, { data: { phone, password }, maxRetries: 2 });
  expect(reply.status()).toBe(200);
}

export async function tokenOf(phone: string, password: string = PASSWORD): Promise<string> {
  return (await call('POST /auth/login', { body: { phone, password } })).token;
}

/** The product's own message about what was just done. */
export async function told(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => page.getByText(sentence).count()).toBeGreaterThan(0);
}
