import { expect, test } from 'vitest';
import { codeFor, phone as phoneScreen, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf } from '../made.ts';
import { newPhone, PASSWORD, provePhone } from '../people.ts';

/** What a family does where no script ever arrives. */

test('a booking is cancelled, after a question', async () => {
  const family = await newFamily();
  const pandit = await newPandit();
  await newBooking(family, pandit, 0);
  const { page } = await windowOf(family, phoneScreen, { script: false });
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Keep booking' }).click();
  await page.getByText('Pending with Pandit', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click();
  await page.getByText('Cancelled by You', { exact: true }).waitFor();
  await page.getByRole('link', { name: pandit.ritual }).click();
  await page.getByText('You cancelled the booking').waitFor();
  expect(await page.getByRole('button', { name: /^(Cancel|Pay|Decline)/ }).count()).toBe(0);
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
  const { page } = await visitor(phoneScreen, { script: false });
  await page.goto('/login?next=%2Fmy-bookings');
  await page.getByRole('link', { name: 'Sign in with a code' }).click();
  await page.getByLabel('Phone number').fill('98765');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByText('Valid 10-digit phone number required').waitFor();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = page.getByLabel('OTP', { exact: true }).and(page.getByRole('textbox'));
  const right = await codeFor(phone);
  await code.fill(right === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await page.getByText('Invalid OTP code').waitFor();
  await code.fill(right);
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await page.waitForURL('**/my-bookings');
  expect(await page.getByText(name).count()).toBeGreaterThan(0);
});

test('a letter to us is sent', async () => {
  const { page } = await visitor(phoneScreen, { script: false });
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Mamata Sahoo');
  await page.getByLabel('Phone number or email').fill('98765');
  await page.getByLabel('Message').fill('Where is my receipt?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Phone number must be 10 digits').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Where is my receipt?');
  await page.getByLabel('Phone number or email').fill('98765 43210');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'We have your message' }).waitFor();
});
