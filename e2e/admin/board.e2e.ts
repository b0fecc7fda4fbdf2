import { beforeAll, expect, test } from 'vitest';
import { addDays, asInstant, dayAt, daysBetween } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { atDesk, unfold } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen, picture } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, type Offering, type Person } from '../made.ts';
import { demo } from '../people.ts';
import { reader } from '../plain.ts';

/** The office’s morning: who needs a hand, and who somebody is. */

let family: Person;
let pandit: Offering;
beforeAll(async () => {
  [family, pandit] = [await newFamily('Sukanti Baliarsingh'), await newPandit()];
  const tomorrow = addDays(dayAt(asInstant(Date.now())), 1);
  await call(
    'POST /availability/declare-availability',
    { body: { fromDate: tomorrow, toDate: tomorrow } },
    pandit.token,
  );
  const { _id } = await newPaidBooking(family, pandit, daysBetween(pandit.from, tomorrow), 400);
  const accepted = { bookingId: _id, bookingStatus: 'confirmedbypandit' as const };
  await call('POST /booking/update-booking-status', { body: accepted }, pandit.token);
  await call('POST /booking/:id/withdraw', { params: { id: _id }, body: { reason: 'A fever' } }, pandit.token);
});

test('a family whose pandit has withdrawn stands on the board, with why and whom to call', async () => {
  const page = await atDesk(phoneScreen);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Open the board' }).click();
  await page.getByRole('heading', { name: 'Need a hand now' }).waitFor();
  const card = page.getByRole('article').filter({ hasText: family.name });
  await unfold(page, pandit.name);
  await card.getByText('The pandit does not come, and the family has nobody.').waitFor();
  await card.getByText('Said: “A fever”').waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await picture(page, 'board');
  const toCall = card.getByRole('link', { name: `Call family ${family.name}` });
  expect(await toCall.getAttribute('href')).toBe(`tel:+91${family.phone}`);
  await toCall.click();
  // the next of the office sees that somebody has called
  await card.getByText(/^Called the family /).waitFor();
  await card.getByText('More', { exact: true }).click();
  await card.getByText('Note a call').click();
  await card.getByLabel('Outcome').selectOption('No answer');
  await card.getByLabel('Note (the office reads it)').fill('Rang twice');
  await card.getByRole('button', { name: 'Note it' }).click();
  await card.getByText('No answer · “Rang twice”').waitFor();
  // the form is closed and empty, and the keyboard on what opened it
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Note a call');
  expect(await card.getByRole('button', { name: 'Note it' }).isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await card.getByLabel('Note (the office reads it)').inputValue()).toBe('');
  await card.getByRole('link', { name: 'Find another' }).waitFor();
  const tomorrow = page.getByRole('navigation', { name: 'Which pujas' }).getByRole('link', { name: 'Tomorrow' });
  await tomorrow.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).not.toBeNull();
});

test('one search leads to the person, with their bookings and what they were told', async () => {
  const page = await atDesk(desk);
  await page.goto('/admin/board');
  await settled(page);
  await page.keyboard.press('/');
  await page.keyboard.type(spoken(family.phone));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/people/${family.id}`);
  const bookings = page.getByRole('region', { name: 'Bookings (1)' });
  await bookings.getByRole('link', { name: pandit.ritual }).waitFor();
  await page.getByRole('region', { name: 'What we told them' }).getByText('withdrew from').waitFor();
  await page.getByRole('region', { name: 'Money' }).getByText('₹400').first().waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await picture(page, 'person');
  await bookings.getByRole('link', { name: `with ${pandit.name}` }).click();
  await page.getByRole('link', { name: 'Decide about the registration' }).waitFor();
});

test('the same without script: a call is noted, a search finds, and what is nobody’s is said', async () => {
  const office = await reader({ phone: demo.admin, password: demo.password });
  const board = await office.open('/admin/board');
  expect(board.text).toContain(family.name);
  expect((await board.press('Note: called the family')).text).toContain('The call is noted.');
  const found = await office.open(`/admin/find?q=${family.phone}`);
  expect(found.address).toBe(`/admin/people/${family.id}`);
  expect((await office.open('/admin/find?q=nobodyatall')).text).toContain('Nothing found for “nobodyatall”.');
});
