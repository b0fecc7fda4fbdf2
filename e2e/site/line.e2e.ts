import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { breaks, cuts } from '../answers.ts';
import { atDesk } from '../at-office.ts';
import { faultsOf, settled } from '../axe.ts';
import { call, desk, phone, visitor } from '../browser.ts';
import { serverAnswers, serverWaits } from '../faults.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPandit, nextDay, searchFor, windowOf } from '../made.ts';

/** A page that takes its time, and one that never comes: what the screen before it says and keeps. */

const OFFLINE = 'No response from server. Please check your internet connection.';
const UNREACHABLE = 'Error: Failed to connect to server';
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const alert = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });
const link = (page: Page, name: string) => page.getByRole('link', { name }).and(page.locator(':visible')).first();

describe('a page that takes its time', () => {
  test.each([
    ['User Registrations', 'User Registrations', 'POST /user/get-users', 'Loading users...'],
    ['Pandit Registrations', 'Pandit Registrations', 'POST /user/get-users', 'Loading pandits and acharyas...'],
    ['Rituals', 'Rituals Management', 'GET /rituals/admin/list', 'Loading rituals...'],
  ] as const)('of the office, by its side: %s', async (place, name, asked, sentence) => {
    const page = await atDesk();
    await page.goto('/admin/security');
    const mend = await serverWaits(asked);
    await link(page, place).click();
    await bar(page).waitFor();
    await page.getByRole('status').filter({ hasText: sentence }).waitFor();
    expect(await page.getByRole('heading', { level: 1, name }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await mend();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect([await bar(page).count(), await page.getByText(sentence).count()]).toEqual([0, 0]);
  });

  test('of a pandit, by the bar at the thumb', async () => {
    const { page } = await windowOf(await newPandit(), phone);
    await page.goto('/pandit/profile');
    const mend = await serverWaits('POST /booking/get-bookings-by-user');
    await link(page, 'Bookings').tap();
    await bar(page).waitFor();
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor();
    await mend();
    await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
    expect(await bar(page).count()).toBe(0);
  });
});

describe('without a line the screen stays, with what was typed', () => {
  test('of the office: its list, a search, and the way to a screen that was never open', async () => {
    const page = await atDesk();
    await page.goto('/admin/pandits');
    await settled(page);
    await page.context().setOffline(true);
    await link(page, 'Rituals').click();
    await alert(page, UNREACHABLE).waitFor();
    expect(await page.getByRole('cell').count()).toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);
    // who writes has changed their mind
    const search = page.getByRole('searchbox', { name: 'Search pandits' });
    await search.fill('nobody is called that');
    await expect.poll(() => alert(page, UNREACHABLE).count()).toBe(1);
    await page.getByRole('button', { name: 'Retry' }).click();
    await alert(page, UNREACHABLE).waitFor();
    expect(await search.inputValue()).toBe('nobody is called that');
    expect(await page.getByRole('cell').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.getByText('No results found').waitFor();
    await expect.poll(() => alert(page, UNREACHABLE).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin/pandits');
    // the script of the other screen did not come either, and does now
    await link(page, 'Rituals').click();
    await page.getByRole('heading', { level: 1, name: 'Rituals Management' }).waitFor();
  });

  test('where the server cannot be reached, Retry takes the same way', async () => {
    const page = await atDesk();
    await page.goto('/admin/pandits?page=2');
    const mend = await cuts(page, '**/admin/users.data*');
    await link(page, 'User Registrations').click();
    await alert(page, UNREACHABLE).waitFor();
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/^Showing 1 to 5 of/).waitFor();
    await page.goBack();
    await page.getByText(/^Showing 21 to/).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
  });

  test('a slow page is not asked for from the beginning while the office asks what waits', async () => {
    const page = await atDesk();
    await page.clock.install();
    await page.goto('/admin/pandits');
    let asked = 0;
    const slow = Promise.withResolvers<void>();
    await page.route('**/admin/users.data*', async (route) => {
      asked += 1;
      await slow.promise;
      return route.continue();
    });
    await link(page, 'User Registrations').click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await bar(page).waitFor();
    const before = asked;
    const told = page.waitForResponse('**/api/admin/waiting');
    await page.clock.runFor(15_000);
    await (await told).finished();
    // what was asked for because of that has been asked for before this
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked).toBe(before);
    slow.resolve();
    await page.getByText(/^Showing 1 to 5 of/).waitFor();
  });

  test.each([
    ['family', '/my-bookings', 'pandit', 'confirmedbypandit', 'Confirmed by Pandit'],
    ['pandit', '/pandit/bookings', 'family', 'cancelled', 'Cancelled by customer'],
  ] as const)('nor while a %s hears of a booking', async (who, list, other, bookingStatus, badge) => {
    const people = { pandit: await newPandit(), family: await newFamily() };
    const { _id } = await newBooking(people.family, people.pandit, nextDay(people.pandit));
    const { page, context } = await windowOf(people[who], desk);
    const beside = await context.newPage();
    for (const one of [page, beside]) {
      await one.goto(`${list}/${_id}`);
      await settled(one);
    }
    let asked = 0;
    const slow = Promise.withResolvers<void>();
    await page.route(`**${list}.data*`, async (route) => {
      asked += 1;
      await slow.promise;
      return route.continue();
    });
    await page.getByRole('main').locator(`a[href="${list}"]`).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await bar(page).waitFor();
    const before = asked;
    await call('POST /booking/update-booking-status', { body: { bookingId: _id, bookingStatus } }, people[other].token);
    await beside.getByText(badge, { exact: true }).first().waitFor();
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked).toBe(before);
    slow.resolve();
    await page.waitForURL(`**${list}`);
  });

  test('of Find a Pandit: the twenty that are there, and more once there is a line', async () => {
    const pandit = await newPandit();
    const search = new URLSearchParams(searchFor(pandit).split('?')[1]);
    const body = { ritualId: pandit.ritualId, date: search.get('date') ?? '', panditId: pandit.id };
    const { results } = await call('POST /availability/filter-availability', { body });
    const [found] = results;
    if (!found) throw new Error('He is not free.');
    const twenty = Array.from({ length: 20 }, () => ({ ...found, _id: crypto.randomUUID() }));
    await serverAnswers('POST /availability/filter-availability', { results: twenty, nextCursor: 'more', instead: [] });
    const { page, context } = await visitor(phone);
    await page.goto(searchFor(pandit));
    const cards = page.getByRole('button', { name: `Book Now: ${pandit.name}` });
    await expect.poll(() => cards.count()).toBe(20);
    await context.setOffline(true);
    await link(page, 'Show more').tap();
    await alert(page, OFFLINE).waitFor();
    expect(await cards.count()).toBe(20);
    await context.setOffline(false);
    await expect.poll(() => cards.count()).toBe(40);
    expect(await alert(page, OFFLINE).count()).toBe(0);
    // a fault of the server takes them away as little
    const mend = await breaks(page, '**/find-pandit.data*');
    await link(page, 'Show more').tap();
    await alert(page, 'Failed to search pandits.').waitFor();
    expect(await cards.count()).toBe(40);
    await mend();
    await link(page, 'Show more').tap();
    await expect.poll(() => cards.count()).toBe(60);
    expect(await page.getByText('Failed to search pandits.').count()).toBe(0);
  });

  test('of the messages of a booking: what is being written, also where another page was wanted', async () => {
    const [pandit, family] = [await newPandit(), await newFamily()];
    const { _id } = await newBooking(family, pandit, nextDay(pandit));
    const { page, context } = await windowOf(family, desk);
    await page.goto(`/my-bookings/${_id}`);
    const text = page.getByRole('textbox', { name: `Message to ${pandit.name}` });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await unfold(page, 'Write a message');
    await text.fill('Shall we bring flowers?');
    await context.setOffline(true);
    await send.click();
    await page.locator('form').getByRole('alert').getByText(OFFLINE).waitFor();
    expect(await text.inputValue()).toBe('Shall we bring flowers?');
    await link(page, 'My Bookings').click();
    await alert(page, OFFLINE).getByRole('button', { name: 'Retry' }).waitFor();
    await text.pressSequentially(' Or lamps?');
    await page.getByRole('button', { name: 'Retry' }).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await send.click();
    await page.getByRole('log').getByText('Shall we bring flowers? Or lamps?').waitFor();
    expect([await text.inputValue(), new URL(page.url()).pathname]).toEqual(['', `/my-bookings/${_id}`]);
    expect(new URL(page.url()).hash).toBe('');
  });
});
