import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desk, phone as phoneScreen, visitor } from '../browser.ts';
import { newFamily, newPandit, searchFor, windowOf } from '../made.ts';
import { demo, fillSignUp, newPhone, PASSWORD } from '../people.ts';
import { reader, type Reader, type Sheet } from '../plain.ts';

/** Which door opens for whom, and where the others lead (specification, public, sections 2, 4 and 6). */

const arrive = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** The path somebody ends at, once all redirects are done. */
const endOf = async ({ open }: Reader, path: string): Promise<string> => pathOf(await open(path));
const pathOf = ({ address }: Sheet): string => address.split('?', 1)[0] ?? '';

const admin = '/admin/dashboard';
const priest = '/pandit/dashboard';
/** An unknown address leads home: for a visitor and for a signed-in person. */
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
      '/login': '/my-bookings',
      '/pandit-registration': '/my-bookings',
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
      '/login': priest,
    },
  ],
  ['an acharya', demo.acharya, { '/admin': priest, '/pandit': priest, '/my-bookings': priest, '/login': priest }],
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
    const somebody = await reader(phone === null ? null : { phone, password: demo.password });
    for (const [path, expected] of Object.entries(leads)) expect(await endOf(somebody, path), path).toBe(expected);
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
  const anybody = await reader();
  const terms = await anybody.open('/terms');
  const header = terms.document.querySelectorAll('header a:not(#site-menu a)');
  const links = new Map(header.map((link) => [link.text.trim(), link.getAttribute('href') ?? '']));
  for (const [name, path] of [...places, ['Login', '/login'], ['Sign Up', '/signup']] as const)
    expect(await endOf(anybody, links.get(name) ?? '/nowhere-else'), name).toBe(path);
  expect(links.has('My Bookings')).toBe(false);
});

/** Who sees which lines under their name, and where My Dashboard leads. */
const menus: readonly (readonly [who: string, phone: string, lines: string[], dashboard: string | null])[] = [
  ['a customer', demo.customer, ['My Bookings', 'My Profile', 'Settings', 'Logout'], null],
  ['a pandit', demo.pandit, ['My Dashboard', 'Logout'], '/pandit/dashboard'],
  ['an acharya', demo.acharya, ['My Dashboard', 'Logout'], '/pandit/dashboard'],
  ['an admin', demo.admin, ['My Dashboard', 'Logout'], '/admin/dashboard'],
];

/** The words of the links, or whatever else, that a selector finds. */
const wordsAt = ({ document }: Sheet, selector: string): string[] =>
  document.querySelectorAll(selector).map(({ text }) => text.trim());

test.each(menus)('the profile menu of %s', async (_who, phone, lines, dashboard) => {
  const somebody = await reader({ phone, password: demo.password });
  const home = await somebody.open('/home');
  expect(wordsAt(home, 'header details :is(a:not([hreflang]), button)')).toEqual(lines);
  const whose = wordsAt(home, 'header details p');
  expect([whose.length, whose.every(Boolean)]).toEqual([2, true]);
  expect(wordsAt(home, 'header nav[aria-label=Main] a').includes('My Bookings')).toBe(!dashboard);
  expect(wordsAt(home, 'footer a').includes('My Dashboard')).toBe(Boolean(dashboard));
  expect(wordsAt(home, 'footer a')).not.toContain('Register as a pandit');
  expect(pathOf(await home.follow(lines[0] ?? ''))).toBe(dashboard ?? '/my-bookings');
  const about = await somebody.open('/about');
  expect(wordsAt(about, 'main a')).toEqual(['Find a Pandit']);
  const gone = await about.press('Logout');
  expect(pathOf(gone)).toBe('/home');
  expect(wordsAt(gone, 'header a')).toContain('Sign Up');
  expect(await endOf(somebody, '/my-bookings')).toBe('/login');
});

const small: readonly (readonly [who: string, phone: string, dashboard: string, settings: string])[] = [
  ['a customer', demo.customer, '/services', '/profile'],
  ['a pandit', demo.pandit, '/pandit/dashboard', '/pandit/profile'],
  ['an admin', demo.admin, '/admin/dashboard', '/admin/dashboard'],
];

test.each(small)('the menu on the phone of %s', async (_who, phone, dashboard, settings) => {
  const somebody = await reader({ phone, password: demo.password });
  const leads = { Home: '/home', Services: '/services', 'My Dashboard': dashboard, Settings: settings };
  for (const [name, path] of Object.entries(leads)) {
    const { document } = await somebody.open('/about');
    const line = document.querySelectorAll('#site-menu a').find(({ text }) => text === name);
    expect(await endOf(somebody, line?.getAttribute('href') ?? ''), name).toBe(path);
  }
  const gone = await (await somebody.open('/home')).press('Logout');
  expect([pathOf(gone), wordsAt(gone, 'header a').includes('Sign Up')]).toEqual(['/home', true]);
});

test('the menus open under the finger, lead on and are closed then', async () => {
  const { page } = await windowOf({ phone: demo.customer, password: demo.password }, phoneScreen);
  const pick = async (name: string, path: string, from = '/about') => {
    await page.goto(from);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#site-menu').getByText(name, { exact: true }).click();
    await arrive(page, path);
    await expect.poll(() => page.locator('#site-menu').isVisible(), { message: name }).toBe(false);
  };
  await pick('Services', '/services');
  await pick('Settings', '/profile', '/find-pandit');
  // also where Logout leads to the page one is on
  await pick('Logout', '/home', '/home');
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();

  const { page: large } = await windowOf({ phone: demo.pandit, password: demo.password }, desk);
  await large.goto('/home');
  const menu = large.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link').first().click();
  await arrive(large, '/pandit/dashboard');
  await large.goto('/about');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await arrive(large, '/home');
  await large.getByRole('link', { name: 'Sign Up' }).first().waitFor();
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
  // the form that is left has a password too
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
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

/** Where a sign-in leads that begins at this address. */
async function signedInAt(address: string, phone: string): Promise<Sheet> {
  const login = await (await reader()).open(address);
  expect(decodeURIComponent(login.address)).toBe(address === '/login' ? address : `/login?next=${address}`);
  return login.press('Sign In', { 'Phone number': phone, Password: demo.password });
}

test('whoever signs in is led by type and status', async () => {
  for (const [phone, path] of [
    [demo.customer, '/services'],
    [demo.pandit, '/services'],
    [demo.pending, '/pandit/profile'],
    [demo.admin, '/admin/dashboard'],
  ] as const)
    expect(pathOf(await signedInAt('/login', phone))).toBe(path);
});

test.each([
  [demo.customer, '/profile'],
  [demo.pandit, '/pandit/profile'],
  [demo.admin, '/admin/dashboard'],
])('settings lead %s to %s', async (phone, path) => {
  expect(pathOf(await signedInAt('/settings', phone))).toBe(path);
});
