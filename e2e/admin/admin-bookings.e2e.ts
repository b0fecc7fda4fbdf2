import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { bookingStatuses } from '#domain/booking.ts';
import { addDays } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { atDesk, dialog } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call } from '../browser.ts';
import { serverAnswers, serverRefuses } from '../faults.ts';
import { newBooking, newFamily, newPandit, type Offering, type Person } from '../made.ts';
import { demo, newName, tokenOf } from '../people.ts';

/** Bookings Management, line by line (specification, admin and pandit, sections 2, 3, 4 and 8). */

let pandit: Offering;
let family: Person;
let booking: Booking;
beforeAll(async () => {
  [pandit, family] = [await newPandit(), await newFamily(newName('Basanti'))];
  const wish = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate: addDays(pandit.from, 2) };
  const body = { ...wish, startTime: '09:30', userAddress: 'Plot 7, Nayapalli', additionalNotesByUser: 'Seven of us' };
  const { _id } = await call('POST /booking/book-pandit', { body }, family.token);
  booking = await call(
    'POST /booking/update-booking-status',
    {
      body: {
        bookingId: _id,
        bookingStatus: 'advancepaymentrequested',
        advanceAmountToBePaid: 501,
        additionalNotesbyPandit: 'Please have flowers ready',
      },
    },
    pandit.token,
  );
  await newBooking(family, pandit, 4);
});

const placeholder = 'Search by user, pandit, phone, ritual, place, date or booking ID...';
const shortId = () => booking._id.slice(-8).toUpperCase();
const list = 'GET /booking/admin/list';
const open = async (address = '/admin/bookings'): Promise<Page> => {
  const page = await atDesk();
  await page.goto(address);
  await settled(page);
  return page;
};

test('four cards over a table that is searched by name, phone and the end of the ID', async () => {
  const token = await tokenOf(demo.admin, demo.password);
  const { total, ...counts } = await call('GET /booking/admin/list', { query: {} }, token);
  const page = await open();
  await page.getByRole('heading', { name: 'Bookings Management', level: 1 }).waitFor();
  const cards = page.locator('dl[aria-label="Bookings in figures"] > div');
  await expect
    .poll(async () => (await cards.allInnerTexts()).map((text) => text.split('\n')))
    .toEqual([
      ['Total Bookings', total.toLocaleString('en-IN')],
      ['Confirmed', counts.confirmedbypandit.toLocaleString('en-IN')],
      ['Pending', counts.pendingwithpandit.toLocaleString('en-IN')],
      ['Advance Paid', counts.advancepaymentdone.toLocaleString('en-IN')],
    ]);
  const columns = ['Booking ID', 'User', 'Ritual', 'Pandit', 'Puja on', 'Status', 'Action'];
  expect((await page.getByRole('columnheader').allInnerTexts()).toSorted()).toEqual(columns.toSorted());

  for (const [search, found] of [
    [family.name, 2],
    [family.phone, 2],
    [shortId(), 1],
  ] as const) {
    await page.getByPlaceholder(placeholder).fill(search);
    await page.getByText(`Showing 1 to ${found} of ${found} entries (filtered from ${total} total entries)`).waitFor();
  }
  const row = page.getByRole('row').filter({ hasText: shortId() });
  for (const text of [
    family.name,
    spoken(family.phone),
    pandit.name,
    pandit.ritual,
    'Payment Requested|Advance requested',
  ])
    await row.getByText(new RegExp(text)).first().waitFor();
  await page.getByPlaceholder(placeholder).fill('nobody of this name');
  await page.getByText('No results found').waitFor();
});

test('the details have every field of the booking, and their address can be shared', async () => {
  const page = await open(`/admin/bookings?booking=${booking._id}`);
  const box = dialog(page);
  await box.getByText(`ID: #${shortId()}`).waitFor();
  await box
    .getByText(/9:30 am/)
    .first()
    .waitFor();
  await box.getByText('No money has moved for this booking.').waitFor();
  const parts = await box
    .locator('section')
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.querySelector('h3')?.textContent ?? '',
        Object.fromEntries(
          [...section.querySelectorAll('dt')].map((term) => [
            term.textContent,
            term.nextElementSibling instanceof HTMLElement ? term.nextElementSibling.innerText : '',
          ]),
        ),
      ]),
    );
  expect(Object.fromEntries(parts)).toMatchObject({
    'Booking Information': {
      Place: 'Plot 7, Nayapalli',
      'Requested On': expect.stringMatching(/\d{4}$/),
    },
    'User Information': {
      Name: expect.stringContaining(family.name),
      Phone: spoken(family.phone),
      Email: 'family@example.in',
    },
    'Pandit Information': { Name: expect.stringContaining(pandit.name), Phone: spoken(pandit.phone), Email: 'N/A' },
    'Payment Information': { 'Advance Payment': '₹501', 'Paid On': 'Not paid' },
    Notes: { 'Notes by the user': 'Seven of us', 'Notes by the pandit': 'Please have flowers ready' },
    'System Information': { 'Booking ID': booking._id },
  });
  await box.getByText(`${family.name} asked for the puja`).waitFor();
  await box.getByText(`${pandit.name} asked for an advance of ₹501`).waitFor();
});

test('of a puja ahead that waits for its pandit the others are named, and nothing is said of its hour', async () => {
  const asked = await newBooking(family, pandit, 6);
  const box = dialog(await open(`/admin/bookings?booking=${asked._id}`));
  const others = box.getByRole('region', { name: 'Another pandit' });
  await others.getByText('The pandit has not answered yet. These pandits are free at').waitFor();
  expect(await others.getByText('The hour of this puja has come').count()).toBe(0);
});

test('every status has its words and its colour', async () => {
  const page = await atDesk();
  await serverAnswers(list, {
    bookings: bookingStatuses.map((bookingStatus, nth) => ({
      ...booking,
      _id: `${nth}${booking._id.slice(1)}`,
      bookingStatus,
    })),
    total: bookingStatuses.length,
    filtered: bookingStatuses.length,
    more: false,
    confirmedbypandit: 1,
    pendingwithpandit: 1,
    advancepaymentdone: 1,
  });
  await page.goto('/admin/bookings');
  await settled(page);
  const badges = page.getByRole('cell').locator('.rounded-full.text-1');
  expect((await badges.allInnerTexts()).join(', ')).toBe(
    'Pending with Pandit, Advance requested, Advance paid, Confirmed, Completed, ' +
      'Rejected, Cancelled by customer, Expired',
  );
  const colours = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).backgroundColor));
  const [pending, requested, paid, confirmed, completed, rejected, ...over] = colours;
  expect(new Set([pending, paid, confirmed, rejected, ...over]).size).toBe(5);
  expect([requested, completed]).toEqual([pending, confirmed]);
});

test('what cannot be fetched is said on the page, in these words, and Retry helps', async () => {
  const page = await atDesk();
  const mend = await serverRefuses(list, 'unexpected', 'The books are closed.');
  await page.goto('/admin/bookings');
  await page.getByText('Error fetching bookings: The books are closed.', { exact: true }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Success: Bookings fetched successfully.').first().waitFor();
  expect(await page.getByRole('link', { name: /^View Details/ }).count()).toBeGreaterThan(0);

  await page.goto('/admin/bookings?booking=nonsense');
  await page.getByText('Error: Invalid booking data. Cannot open details.').first().waitFor();
  await page.goto('/admin/bookings?booking=');
  await dialog(page).getByText('No booking details available.').waitFor();
});
