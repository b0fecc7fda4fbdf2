import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '#domain/people/phone.ts';
import type { BookingStatus } from '#domain/booking.ts';
import { faultsOf } from '../axe.ts';
import { call, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { serverAnswers } from '../faults.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPandit, nextDay, windowOf, type Offering } from '../made.ts';
import { reader } from '../plain.ts';

import { newPhone, provePhone, toPassword } from '../people.ts';

/** What the pages of the public and customer area show, as the specification has it (sections 2, 4 and 9). */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const links = (page: Page, within: string): Promise<(string | null)[]> =>
  page.locator(`${within} a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
  const updateData = {
    languagesKnown: ['Odia', 'Sanskrit'],
    isAttachedToTemple: true,
    templeState: 'Odisha',
    templeDistrict: 'Ganjam',
    templeCity: 'Aska',
  };
  await call('POST /user/update-profile', { body: { updateData } }, pandit.token);
});

describe('what visitors read', () => {
  test('Home has the first nine rituals, its calls to action and a footer', async () => {
    const { page } = await visitor(phoneScreen);
    await page.goto('/home');
    const cards = page.getByRole('article');
    expect(await cards.count()).toBe(9);
    for (const card of await cards.all()) {
      expect(await card.locator('img').getAttribute('src')).toMatch(/^data:image\/svg|\.(webp|avif|svg)$/);
      expect(await card.getByRole('heading').textContent()).toBeTruthy();
      expect((await card.locator('p[data-text]').textContent())?.length).toBeGreaterThan(20);
    }
    expect(await page.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/signup');
    expect(await page.getByRole('link', { name: /^Browse Services/ }).count()).toBe(2);
    expect(await links(page, 'main')).toContain('/services');
    const footer = ['/services', '/find-pandit', '/about', '/contact', '/help', '/terms', '/privacy', '/refund-policy'];
    expect(await links(page, 'footer')).toEqual(expect.arrayContaining(footer));
    expect(await page.locator('footer').textContent()).toMatch(/© 20\d\d .+ All rights reserved\./);
  });

  test('Home quotes a review as a family wrote it, with its stars and its pandit', async () => {
    const words = 'Every step was explained, also to the children.';
    const review = { _id: pandit.id, ritualType: 'Ekoisia', at: '2026-11-20T10:42:00Z', verified: true, answer: null };
    await serverAnswers('GET /pandits/:id/reviews', {
      rating: null,
      reviews: [
        { ...review, stars: 2, words: 'Late by an hour, and in a hurry to leave.' },
        { ...review, stars: 5, words },
      ],
      nextCursor: null,
    });
    // strangers are shown a page that is kept
    const { document } = await (await reader(await newFamily())).open('/home');
    const quoted = document.querySelector('figure');
    expect(quoted?.querySelector('blockquote')?.text).toBe(`“${words}”`);
    expect(quoted?.text).toContain('5 of 5 stars');
    expect(quoted?.querySelector('a')?.getAttribute('href')).toMatch(/^\/pandits\/.+#reviews$/);
  });

  test('Services are found by name and by description, and lead to a pandit', async () => {
    const { page } = await visitor(desk);
    await page.goto('/services');
    const cards = page.getByRole('article');
    const all = await cards.count();
    const [name = '', text = ''] = [
      await cards.nth(3).getByRole('heading').textContent(),
      await cards.nth(3).locator('p[data-text]').textContent(),
    ].map((one) => one ?? '');
    for (const words of [name.toUpperCase(), text.slice(0, 40)]) {
      await page.getByLabel('Search rituals').fill(words);
      await expect.poll(() => cards.count()).toBeLessThan(all);
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    await page.getByRole('link', { name: `Book Now: ${name}` }).click();
    await page.waitForURL('**/find-pandit?ritual=*');
  });

  test('About names four values, Contact introduces itself', async () => {
    const { page } = await visitor(phoneScreen);
    await page.goto('/about');
    for (const value of ['Authenticity', 'Quality', 'Accessibility', 'Trust'])
      expect(await page.getByRole('heading', { name: value, exact: true }).count(), value).toBe(1);
    await page.goto('/contact');
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    expect(await page.getByText(/write to us, and a person answers/).count()).toBe(1);
  });

  test.each([
    ['/login', 'Welcome Back', ['/signup', '/pandit-registration']],
    ['/signup', 'Create Account', ['/login', '/pandit-registration']],
    ['/pandit-registration', 'Pandit / Acharya Registration', ['/login', '/signup']],
  ])('%s has its heading, its links, and passwords that can be looked at', async (path, heading, others) => {
    const { document } = await (await reader()).open(path);
    expect(document.querySelector('h1')?.text).toBe(heading);
    const hrefs = document.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(others));
    const count = path === '/login' ? 1 : 2;
    expect(document.querySelectorAll('input[type=password]').length).toBe(count);
    expect(document.querySelectorAll('button[aria-label="Show password"]').length).toBe(count);
  });

  test('each of two passwords is looked at by itself', async () => {
    const { page } = await visitor(desk);
    await page.goto('/signup');
    await provePhone(page, newPhone());
    await page.getByLabel('Full name').fill('Sulochana Das');
    await page.getByLabel('Email').fill('family@example.in');
    await page.getByLabel('Date of birth').fill('1988-04-14');
    await toPassword(page);
    const secrets = page.locator('input[type=password]');
    for (let nth = 0; nth < 2; nth += 1) await page.getByRole('button', { name: 'Show password' }).first().click();
    expect(await secrets.count()).toBe(0);
    await page.getByRole('button', { name: 'Hide password' }).first().click();
    expect(await secrets.count()).toBe(1);
  });
});

describe('finding a pandit', () => {
  test('the price goes from 0 to 3000 and begins at its end', async () => {
    const { page } = await visitor(desk);
    await page.goto('/find-pandit');
    const price = page.getByRole('slider', { name: 'Price up to' });
    expect([await price.getAttribute('min'), await price.getAttribute('max')]).toEqual(['0', '3000']);
    expect(await price.inputValue()).toBe('3000');
    expect(await page.getByText('Any price').count()).toBe(1);
    // a ritual that costs more takes the slider along
    await page.getByLabel('Ritual').selectOption({ label: 'Vivah (Bahaghara)' });
    expect(Number(await price.getAttribute('min'))).toBeGreaterThan(3000);
    expect(await price.inputValue()).toBe(await price.getAttribute('max'));
  });

  test('a ritual is found by a few letters, also of its Odia name, and by keys alone', async () => {
    const { page } = await visitor(phoneScreen);
    await page.goto('/find-pandit');
    await press(page, 'Search rituals');
    const finder = page.getByRole('dialog', { name: 'Search rituals' });
    const box = finder.getByLabel('Name of the ritual');
    await box.fill('no such rite');
    await finder.getByText('No services found').waitFor();
    await page.keyboard.press('Enter');
    await box.fill('ସତ୍ୟନାରାୟଣ');
    await finder.getByText('1 ritual', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await finder.waitFor({ state: 'hidden' });
    const chosen = page.getByRole('form', { name: 'Filters' }).getByLabel('Ritual');
    expect(await chosen.inputValue()).toBe(pandit.ritualId);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a card says who, from where, which languages and what it costs', async () => {
    const { page } = await visitor(phoneScreen);
    await page.goto(`/find-pandit?ritual=${pandit.ritualId}&date=${pandit.from}&pandit=${pandit.id}`);
    const card = page.getByRole('article');
    for (const text of ['Available', pandit.name, '₹1,500', 'Puri', 'Odia, Sanskrit', 'Temple: Aska, Ganjam, Odisha'])
      await card.getByText(text, { exact: false }).first().waitFor();
    // what holds for all of them is said once, above: when they are free
    await page.getByText('Available at any hour').waitFor();
    expect(await card.getByRole('button', { name: `Keep ${pandit.name} in my pandits` }).count()).toBe(1);
    await press(page, `Book Now: ${pandit.name}`);
    const dialog = page.getByRole('dialog', { name: 'Booking Information' });
    for (const field of ['Place Of Puja', 'Additional Notes']) await dialog.getByLabel(field).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('before a search the next good days are a press away, and the last search comes back', async () => {
    const { page } = await visitor(phoneScreen);
    await page.goto('/find-pandit');
    await page.getByRole('region', { name: 'Next good days' }).getByRole('link').first().click();
    await page.waitForURL('**/find-pandit?*window=*');
    const searched = page.url();
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    await page.goto('/find-pandit');
    await page.getByRole('link', { name: /^Your last search: / }).click();
    await page.waitForURL(searched);
    await page.goto('/find-pandit');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('on a desk a press shows whom it chose beside the list, and another leads to them', async () => {
    const [{ page }, other] = [await visitor(desk), await newPandit()];
    await page.goto(`/find-pandit?ritual=${other.ritualId}&date=${other.from}`);
    const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
    const nameOf = async (card: typeof first) => (await card.getByRole('heading').textContent()) ?? '';
    const beside = async (card: typeof first) =>
      page.getByRole('complementary', { name: `Chosen: ${await nameOf(card)}` });
    await (await beside(first)).waitFor();
    await second.getByRole('heading').getByRole('link').click();
    await (await beside(second)).getByRole('link', { name: 'Profile, prices and reviews' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await (await beside(second)).getByRole('button', { name: 'Book Now' }).click();
    await page
      .getByRole('dialog', { name: 'Booking Information' })
      .getByText(await nameOf(second))
      .waitFor();
    await page.keyboard.press('Escape');
    await second.getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/pandits/*');
  });
});

/** Every state: what it is called, and what the family may do in it. */
const states: readonly (readonly [status: string, label: string, buttons: string[]])[] = [
  ['pendingwithpandit', 'Pending with Pandit', ['Cancel booking']],
  ['advancepaymentrequested', 'Payment Requested', ['Pay ₹500', 'Decline']],
  ['advancepaymentdone', 'Waiting for Pandit to Accept', []],
  ['confirmedbypandit', 'Confirmed by Pandit', []],
  ['rejected', 'Rejected by Pandit', []],
  ['cancelled', 'Cancelled by You', []],
  ['onhold', 'onhold', []],
];

test('a card of My Bookings in every state, and in one nobody knows', async () => {
  const family = await newFamily();
  const nth = nextDay(pandit);
  const { _id } = await newBooking(family, pandit, nth, 500);
  const { open } = await reader(family);
  const own = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  let shown = '';
  for (const [status, label, buttons] of states) {
    // the last one is of a newer server
    const isConfirmed = status === 'confirmedbypandit';
    const bookings = own.bookings.map((booking) => ({
      ...booking,
      bookingStatus: status as BookingStatus,
      panditId: { ...booking.panditId, phone: isConfirmed ? pandit.phone : null },
    }));
    await serverAnswers('POST /booking/get-bookings-by-user', { ...own, bookings });
    const { document } = await open('/my-bookings');
    const cards = document.querySelectorAll('article');
    expect(cards.length).toBe(1);
    shown = cards[0]?.text ?? '';
    expect(shown, status).toContain(label);
    const named = cards[0]?.querySelectorAll('button').map(({ text }) => text.replaceAll(/\s/g, ' '));
    expect(named, status).toEqual(buttons);
    const completed = shown.includes(`Payment completed. Waiting for ${pandit.name} to accept.`);
    expect(completed, status).toBe(status === 'advancepaymentdone');
    expect(shown.includes(spoken(pandit.phone)), status).toBe(isConfirmed);
    expect(cards[0]?.querySelectorAll('header img').length).toBe(1);
  }
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }).format(
    Date.parse(pandit.from) + nth * 86_400_000,
  );
  for (const text of [pandit.ritual, pandit.name, day, 'Nayapalli', `#${_id.slice(-8).toUpperCase()}`])
    expect(shown, text).toContain(text);
});

