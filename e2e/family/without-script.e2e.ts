import { expect, test } from 'vitest';
import { codeFor, phone as phoneScreen, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit } from '../made.ts';
import { newPhone, PASSWORD, provePhone } from '../people.ts';
import { reader } from '../plain.ts';

/** What a family does where no script ever arrives: once in a browser that runs none, and otherwise by its forms alone. */

test('a booking is cancelled, after a question', async () => {
  const family = await newFamily();
  const pandit = await newPandit();
  await newBooking(family, pandit, 0);
  const { open } = await reader(family);
  const asked = await (await open('/my-bookings')).press('Cancel booking');
  // a browser closes the question without script
  const keep = asked.document.querySelectorAll('dialog[open] button').find(({ text }) => text === 'Keep booking');
  expect(keep?.getAttribute('formmethod')).toBe('dialog');
  expect(asked.text).toContain('Pending with Pandit');
  const cancelled = await asked.press('Yes, cancel booking');
  expect(cancelled.text).toContain('Cancelled by You');
  const page = await cancelled.follow(pandit.ritual);
  expect(page.text).toContain('You cancelled the booking');
  const buttons = page.document.querySelectorAll('button').map(({ text }) => text.trim());
  expect(buttons.filter((name) => /^(Cancel|Pay|Decline)/.test(name))).toEqual([]);
});

test('a family signs up and in, searches for a pandit and asks', async () => {
  const pandit = await newPandit();
  const { page } = await visitor(phoneScreen, { script: false });
  const phone = newPhone();
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Mamata Sahoo');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('Valid 10-digit phone number required').waitFor();
  await provePhone(page, phone);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Mamata Sahoo');
  await page.getByLabel('Email').fill('family@example.in');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('another');
  await page.getByLabel('Date of birth').fill('1988-04-14');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Registration successful! Please login to continue.').waitFor();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/services');
  await page.goto('/find-pandit');
  await page.getByLabel('Ritual').selectOption({ label: pandit.ritual });
  await page.getByLabel('Date').fill(pandit.from);
  await page.getByRole('button', { name: 'Search Pandits' }).click();
  await page.goto(`${page.url()}&pandit=${pandit.id}`);
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await page.getByLabel('Place Of Puja').fill(' ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please enter the place of Puja.').waitFor();
  await page.getByLabel('Place Of Puja').fill('Nayapalli');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Booking request sent successfully to Pandit. Please wait for a reply.').waitFor();
  await page.goto('/my-bookings');
  expect(await page.getByRole('article').allInnerTexts()).toEqual([expect.stringContaining('Nayapalli')]);
});

test('whoever has no password at hand signs in by a code', async () => {
  const { phone, name } = await newFamily();
  const { open } = await reader();
  const login = await (await open('/login?next=%2Fmy-bookings')).follow('Sign in with a code sent to your phone');
  const refused = await login.press('Send OTP', { 'Phone number': '98765' });
  expect(refused.wrong).toEqual({ 'Phone number': 'Valid 10-digit phone number required' });
  const asked = await refused.press('Send OTP', { 'Phone number': phone });
  const right = await codeFor(phone);
  const wrong = await asked.press('Verify & Sign In', { OTP: right === '111111' ? '222222' : '111111' });
  expect(wrong.wrong).toEqual({ OTP: 'Invalid OTP code' });
  const { address, text } = await wrong.press('Verify & Sign In', { OTP: right });
  expect([address, text.includes(name)]).toEqual(['/my-bookings', true]);
});

test('a letter to us is sent', async () => {
  const letter = { 'Your name': 'Mamata Sahoo', Message: 'Where is my receipt?' };
  const page = await (await reader()).open('/contact');
  const refused = await page.press('Send message', { ...letter, 'Phone number or email': '98765' });
  expect(refused.wrong).toEqual({ 'Phone number or email': 'Phone number must be 10 digits' });
  expect(refused.valueOf('Message')).toBe('Where is my receipt?');
  const sent = await refused.press('Send message', { 'Phone number or email': '98765 43210' });
  expect(sent.document.querySelectorAll('h2').map(({ text }) => text)).toContain('We have your message');
});
