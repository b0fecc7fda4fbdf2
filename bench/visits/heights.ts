import { existsSync } from 'node:fs';
import { env, exit } from 'node:process';
import { chromium } from 'playwright-core';
import type { Booking } from '#contract/bookings.ts';
import { ownServer } from '../own-server.ts';

/**
 * How long the page of a booking is on a phone of 360 x 740, for its family and its pandit, in each state that the demo has: four screens
 * at most for the family. After `npm run build`:
 *
 *     node bench/visits/heights.ts
 */

const PHONE = { width: 360, height: 740 } as const;
const FAMILY_AT_MOST = 4 * PHONE.height;
const people = [
  { phone: '9000000004', at: '/my-bookings' },
  { phone: '9000000002', at: '/pandit/bookings' },
] as const;

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
  for (const person of people) await measure(person);
} finally {
  await browser.close();
  await server?.stop();
}
exit(isTooLong ? 1 : 0);

/** The longest page of each state. */
async function measure({ phone, at }: (typeof people)[number]): Promise<void> {
  const context = await browser.newContext({ baseURL: site, viewport: PHONE, isMobile: true, locale: 'en-IN' });
  const login = await context.request.post('/api/auth/login', { data: { phone, password: 'namaste123' } });
  const { data: signedIn } = (await login.json()) as { data: { token: string } };
  const page = await context.newPage();
  const longest = new Map<string, { height: number; path: string }>();
  for (const booking of await bookingsOf()) {
    const path = `${at}/${booking._id}`;
    await page.goto(path, { waitUntil: 'load' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const state = stateOf(booking);
    if (height > (longest.get(state)?.height ?? 0)) longest.set(state, { height, path });
  }
  for (const [state, { height, path }] of longest) {
    const beyond = at === '/my-bookings' && height > FAMILY_AT_MOST;
    if (beyond) isTooLong = true;
    console.log(`${String(height).padStart(5)} px  ${state}  ${path}${beyond ? '  TOO LONG' : ''}`);
  }
  await context.close();

  async function bookingsOf(): Promise<readonly Booking[]> {
    const all: Booking[] = [];
    for (const when of ['upcoming', 'past'] as const) {
      const reply = await fetch(`${site}/api/booking/get-bookings-by-user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${signedIn.token}` },
        body: JSON.stringify({ when, limit: 50 }),
      });
      if (!reply.ok) throw new Error(`The list: ${reply.status} ${await reply.text()}`);
      const { data } = (await reply.json()) as { data: { bookings: Booking[] } };
      all.push(...data.bookings);
    }
    return all;
  }
}

/** A state with what changes its page most. */
function stateOf({ bookingStatus, startCode, begunAt, rest }: Booking): string {
  const more = [startCode !== null && 'its day', begunAt !== null && 'begun', rest && `the rest ${rest.stage}`].filter(
    Boolean,
  );
  return [bookingStatus, ...more].join(', ');
}