test.each([
  ['at the right below the head for four seconds', desk, 3_700],
  ['above the tabs of a phone for three', phoneScreen, 2_700],
] as const)('a message stands %s', async (_where, screen, stays) => {
  const family = await newFamily();
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  const { page } = await windowOf(family, screen);
  const now = Date.now();
  await page.clock.install({ time: now });
  // it goes on as instructed, however long the machine takes
  await page.clock.pauseAt(now + 1_000);
  await page.goto(`/my-bookings/${_id}`);
  await unfold(page, 'Block or report…');
  await page.getByLabel('What is wrong?').fill('Asks for cash');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const message = page.getByText('Thank you. The office looks at it.');
  const isSaid = async () => {
    await page.clock.runFor(50);
    return message.isVisible();
  };
  await expect.poll(isSaid).toBe(true);
  const box = await message.boundingBox();
  const head = await page.getByRole('banner').boundingBox();
  const [x, y, right] = [box?.x ?? 0, box?.y ?? 0, screen.width - 60];
  const below = (head?.y ?? 0) + (head?.height ?? 0);
  // as near to the top, or on a phone to the tabs, as what can be pressed there leaves room (`dialogs.e2e.ts`)
  const isThere = y > below && (screen === desk ? x + (box?.width ?? 0) > right : y < screen.height - 64);
  expect([isThere, box]).toEqual([true, box]);
  await page.clock.runFor(stays);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => message.count()).toBe(0);
});
