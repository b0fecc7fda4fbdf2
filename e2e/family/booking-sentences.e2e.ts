import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { breaks } from '../answers.ts';
import { call, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf, type Offering } from '../made.ts';
import { serverBreaks } from '../faults.ts';
import { typeNoDay, wrongOf } from '../forms.ts';
import { PASSWORD } from '../people.ts';

/** What a family reads when searching, asking and paying goes wrong (specification, public, section 8). */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();
const card = (page: Page, ritual: string) => page.getByRole('article').filter({ hasText: ritual });

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
});

/** Where he alone is found on one of his days; `nth` counts from the first. */
const searched = (nth: number): string => {
  const date = new Date(Date.parse(pandit.from) + nth * 86_400_000).toISOString().slice(0, 10);
  return `/find-pandit?${new URLSearchParams({ ritual: pandit.ritualId, date, pandit: pandit.id })}`;
};

/** A day on which he declared nothing. */
const longAfter = new Date(Date.now() + 500 * 86_400_000).toISOString().slice(0, 10);

async function openBooking(page: Page, nth: number): Promise<void> {
  await page.goto(searched(nth));
  await press(page, `Book Now: ${pandit.name}`);
  await page.getByRole('dialog', { name: 'Booking Information' }).waitFor();
}

describe('searching', () => {
  test('needs a ritual and a day that is still to come', async () => {
    const { page } = await visitor(phoneScreen);
    await page.goto('/find-pandit');
    const top = async () => (await page.getByRole('button', { name: 'Search Pandits' }).boundingBox())?.y ?? 0;
    const before = await top();
    await press(page, 'Search Pandits');
    await says(page, 'Please select both Ritual and Date to search.');
    const scrolled = await page.evaluate(() => scrollY);
    expect((await top()) + scrolled).toBeCloseTo(before, 0);
    await page.getByLabel('Ritual').selectOption({ label: pandit.ritual });
    await press(page, 'Search Pandits');
    await says(page, 'Please select both Ritual and Date to search.');
    const date = page.getByLabel('Date');
    await typeNoDay(date);
    await press(page, 'Search Pandits');
    await expect.poll(() => wrongOf(date)).toBe('This date does not exist.');
    expect(new URL(page.url()).search).toBe('');
    for (const [typed, sentence] of [
      ['2020-02-02', 'Please choose today or a later day.'],
      ['20000-01-01', 'This date does not exist.'],
    ] as const) {
      await date.fill(typed);
      await press(page, 'Search Pandits');
      await expect.poll(() => wrongOf(date)).toBe(sentence);
    }
    await page.goto(`/find-pandit?ritual=${pandit.ritualId}&date=2020-01-01`);
    await says(page, 'Please choose today or a later day.');
    expect(await page.getByLabel('Date').getAttribute('min')).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('that fails clears what was found before, and can be tried again', async () => {
    const { page } = await visitor(desk);
    await page.goto(searched(0));
    await card(page, pandit.name).getByText('Available').waitFor();
    const mend = await breaks(page, '**/find-pandit.data*');
    // beside its results a filter acts at once
    await page.getByLabel('District').selectOption('Puri');
    await says(page, 'Failed to search pandits.');
    expect(await card(page, pandit.name).count()).toBe(0);
    // the form stays, with what was asked
    expect(await page.getByLabel('District').inputValue()).toBe('Puri');
    await mend();
    await press(page, 'Retry');
    await card(page, pandit.name).waitFor();
  });

  test('that finds nobody says so', async () => {
    const { page } = await visitor(desk);
    await page.goto(`${searched(0)}&price=100`);
    await says(page, 'No Pandits Available');
    await page.goto(`/find-pandit?ritual=${pandit.ritualId}&date=${longAfter}&pandit=${pandit.id}`);
    await says(page, `${pandit.name} is not free on this day.`);
    await page.goto('/services');
    await page.getByLabel('Search rituals').fill('no such puja');
    await says(page, 'No services found');
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
  });

  test('waits ten seconds for its answer, not longer', async () => {
    const { page } = await visitor(desk);
    // before the page: a clock put into a page that is there shows it 1970 for a moment
    await page.clock.install({ time: new Date() });
    await page.goto(searched(0));
    // never answered
    await page.route('**/find-pandit.data*', () => undefined);
    const asked = page.waitForRequest('**/find-pandit.data*');
    await page.getByLabel('District').selectOption('Puri');
    await asked;
    // the page's clock runs on as well, so not to the very end
    await page.clock.runFor(8_000);
    expect(await page.getByText('Failed to search pandits.').count()).toBe(0);
    await page.clock.runFor(2_000);
    await says(page, 'Failed to search pandits.');
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1);
  });
});

describe('asking', () => {
  test('once the sign-in is over leads to a new one, and back to what was typed', async () => {
    const family = await newFamily();
    const { page, context } = await windowOf(family, phoneScreen, { own: true });
    await openBooking(page, 1);
    await page.getByLabel('Place Of Puja').fill('Plot 7, Saheed Nagar');
    await context.clearCookies();
    await press(page, 'Submit');
    await says(page, 'Please log in to continue.');
    await page.waitForURL('**/login?next=*');
    await page.getByLabel('Phone number').fill(family.phone);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await press(page, 'Sign In');
    await page.getByRole('dialog', { name: 'Booking Information' }).waitFor();
    expect(await page.getByLabel('Place Of Puja').inputValue()).toBe('Plot 7, Saheed Nagar');
    await press(page, 'Submit');
    await says(page, 'Booking request sent successfully to Pandit. Please wait for a reply.');
  });

  test('says where the puja is, what the server says, and that a request failed', async () => {
    const family = await newFamily();
    await newBooking(family, pandit, 2);
    const { page } = await windowOf(family, desk);
    await openBooking(page, 2);
    await page.getByLabel('Place Of Puja').fill('   ');
    await press(page, 'Submit');
    await says(page, 'Please enter the place of Puja.');
    await page.getByLabel('Place Of Puja').fill('Nayapalli');
    const mend = await serverBreaks('POST /booking/book-pandit');
    await press(page, 'Submit');
    await says(page, 'Failed to send booking request.');
    await mend();
    await press(page, 'Submit');
    await says(page, 'You have already asked this pandit for this puja on this day.');
    const { count } = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
    expect(count).toBe(1);
  });
});

describe('the list of bookings', () => {
  test('says when it could not be fetched, when there is nothing in it, and how many there are', async () => {
    const family = await newFamily();
    const { page } = await windowOf(family, phoneScreen);
    const mend = await serverBreaks('POST /booking/get-bookings-by-user');
    await page.goto('/my-bookings');
    await says(page, 'Failed to fetch bookings');
    await mend();
    await press(page, 'Retry');
    await says(page, 'No Bookings Found');
    for (const nth of [3, 4]) await newBooking(family, pandit, nth);
    await page.reload();
    await says(page, '2 bookings loaded successfully');
    expect(await page.getByRole('article').count()).toBe(2);
  });

  test('says whether a booking was ended', async () => {
    const family = await newFamily();
    await newBooking(family, await newPandit(), 0, 500);
    const { page } = await windowOf(family, desk);
    await page.goto('/my-bookings');
    await press(page, 'Decline');
    const mend = await serverBreaks('POST /booking/update-booking-status');
    await press(page, 'Yes, decline');
    await says(page, 'Failed to update booking!');
    await mend();
    // opened again, the question says nothing of the press before
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press(page, 'Decline');
    await page.getByRole('button', { name: 'Yes, decline' }).waitFor();
    expect(await page.getByText('Failed to update booking!').count()).toBe(0);
    await press(page, 'Yes, decline');
    await says(page, 'Payment declined');
    await page.getByText('Cancelled by You', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Pay|Decline|Cancel/ }).count()).toBe(0);
  });
});
