import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desk, phone as phoneScreen, visitor } from '../browser.ts';
import { newFamily, newPandit, searchFor, windowOf } from '../made.ts';
import { demo, fillSignUp, newPhone, PASSWORD, signIn } from '../people.ts';

/** Which door opens for whom, and where the others lead (specification, public, sections 2, 4 and 6). */

const at = (page: Page): string => new URL(page.url()).pathname;
const arrive = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** The address somebody ends at, once all redirects are done. */
async function endOf(page: Page, path: string, expected: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === expected).catch(() => undefined);
  expect(at(page), `${path} → ${at(page)}`).toBe(expected);
}

const admin = '/admin/dashboard';
const priest = '/pandit/dashboard';
/** What is nowhere leads home, whoever asks: shown for one who is signed in and one who is not. */
const everywhere = { '/': '/', '/nowhere': '/home', '/services/a/b': '/home', '/home/x': '/home' };

const roles: readonly (readonly [who: string, phone: string | null, leads: Record<string, string>])[] = [
  [
    'a visitor',
    null,
    {
      ...everywhere,
      '/admin': '/login',
      '/admin/users': '/login',
      '/pandit': '/login',
      '/pandit/bookings': '/login',
      '/my-bookings': '/login',
      '/profile': '/login',
      '/settings': '/login',
    },
  ],
  [
    'a customer',
    demo.customer,
    {
      ...everywhere,
      '/admin': '/home',
      '/admin/users': '/home',
      '/admin/nowhere': '/home',
      '/pandit': '/home',
      '/pandit/nowhere': '/home',
      '/my-bookings': '/my-bookings',
      '/settings': '/profile',
      '/login': '/services',
      '/pandit-registration': '/services',
    },
  ],
  [
    'a pandit',
    demo.pandit,
    {
      '/admin': priest,
      '/admin/users': priest,
      '/pandit': priest,
      '/pandit/nowhere': priest,
      '/pandit/bookings': '/pandit/bookings',
      '/my-bookings': priest,
      '/profile': priest,
      '/settings': '/pandit/profile',
      '/login': '/services',
    },
  ],
  ['an acharya', demo.acharya, { '/admin': priest, '/pandit': priest, '/my-bookings': priest, '/login': '/services' }],
  ['a pending pandit', demo.pending, { '/admin': priest, '/pandit': priest, '/login': '/pandit/profile' }],
  [
    'an admin',
    demo.admin,
    {
      '/admin': admin,
      '/admin/nowhere': admin,
      '/admin/users': '/admin/users',
      '/pandit': admin,
      '/pandit/bookings': admin,
      '/my-bookings': admin,
      '/profile': admin,
      '/login': admin,
    },
  ],
];

describe.each(roles)('%s', (_who, phone, leads) => {
  test('is let in, or led where the role belongs', async () => {
    expect.hasAssertions();
    const { page } = phone ? await windowOf({ phone, password: demo.password }, desk) : await visitor(desk);
    for (const [path, expected] of Object.entries(leads)) await endOf(page, path, expected);
  });
});

const places = [
  ['Home', '/home'],
  ['Services', '/services'],
  ['Find a Pandit', '/find-pandit'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const;

test('the header leads to its five places, to Login and to Sign Up', async () => {
  const { page } = await visitor(desk);
  await page.goto('/terms');
  const header = page.getByRole('banner');
  for (const [name, path] of [...places, ['Login', '/login'], ['Sign Up', '/signup']] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await arrive(page, path);
  }
  expect(await header.getByRole('link', { name: 'My Bookings' }).count()).toBe(0);
});

/** Who sees which lines under their name, and where My Dashboard leads. */
const menus: readonly (readonly [who: string, phone: string, lines: string[], dashboard: string | null])[] = [
  ['a customer', demo.customer, ['My Bookings', 'My Profile', 'Settings', 'Logout'], null],
  ['a pandit', demo.pandit, ['My Dashboard', 'Logout'], '/pandit/dashboard'],
  ['an acharya', demo.acharya, ['My Dashboard', 'Logout'], '/pandit/dashboard'],
  ['an admin', demo.admin, ['My Dashboard', 'Logout'], '/admin/dashboard'],
];

test.each(menus)('the profile menu of %s', async (_who, phone, lines, dashboard) => {
  const { page } = await windowOf({ phone, password: demo.password }, desk);
  await page.goto('/home');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  expect(await menu.locator('a, button').allTextContents()).toEqual(lines);
  expect((await menu.locator('p').allTextContents()).every(Boolean)).toBe(true);
  const named = page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'My Bookings' });
  expect(await named.count()).toBe(dashboard ? 0 : 1);
  const below = page.getByRole('contentinfo');
  expect(await below.getByRole('link', { name: 'My Dashboard' }).count()).toBe(dashboard ? 1 : 0);
  expect(await below.getByRole('link', { name: 'Register as a pandit' }).count()).toBe(0);
  await menu.getByRole('link').first().click();
  await arrive(page, dashboard ?? '/my-bookings');
  await page.goto('/about');
  expect(await page.getByRole('main').getByRole('link').allTextContents()).toEqual(['Find a Pandit']);
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await arrive(page, '/home');
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await endOf(page, '/my-bookings', '/login');
});

