import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { inRupees, paise } from '#domain/money.ts';
import { addDays } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { faultsInEveryLook, faultsOf, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { serverBreaks } from '../faults.ts';
import { sendsOnce, unfold } from '../forms.ts';
import { today } from '../free-days.ts';
import { newBooking, newFamily, newPandit, newPriest, review, windowOf, type Person } from '../made.ts';
import { demo } from '../people.ts';
import { reader } from '../plain.ts';

/** A pandit's day at a glance, one booking's own page, the frame around them, and whom an acharya looks after. */

const patient = { timeout: 60_000 };

let family: Person;
beforeAll(async () => {
  family = await newFamily();
});

const accept = (token: string, bookingId: string) => {
  const body = { bookingId, bookingStatus: 'confirmedbypandit' as const };
  return call('POST /booking/update-booking-status', { body }, token);
};
const under = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test('a puja of yesterday that was not finished does not stand under Today', async () => {
  const pandit = await newPandit();
  const day = today();
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit.token);
  const { _id } = await newBooking(family, { ...pandit, from: day }, 0);
  await accept(pandit.token, _id);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.clock.install();
  await page.goto('/pandit/dashboard');
  await under(page, 'Today').getByRole('article').waitFor();
  await page.clock.fastForward(Date.parse(`${addDays(day, 1)}T08:00:00+05:30`) - Date.now());
  const before = under(page, 'Not finished yet').getByRole('article');
  await before.getByText('Late: it has not begun by the family’s code.').waitFor();
  await before.getByRole('link', { name: 'Nobody came' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Today', exact: true }).count()).toBe(0);
  expect(await page.getByText('To receive today').count()).toBe(0);
});

test('the day: what to answer is answered right there, today’s puja is marked as held, and what is missing leads on', async () => {
  const pandit = await newPandit();
  const day = today();
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit.token);
  const held = await newBooking(family, { ...pandit, from: day }, 0);
  await accept(pandit.token, held._id);
  const next = await newBooking(family, pandit, 0);
  await accept(pandit.token, next._id);
  const asked = await newBooking(family, pandit, 1);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto('/pandit/dashboard');

  const now = under(page, 'Today').getByRole('article');
  await now.getByText('Any time of the day').waitFor();
  expect(await now.getByRole('link', { name: `Call ${spoken(family.phone)}` }).getAttribute('href')).toBe(
    `tel:+91${family.phone}`,
  );
  expect(await now.getByRole('link', { name: 'Map: Nayapalli' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Nayapalli%2C%20Odisha',
  );
  expect(await under(page, 'Next pujas').getByRole('article').count()).toBe(1);

  const request = under(page, '1 request to answer').getByRole('article');
  await request.getByText(/^Answer by (\w{3}|tomorrow) \d+(:\d\d)? [ap]m$/).waitFor();
  await sendsOnce(page, '/booking/update-booking-status', request.getByRole('button', { name: 'Accept' }), async () => {
    await request.getByRole('button', { name: 'Accept now' }).click();
    await page.getByRole('heading', { name: 'No request to answer' }).waitFor();
  });
  await expect.poll(() => under(page, 'Next pujas').getByRole('article').count(), patient).toBe(2);

  await now.getByText('To receive after the puja').waitFor();
  expect(await now.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(
    `/pandit/bookings/${held._id}#messages`,
  );
  await now.getByText('Things', { exact: true }).click();
  await now.getByText('Things for the puja').waitFor();
  await expect.poll(() => now.getByRole('listitem').count(), patient).toBeGreaterThan(2);
  // of any hour, and not begun by the code: it is asked about in the evening
  await page.clock.setFixedTime(`${day}T21:30:00+05:30`);
  await now.getByText('Late: it has not begun by the family’s code.').waitFor();
  await now.getByRole('button', { name: 'Mark as completed' }).click();
  // a press without a choice says so, and nothing else
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click();
  const said = page.getByRole('dialog').getByRole('alert');
  await expect.poll(() => said.allTextContents(), patient).toEqual(['Please choose one of the two.']);
  await page.getByRole('dialog').getByLabel('We forgot it').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Today' }).count(), patient).toBe(0);
  const after = await Promise.all(
    [held, asked].map(({ _id: id }) => call('GET /booking/:id', { params: { id } }, pandit.token)),
  );
  expect(after.map(({ bookingStatus }) => bookingStatus)).toEqual(['completed', 'confirmedbypandit']);

  await under(page, 'This month').getByText('Nothing earned this month yet.').waitFor();
  const missing = under(page, 'Still missing').getByRole('link');
  expect(await missing.allTextContents()).toEqual(['Add your photo', 'Say which languages you speak']);
  await missing.first().click();
  await page.waitForURL('**/pandit/profile');
});

test('without its bookings there is no day; what stands around them may be missing and is tried again', async () => {
  const pandit = await newPandit();
  const { page } = await windowOf(pandit, phoneScreen);
  const mends = [await serverBreaks('GET /payment/earnings'), await serverBreaks('GET /user/get-user/:userId')];
  const mendBookings = await serverBreaks('POST /booking/get-bookings-by-user');
  await page.goto('/pandit/dashboard');
  await page.getByRole('heading', { name: 'Failed to fetch bookings' }).waitFor();
  await mendBookings();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'No request to answer' }).waitFor();
  for (const failed of ['Your earnings could not be loaded', 'Your profile could not be loaded'])
    await page.getByRole('heading', { name: failed }).waitFor();
  for (const mend of mends) await mend();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect.poll(() => under(page, 'Still missing').getByRole('link').count(), patient).toBe(2);
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
});

test('whoever is not approved yet sees where he stands', async () => {
  const { page } = await windowOf(await newPriest(), phoneScreen);
  await page.goto('/pandit/dashboard');
  await page.getByText('Pending with Admin').waitFor();
  expect(await under(page, 'Still missing').getByRole('link').allTextContents()).toEqual([
    'Add your rituals and prices',
    'Say in which district you live',
    'Add your photo',
    'Say which languages you speak',
  ]);
});

test('a booking’s own page: its story, its money, the phone once it is agreed, and the day for one’s calendar', async () => {
  const pandit = await newPandit();
  const booking = await newBooking(family, pandit, 0);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto('/pandit/bookings');
  await page.getByRole('article').getByRole('link', { name: pandit.ritual }).click();
  await page.waitForURL(`**/pandit/bookings/${booking._id}`);
  await page.getByText('The phone number is shown once the booking is confirmed.').waitFor();
  expect(await page.getByRole('link', { name: /^Call/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Accept now' }).click();
  await page.getByRole('link', { name: `Call ${spoken(family.phone)}` }).waitFor();
  const story = page.getByRole('listitem').filter({ has: page.locator('time') });
  await unfold(page, 'One earlier step');
  await expect
    .poll(async () => (await story.allInnerTexts()).map((entry) => entry.split('\n')[0]), patient)
    .toEqual(['You accepted', `${family.name} asked you for this puja`]);
  // nothing is asked in advance: the price stands once, with what it is
  await page.getByText('From the family after the puja').waitFor();
  expect(await page.getByText(inRupees(paise(booking.price))).count()).toBe(1);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toContain('BEGIN:VEVENT');
});

test('a page of somebody else’s booking, or of none, leads back; one that did not load is tried again', async () => {
  const [mine, other] = [await newPandit(), await newPandit()];
  const [booking, theirs] = [await newBooking(family, mine, 0), await newBooking(family, other, 0)];
  const { page } = await windowOf(mine, desk);
  const nonsense = await (await reader(mine)).open('/pandit/bookings/nonsense');
  expect(nonsense.document.querySelector('main h1, main h2')?.text).toBe('There is no such booking');
  await page.goto(`/pandit/bookings/${theirs._id}`);
  await page.getByRole('heading', { name: 'There is no such booking' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click();
  await page.waitForURL('**/pandit/bookings');
  const mend = await serverBreaks('GET /booking/:id');
  await page.goto(`/pandit/bookings/${booking._id}`);
  await page.getByRole('heading', { name: 'This booking could not be loaded' }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: mine.ritual }).waitFor();
});

test('an acharya sees whom he evaluates and trains; a pandit is led to his dashboard', async () => {
  const acharya = await newPriest('Ach. Kedarnath Panda', 'acharya');
  await review(acharya.id, 'approved');
  const { page } = await windowOf(acharya, desk);
  await page.goto('/pandit/assigned');
  await page.getByRole('main').getByRole('heading', { name: 'Nobody is assigned to you' }).waitFor();
  const assigned = await newPriest();
  const end = addDays(today(), 5);
  await review(assigned.id, 'training_required', { acharyaId: acharya.id, trainingPeriod: end, comment: 'See Puri.' });
  await page.goto('/pandit/dashboard');
  await page.getByRole('heading', { name: '1 pandit is assigned to you' }).waitFor();
  await page.getByRole('navigation', { name: 'Pandit area' }).getByRole('link', { name: 'Assigned to you' }).click();
  const text = (await page.getByRole('article').innerText()).replaceAll(/\s+/g, ' ');
  const phone = assigned.phone.replace(/^.{5}/, '$& ');
  for (const part of [assigned.name, 'Training', '(in 5 days)', 'Has not answered', 'See Puri.', phone])
    expect(text).toContain(part);

  const { page: stranger } = await windowOf(assigned, desk);
  await stranger.goto('/pandit/assigned');
  await stranger.waitForURL('**/pandit/dashboard');
  expect(await stranger.getByRole('link', { name: 'Assigned to you' }).count()).toBe(0);
});

test('the frame: five places beside the screen or at the thumb, Home and Logout under the name', async () => {
  const { page } = await windowOf({ phone: demo.pandit, password: demo.password }, phoneScreen);
  await page.goto('/pandit');
  await page.waitForURL('**/pandit/dashboard');
  const places = page.getByRole('navigation', { name: 'Pandit area' }).getByRole('link');
  const menu = page.getByRole('banner').locator('details');
  for (const screen of [desk, phoneScreen]) {
    await page.setViewportSize(screen);
    expect(await places.allTextContents()).toEqual(['Dashboard', 'Bookings', 'Availability', 'Earnings', 'Profile']);
    for (const box of await Promise.all((await places.all()).map((place) => place.boundingBox())))
      expect(box?.height).toBeGreaterThanOrEqual(44);
    await menu.locator('summary').click();
    for (const role of ['link', 'button'] as const)
      await menu.getByRole(role, { name: role === 'link' ? 'Home' : 'Logout' }).waitFor();
    await menu.locator('summary').click();
  }
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/pandit/nowhere');
  await page.waitForURL('**/pandit/dashboard');
  await page.setViewportSize(desk);
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});

test('signing in leads to the services, with one’s own work on top of them', async () => {
  const pandit = await newPandit();
  const day = addDays(today(), 1);
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit.token);
  const tomorrow = await newBooking(family, { ...pandit, from: day }, 0);
  await accept(pandit.token, tomorrow._id);
  await newBooking(family, pandit, 1);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto('/services');
  const work = page.getByRole('region', { name: 'Your day' });
  await work.getByRole('link', { name: '1 request to answer' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await work.getByRole('link', { name: /^Tomorrow, Any time of the day/ }).tap();
  await page.waitForURL(`**/pandit/bookings/${tomorrow._id}`);
  await page.goto('/pandit/dashboard');
  await under(page, 'Tomorrow').getByRole('article').waitFor();
  expect(await under(page, 'Next pujas').getByRole('article').count()).toBe(0);
});

test('in both themes nothing sticks out and axe finds nothing to complain of', async () => {
  const home = '/pandit/dashboard';
  // and as the pandit of the demo has it in screens.e2e.ts
  const seen = { [demo.acharya]: [home, '/pandit/assigned'], [demo.pending]: [home] };
  for (const [who, paths] of Object.entries(seen)) {
    const { page } = await windowOf({ phone: who, password: demo.password }, phoneScreen);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      expect(await faultsInEveryLook(page, undefined, 'main'), `${path} ${who}`).toEqual([]);
    }
  }
});
