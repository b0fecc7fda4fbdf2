import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cuts } from '../answers.ts';
import { codeFor, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { serverBreaks, serverRefuses } from '../faults.ts';
import { bad, notesIn, refuses, sendsOnce, unharmed, wrongOf, type Rounds } from '../forms.ts';
import { hasFocus } from '../keys.ts';
import { newFamily } from '../made.ts';
import { newPhone, PASSWORD } from '../people.ts';

/** What people read when signing in, or a message to us, goes wrong (specification, public, sections 5 and 8). */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const otp = (page: Page) => page.getByLabel('OTP', { exact: true }).and(page.getByRole('textbox'));
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();

/** The error beside a field. */
const noteOf = (page: Page, label: string): Promise<string | null> =>
  wrongOf(page.getByLabel(label, { exact: true }).and(page.locator('input:not([type=radio])')));

/** The login, ready for a code. */
async function byCode(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByText('OTP', { exact: true }).click();
  await page.getByRole('button', { name: 'Send OTP' }).waitFor();
}

describe('signing in by password', () => {
  test('what is typed is looked at as it is typed, and a double click signs in once', async () => {
    const [{ page }, family] = [await visitor(phoneScreen), await newFamily()];
    await page.goto('/login');
    const form = page.locator('form');
    const submit = form.getByRole('button', { name: 'Sign In' });
    const needed = 'Phone number is required';
    const rounds: Rounds = {
      // of what is no digit nothing stays, and of too many digits ten
      'Phone number': [
        ['', needed],
        [bad.spaces, needed],
        [bad.emoji, needed],
        [bad.html, 'Phone number must be 10 digits'],
        ['9'.repeat(10_000), null],
      ],
      Password: [
        ['', 'Password is required'],
        [bad.spaces, null],
        [bad.emoji, null],
        [bad.html, null],
        [bad.long, 'This is too long.'],
      ],
    };
    await refuses(page, form, rounds, submit);
    await form.getByLabel('Phone number').fill(family.phone);
    await password(page).fill(bad.sql);
    await submit.click();
    await says(page, 'The phone number or the password is not right.');
    await password(page).fill(PASSWORD);
    await sendsOnce(page, '/login.data', submit, () => page.waitForURL('**/services'));
    expect(await unharmed(page)).toBe(true);
  });

  test('refused, broken, cut off and left waiting, each is told as it is', async () => {
    const { page } = await visitor(desk);
    await page.clock.install({ time: new Date() });
    await page.goto('/login');
    await page.getByLabel('Phone number').fill(newPhone());
    await password(page).fill('no-such-thing');
    await press(page, 'Sign In');
    await says(page, 'The phone number or the password is not right.');
    const mend = await serverBreaks('POST /auth/login');
    await press(page, 'Sign In');
    await says(page, 'Login failed. Please try again.');
    await mend();
    const letThrough = await cuts(page, '**/login.data*');
    await press(page, 'Sign In');
    await says(page, 'No response from server. Please check your internet connection.');
    await letThrough();
    // never answered: ten seconds are all it waits
    await page.route('**/login.data*', () => undefined);
    const before = await page.getByRole('button', { name: 'Sign In', exact: true }).boundingBox();
    await press(page, 'Sign In');
    const busy = page.getByRole('button', { name: 'Signing In...' });
    await busy.waitFor();
    // a second press meets the same button, although what was said above it is gone
    expect(await page.getByText('No response from server.').isVisible()).toBe(false);
    expect((await busy.boundingBox())?.y).toBe(before?.y);
    await page.clock.runFor(10_000);
    await says(page, 'Request timeout. Please check your connection.');
    expect(await password(page).inputValue()).toBe('no-such-thing');
  });
});

describe('signing in by code', () => {
  test('a code that cannot be sent says why, and can be asked for again, once by a double click', async () => {
    const { page } = await visitor(desk);
    await byCode(page);
    const typed = page.getByLabel('Phone number');
    const needed = 'Valid 10-digit phone number required';
    const button = page.getByRole('button', { name: 'Send OTP', exact: true });
    const phones: Rounds = { 'Phone number': ['', bad.emoji, bad.sql].map((one) => [one, needed] as const) };
    await refuses(page, page.locator('form'), phones, button);
    const { phone } = await newFamily();
    await typed.fill(phone);
    const send = 'POST /auth/otp/send';
    const stopped = async (address: string) => {
      const letThrough = await cuts(page, address);
      // a proof of work made ahead would hide that none can be made now
      await startAfresh(page);
      return letThrough;
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
    await sendsOnce(page, '/login.data', button, () => otp(page).waitFor());
    const verify = page.getByRole('button', { name: 'Verify & Sign In' });
    const codes: Rounds = {
      OTP: [
        [bad.spaces, 'OTP is required'],
        [bad.emoji, 'OTP is required'],
        [bad.html, 'OTP must be 6 digits'],
      ],
    };
    await refuses(page, page.locator('form'), codes, verify);
    await otp(page).fill(await codeFor(phone));
    await sendsOnce(page, '/login.data', verify, () => page.waitForURL('**/services'));
    expect(await unharmed(page)).toBe(true);
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
    // half a minute later the page of the first send has come
    await page.waitForLoadState('networkidle');
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

test('a letter to us says what is missing, the first of it having the focus, and is sent once', async () => {
  const { page } = await visitor(phoneScreen);
  await page.goto('/contact');
  const submit = page.getByRole('button', { name: 'Send message' });
  await submit.click();
  const empty = {
    'Your name': 'Name is required',
    'Phone number or email': 'Please give a phone number or an e-mail address, so that we can answer.',
    Message: 'Please write a message.',
  };
  await expect.poll(() => notesIn(page.locator('form'), Object.keys(empty))).toEqual(empty);
  await expect.poll(() => hasFocus(page.getByLabel('Your name'))).toBe(true);
  await page.getByLabel('Your name').fill(bad.sql);
  await page.getByLabel('Phone number or email').fill('98765 43210');
  await page.getByLabel('Message').fill(bad.html);
  const thanks = page.getByRole('heading', { name: 'We have your message' });
  await sendsOnce(page, '/contact.data', submit, () => thanks.waitFor());
  expect(await unharmed(page)).toBe(true);
});

/** The same page again, with the phone typed. */
async function startAfresh(page: Page): Promise<void> {
  const phone = await page.getByLabel('Phone number').inputValue();
  await byCode(page);
  await page.getByLabel('Phone number').fill(phone);
}