const small: readonly (readonly [who: string, phone: string, dashboard: string, settings: string])[] = [
  ['a customer', demo.customer, '/services', '/profile'],
  ['a pandit', demo.pandit, '/pandit/dashboard', '/pandit/profile'],
  ['an admin', demo.admin, '/admin/dashboard', '/admin/dashboard'],
];

test.each(small)('the menu on the phone of %s', async (_who, phone, dashboard, settings) => {
  const { page } = await windowOf({ phone, password: demo.password }, phoneScreen);
  const pick = async (name: string, path: string, from = '/about') => {
    await page.goto(from);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#site-menu').getByText(name, { exact: true }).click();
    await arrive(page, path);
    await expect.poll(() => page.locator('#site-menu').isVisible(), { message: name }).toBe(false);
  };
  for (const [name, path] of places.slice(0, 2)) await pick(name, path);
  await pick('My Dashboard', dashboard);
  await pick('Settings', settings);
  // also where Logout leads to the page one is on
  await pick('Logout', '/home', '/home');
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
});

test('a sign-in that has run out ends at Login, and goes on from there to where it was headed', async () => {
  const family = await newFamily();
  const { page, context } = await windowOf(family, desk);
  await page.goto('/my-bookings');
  await page.getByText('No Bookings Found').waitFor();
  await context.clearCookies();
  await page.reload();
  await page.waitForURL('**/login?next=%2Fmy-bookings');
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign Up' });
  expect(await signUp.getAttribute('href')).toBe('/signup?next=%2Fmy-bookings');
  await page.getByLabel('Phone number').fill(family.phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await arrive(page, '/my-bookings');
});

test('Book Now carries the ritual along, and a search in the address survives a reload', async () => {
  const { page } = await visitor();
  await page.goto('/services');
  await page
    .getByRole('link', { name: /^Book Now/ })
    .first()
    .click();
  await arrive(page, '/find-pandit');
  const ritual = new URL(page.url()).searchParams.get('ritual');
  expect(ritual).toBeTruthy();
  const filters = page.getByRole('form', { name: 'Filters' });
  expect(await filters.getByLabel('Ritual').inputValue()).toBe(ritual);

  const pandit = await newPandit({ price: 450 });
  await page.goto(`/find-pandit?ritual=${pandit.ritualId}&date=${pandit.from}&time=09:30&district=Puri&price=500`);
  const shown = async () => ({
    ritual: await filters.getByLabel('Ritual').inputValue(),
    date: await filters.getByLabel('Date').inputValue(),
    time: await filters.getByLabel('Start time').inputValue(),
    district: await filters.getByLabel('District').inputValue(),
    price: await filters.getByLabel(/price/i).inputValue(),
    found: await page.getByRole('article').count(),
  });
  await page.getByRole('article').filter({ hasText: pandit.name }).waitFor();
  const before = await shown();
  expect(before).toMatchObject({
    ritual: pandit.ritualId,
    date: pandit.from,
    time: '09:30',
    district: 'Puri',
    price: '500',
  });
  await page.reload();
  expect(await shown()).toEqual(before);
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking Information' });
  expect(await dialog.getByLabel(/start time/).inputValue()).toBe('09:30');
});

test('a pandit chosen on the page of a ritual keeps the ritual, and the way back to it', async () => {
  const { page } = await visitor();
  await page.goto('/services/satyanarayan-puja');
  const [title, chosen] = [page.getByRole('heading', { level: 1 }), page.locator('main article h3 a').first()];
  const name = (await title.textContent()) ?? '';
  const pandit = (await chosen.textContent()) ?? '';
  await chosen.click();
  await page.getByRole('heading', { level: 1, name: pandit, exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('ritual')).toBeTruthy();
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await arrive(page, '/services/satyanarayan-puja');
});

test('what a visitor typed into the booking survives signing up and signing in', async () => {
  const [{ page }, pandit] = [await visitor(phoneScreen), await newPandit()];
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking Information' });
  await dialog.getByLabel('Place Of Puja').fill('Plot 7, <b>Saheed Nagar</b> 🪔');
  await dialog.getByLabel(/start time/).fill('09:30');
  await dialog.getByLabel('Additional Notes').fill('Two children, one grandmother');
  await dialog.getByRole('link', { name: 'create an account' }).click();
  await fillSignUp(page, 'Mamata Sahoo', newPhone());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor();
  expect(await dialog.getByLabel('Place Of Puja').inputValue()).toBe('Plot 7, <b>Saheed Nagar</b> 🪔');
  expect(await dialog.getByLabel(/start time/).inputValue()).toBe('09:30');
  expect(await dialog.getByLabel('Additional Notes').inputValue()).toBe('Two children, one grandmother');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await arrive(page, '/my-bookings');
  await page.getByText('Plot 7, <b>Saheed Nagar</b> 🪔').waitFor();
});

test('whoever signs in is led by type and status', async () => {
  for (const [phone, path] of [
    [demo.customer, '/services'],
    [demo.pandit, '/services'],
    [demo.pending, '/pandit/profile'],
    [demo.admin, '/admin/dashboard'],
  ] as const) {
    const { page } = await visitor();
    await signIn(page, phone, demo.password);
    await arrive(page, path);
    expect(at(page)).toBe(path);
  }
});
