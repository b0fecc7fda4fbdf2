import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeFor, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { serverBreaks, serverRefuses } from '../faults.ts';
import { wrongOf } from '../forms.ts';
import { newFamily } from '../made.ts';
import { newPhone, PASSWORD } from '../people.ts';

/** What people are told when signing in or up does not go as it should (specification, public, sections 5 and 8). */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const otp = (page: Page) => page.getByLabel('OTP', { exact: true }).and(page.getByRole('textbox'));
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();

/** What stands beside a field as being wrong with it. */
const noteOf = (page: Page, label: string): Promise<string | null> =>
  wrongOf(page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=radio])')));

/** What stands beside each of these fields. */
const notesOf = async (page: Page, of: Record<string, string>): Promise<Record<string, string | null>> =>
  Object.fromEntries(await Promise.all(Object.keys(of).map(async (label) => [label, await noteOf(page, label)])));

/** The login, ready for a code. */
async function byCode(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByText('OTP', { exact: true }).click();
  await page.getByRole('button', { name: 'Send OTP' }).waitFor();
}

async function prove(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await press(page, 'Send OTP');
  await otp(page).waitFor();
  await otp(page).fill(await codeFor(phone));
  await press(page, 'Verify');
  await says(page, 'Phone number verified successfully');
}

describe('signing in by password', () => {
  test.each([
    ['', '', { 'Phone number': 'Phone number is required', Password: 'Password is required' }],
    ['98765', 'x', { 'Phone number': 'Phone number must be 10 digits' }],
  ])('with %j and %j the fields say what is wrong', async (phone, secret, wrong) => {
    const { page } = await visitor(phoneScreen);
    await page.goto('/login');
    await page.getByLabel('Phone number').fill(phone);
    await password(page).fill(secret);
    await press(page, 'Sign In');
    await expect.poll(() => notesOf(page, wrong)).toEqual(wrong);
  });

  test('refused, broken, cut off and left waiting, each is told as it is', async () => {
    const { page } = await visitor(desk);
    await page.goto('/login');
    await page.getByLabel('Phone number').fill(newPhone());
    await password(page).fill('no-such-thing');
    await press(page, 'Sign In');
    await says(page, 'The phone number or the password is not right.');
    const mend = await serverBreaks('POST /auth/login');
    await press(page, 'Sign In');
    await says(page, 'Login failed. Please try again.');
    await mend();
    await page.route('**/login.data*', (route) => route.abort());
    await press(page, 'Sign In');
    await says(page, 'No response from server. Please check your internet connection.');
    await page.unroute('**/login.data*');
    // never answered: ten seconds are all it waits
    await page.route('**/login.data*', () => undefined);
    await press(page, 'Sign In');
    await page.getByRole('button', { name: 'Signing In...' }).waitFor();
    await says(page, 'Request timeout. Please check your connection.');
    expect(await password(page).inputValue()).toBe('no-such-thing');
  });
});

describe('signing in by code', () => {
  test('a code that cannot be sent says why, and can be asked for again', async () => {
    const { page } = await visitor(desk);
    await byCode(page);
    const typed = page.getByLabel('Phone number');
    await typed.fill('98765');
    await press(page, 'Send OTP');
    await expect.poll(() => noteOf(page, 'Phone number')).toBe('Valid 10-digit phone number required');
    await typed.fill(newPhone());
    const send = 'POST /auth/otp/send';
    const stopped = async (address: string) => {
      await page.route(address, (route) => route.abort());
      // a proof of work made ahead would hide that none can be made now
      await startAfresh(page);
      return () => page.unroute(address);
    };
    const wrongly: [how: () => Promise<() => Promise<void>>, sentence: string][] = [
      [() => stopped('**/captcha.worker*'), 'Failed to initialize authentication'],
      [() => stopped('**/api/auth/captcha'), 'Failed to initialize reCAPTCHA'],
      [() => serverBreaks(send), 'Failed to send OTP'],
      [() => serverRefuses(send, 'malformed', 'Not right.'), 'Invalid phone number format'],
      [() => serverRefuses(send, 'captcha_failed', 'No.'), 'Authentication configuration error. Please try again.'],
    ];
    for (const [goWrong, sentence] of wrongly) {
      const mend = await goWrong();
      await press(page, 'Send OTP');
      await expect.poll(() => noteOf(page, 'Phone number')).toBe(sentence);
      await mend();
    }
    await press(page, 'Send OTP');
    await otp(page).waitFor();
  });

  test('an unknown phone is told to register, whatever was typed wrong on the way', async () => {
    const { page } = await visitor(phoneScreen);
    const phone = newPhone();
    await byCode(page);
    await page.getByLabel('Phone number').fill(phone);
    await press(page, 'Send OTP');
    await otp(page).waitFor();
    await page.getByText(/^Resend OTP in \d+s$/).waitFor();
    const right = await codeFor(phone);
    const wrong = right === '111111' ? '222222' : '111111';
    for (const [code, sentence] of [
      ['', 'OTP is required'],
      ['123', 'OTP must be 6 digits'],
      [wrong, 'Invalid OTP code'],
    ] as const) {
      await otp(page).fill(code);
      await press(page, 'Verify & Sign In');
      await expect.poll(() => noteOf(page, 'OTP')).toBe(sentence);
    }
    await otp(page).fill(right);
    const mend = await serverBreaks('POST /auth/login-otp');
    await press(page, 'Verify & Sign In');
    await says(page, 'Something went wrong! Please try again.');
    await mend();
    await press(page, 'Verify & Sign In');
    await page.getByText('UserID and Mobile number not found. Please register to continue.').waitFor();
  });

  test('after five wrong codes even the right one has to wait', async () => {
    const { page } = await visitor(desk);
    const { phone } = await newFamily();
    await page.clock.install({ time: new Date() });
    await byCode(page);
    await page.getByLabel('Phone number').fill(phone);
    await press(page, 'Send OTP');
    await otp(page).waitFor();
    const right = await codeFor(phone);
    for (let tries = 0; tries < 5; tries += 1) {
      await otp(page).fill(right === '111111' ? '222222' : '111111');
      await press(page, 'Verify & Sign In');
      await expect.poll(() => noteOf(page, 'OTP')).toBe('Invalid OTP code');
    }
    await otp(page).fill(right);
    await press(page, 'Verify & Sign In');
    await expect.poll(() => noteOf(page, 'OTP')).toBe('Too many attempts. Please try later.');
    // the countdown turns into a button
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Resend OTP', exact: true }).waitFor();
  });

  test('the first press on Resend OTP counts: what is said of the field it leaves moves nothing', async () => {
    const { page } = await visitor(phoneScreen);
    await page.clock.install({ time: new Date() });
    await byCode(page);
    await page.getByLabel('Phone number').fill(newPhone());
    await press(page, 'Send OTP');
    await otp(page).fill('12');
    await page.clock.fastForward(31_000);
    const resend = page.getByRole('button', { name: 'Resend OTP', exact: true });
    await Promise.all([page.waitForRequest('**/login.data*'), resend.click()]);
    const below = page.getByRole('button', { name: 'Verify & Sign In' });
    await expect.poll(() => noteOf(page, 'Phone number')).not.toBeNull();
    const stood = await below.boundingBox();
    await otp(page).fill('1');
    await otp(page).blur();
    await expect.poll(() => noteOf(page, 'OTP')).toBe('OTP must be 6 digits');
    expect(await below.boundingBox()).toEqual(stood);
  });
});

