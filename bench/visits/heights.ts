import { existsSync } from 'node:fs';
import { env, exit } from 'node:process';
import { chromium, type Page } from 'playwright-core';
import type { Booking } from '#contract/bookings.ts';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { ownServer } from '../own-server.ts';

/**
 * How long screens are on a phone of 360 x 740, with the demo: pages by name, and the page of a booking for its family and its pandit in each
 * state that the demo has. Judged by limits in px; it ends with 1 where one is passed. After `npm run build`:
 *
 *     node bench/visits/heights.ts
 */

const PHONE = { width: 360, height: 740 } as const;
const PASSWORD = 'namaste123';
const family = { phone: '9000000004', at: '/my-bookings', atMost: 4 * PHONE.height };
const pandit = { phone: '9000000002', at: '/pandit/bookings', atMost: null };

interface Length {
  readonly name: string;
  readonly path: string | ((page: Page) => Promise<string>);
  readonly atMost: number;
  readonly of?: () => number;
  readonly signedIn?: true;
}

// oxfmt-ignore
const lengths: readonly Length[] = [
  { name: 'Home', path: '/home', atMost: 3_700 },
  { name: 'Services', path: '/services', atMost: 5_180 },
  { name: 'results, of each pandit', path: aSearch, atMost: 190, of: eachFound },
  { name: 'My Bookings of a family with bookings in every state', path: '/my-bookings', atMost: 3_700, signedIn: true },
  { name: 'festivals of a year', path: '/festivals/2027', atMost: 5_920 },
  { name: 'a month', path: '/panchang/2027/3', atMost: 1_480 },
  { name: 'the foot of an inner page', path: '/about', atMost: 60, of: foot },
  { name: 'the foot behind a sign-in', path: '/my-bookings', atMost: 60, of: foot, signedIn: true },
];

const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const executablePath = env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));
const server = env['SITE'] ? null : await ownServer({ RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'error' });
const site = env['SITE'] ?? server?.url ?? '';
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
});
let isTooLong = false;
try {
  const [visitor, customer] = [await phoneOf(), await phoneOf(family.phone)];
  for (const { name, path, atMost, of = whole, signedIn } of lengths) {
    const { page } = signedIn ? customer : visitor;
    const address = typeof path === 'string' ? path : await path(page);
    print(name, address, await heightAt(page, address, of), atMost);
  }
  for (const person of [family, pandit]) await bookingsOf(person);
} finally {
  await browser.close();
  await server?.stop();
}
exit(isTooLong ? 1 : 0);

function print(name: string, path: string, height: number, atMost: number | null): void {
  const beyond = atMost !== null && height > atMost;
  if (beyond) isTooLong = true;
  const limit = atMost === null ? '' : ` of ${atMost}`;
  console.log(`${String(height).padStart(5)}${limit.padEnd(8)} px  ${name}  ${path}${beyond ? '  TOO LONG' : ''}`);
}

async function heightAt(page: Page, path: string, of: () => number): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  return page.evaluate(of);
}

// these three run in the page
function whole(): number {
  return document.documentElement.scrollHeight;
}
function eachFound(): number {
  const found = [...document.querySelectorAll('main article')].map((one) => one.getBoundingClientRect());
  return Math.ceil(((found.at(-1)?.bottom ?? 0) - (found[0]?.top ?? 0)) / Math.max(found.length, 1));
}
function foot(): number {
  const line = document.querySelector('footer');
  // with the space above it
  return line ? Math.ceil(line.getBoundingClientRect().height + parseFloat(getComputedStyle(line).marginTop)) : 0;
}

/** Whoever is free in a week for the first ritual that Home offers. */
async function aSearch(page: Page): Promise<string> {
  await page.goto('/home');
  const ritual = await page.locator('select[name=ritual] option').first().getAttribute('value');
  return `/find-pandit?ritual=${ritual}&date=${addDays(dayAt(asInstant(Date.now())), 7)}`;
}

async function phoneOf(phone?: string): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext({ baseURL: site, viewport: PHONE, isMobile: true, locale: 'en-IN' });
  const page = await context.newPage();
  if (!phone) return { page, token: '' };
  const login = await context.request.post('/api/auth/login', { data: { phone, password: PASSWORD } });
  return { page, token: ((await login.json()) as { data: { token: string } }).data.token };
}

/** The longest page of each state. */
async function bookingsOf({ phone, at, atMost }: typeof family | typeof pandit): Promise<void> {
  const { page, token } = await phoneOf(phone);
  const longest = new Map<string, { height: number; path: string }>();
  for (const booking of await allOf(token)) {
    const path = `${at}/${booking._id}`;
    const height = await heightAt(page, path, whole);
    const state = stateOf(booking);
    if (height > (longest.get(state)?.height ?? 0)) longest.set(state, { height, path });
  }
  for (const [state, { height, path }] of longest) print(state, path, height, atMost);
}

async function allOf(token: string): Promise<readonly Booking[]> {
  const all: Booking[] = [];
  for (const when of ['upcoming', 'past'] as const) {
    const reply = await fetch(`${site}/api/booking/get-bookings-by-user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ when, limit: 50 }),
    });
    if (!reply.ok) throw new Error(`The list: ${reply.status} ${await reply.text()}`);
    const { data } = (await reply.json()) as { data: { bookings: Booking[] } };
    all.push(...data.bookings);
  }
  return all;
}

/** A state with what changes its page most. */
function stateOf({ bookingStatus, startCode, begunAt, rest }: Booking): string {
  const more = [startCode !== null && 'its day', begunAt !== null && 'begun', rest && `the rest ${rest.stage}`].filter(
    Boolean,
  );
  return [bookingStatus, ...more].join(', ');
}