describe('signing up', () => {
  test('a family is told of every field, and of what went wrong on the way', async () => {
    const { page } = await visitor(phoneScreen);
    const phone = newPhone();
    await page.goto('/signup');
    const submit = page.getByRole('button', { name: 'Create Account' });
    expect(await submit.isDisabled()).toBe(true);
    await says(page, 'Please verify your phone number with OTP');
    await page.getByLabel('Phone number').fill(phone);
    await press(page, 'Send OTP');
    await otp(page).waitFor();
    const right = await codeFor(phone);
    for (const [code, sentence] of [
      ['', 'OTP is required'],
      ['12', 'OTP must be 6 digits'],
      [right === '111111' ? '222222' : '111111', 'Invalid OTP. Please try again.'],
    ] as const) {
      await otp(page).fill(code);
      await press(page, 'Verify');
      await expect.poll(() => noteOf(page, 'OTP')).toBe(sentence);
    }
    await otp(page).fill(right);
    const mend = await serverBreaks('POST /auth/otp/verify');
    await press(page, 'Verify');
    await expect.poll(() => noteOf(page, 'OTP')).toBe('Verification failed');
    await mend();
    await press(page, 'Verify');
    await says(page, 'Phone number verified successfully');
    expect(await page.getByLabel('Phone number').getAttribute('readonly')).not.toBeNull();

    await submit.click();
    const empty: Record<string, string> = {
      'Full name': 'Name is required',
      Email: 'Email is required',
      Password: 'Password is required',
      'Date of birth': 'Date of birth is required',
    };
    await expect.poll(() => notesOf(page, empty)).toEqual(empty);
    await page.getByLabel('Full name').fill('Mamata Sahoo');
    await page.getByLabel('Email').fill('nowhere');
    await password(page).fill('12345');
    await page.getByLabel('Confirm password').fill('123456');
    await page.getByLabel('Date of birth').fill('1988-04-14');
    await submit.click();
    await expect.poll(() => noteOf(page, 'Email')).toBe('Email is invalid');
    await expect.poll(() => noteOf(page, 'Password')).toBe('Password must be at least 6 characters');
    await expect.poll(() => noteOf(page, 'Confirm password')).toBe('Passwords do not match');

    await page.getByLabel('Email').fill('mamata@example.in');
    await password(page).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    const letThrough = await serverBreaks('POST /auth/register');
    await submit.click();
    await says(page, 'Registration failed. Please try again.');
    await letThrough();
    await submit.click();
    await page.waitForURL('**/login*');
    await says(page, 'Registration successful! Please login to continue.');
  });

  test('a pandit may register once the form is whole and the phone is his', async () => {
    const { page } = await visitor(desk);
    await page.goto('/pandit-registration');
    const submit = page.getByRole('button', { name: 'Register', exact: true });
    const type = page.getByLabel('User Type');
    expect(await type.locator('option').allTextContents()).toEqual(['Pandit', 'Acharya']);
    await type.selectOption('acharya');
    await page.getByLabel('Full name').fill('Pt. Nilamani Hota');
    await password(page).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    expect(await submit.isDisabled()).toBe(true);
    await prove(page, newPhone());
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await page.getByLabel('Confirm password').fill('another');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    const mend = await serverBreaks('POST /auth/register-pandit');
    await submit.click();
    await says(page, 'Something went wrong!! Please try again.');
    await mend();
    // whatever failed, nothing is left to be filled in
    expect([await submit.isEnabled(), await page.getByText('Please fill in').count()]).toEqual([true, 0]);
    await submit.click();
    await page.waitForURL('**/login*');
    await says(page, 'Registration successful! Please login to continue.');
    await says(page, 'Your registration is with us');
  });
});

/** The same page anew, with the phone typed. */
async function startAfresh(page: Page): Promise<void> {
  const phone = await page.getByLabel('Phone number').inputValue();
  await byCode(page);
  await page.getByLabel('Phone number').fill(phone);
}
