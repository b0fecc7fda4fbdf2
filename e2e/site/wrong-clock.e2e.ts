import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asInstant, DAY, dayAt } from '#domain/time.ts';
import { call, phone as phoneScreen, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit, newPujaSoon, searchFor, windowOf } from '../made.ts';
import { drawn } from '../drawn.ts';

/**
 * A device may take the time for a year later than the server does, or a minute turns between the two: a page begins as it was drawn,
 * and nothing of it is thrown away and drawn anew. (What React complains of in the console fails a test: `visitor`.)
 */

const wrong = Date.now() + 366 * DAY;

const pandit = await newPandit();
const family = await newFamily();
const { _id } = await newBooking(family, pandit, 1, 500);
await newBooking(family, pandit, 2);
const now = dayAt(asInstant(Date.now()));
await call('POST /availability/declare-availability', { body: { fromDate: now, toDate: now } }, pandit.token);

const screens: readonly (readonly [
  who: string,
  person: { phone: string; password?: string } | null,
  paths: string[],
])[] = [
  ['a visitor', null, ['/contact', '/signup', searchFor({ ...pandit, from: now })]],
  ['a family', family, ['/my-bookings', `/my-bookings/${_id}`, '/profile']],
  ['a pandit', pandit, ['/pandit/dashboard', '/pandit/bookings', '/pandit/availability', '/pandit/earning']],
];

test.each(screens)('the screens of %s', async (_who, person, paths) => {
  const opened = person ? windowOf(person, phoneScreen, { own: true }) : visitor(phoneScreen, { own: true });
  const { page } = await opened;
  await page.clock.install({ time: wrong });
  for (const path of paths) {
    await page.goto(path);
    // the browser has taken over, to the last heading
    await page.waitForFunction(() => {
      const heading = [...document.querySelectorAll('h1, h2, h3')].at(-1);
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    await drawn(page);
    expect(new URL(page.url()).pathname).toBe(path.split('?', 1)[0]);
  }
});

/** A device whose clock is off, and goes on; the timings of its loading are its own. */
const setOff = (page: Page, off: number) =>
  page.addInitScript((ms) => {
    const Real = Date;
    const at = () => Real.now() + ms;
    globalThis.Date = new Proxy(Real, {
      construct: (_, given: []) => (given.length === 0 ? new Real(at()) : new Real(...given)),
      get: (target, key) => (key === 'now' ? at : (Reflect.get(target, key) as unknown)),
    });
  }, off);

test.each([
  ['a year fast', 366 * DAY],
  ['a day slow', -DAY],
])('deadlines and hours are the server’s on a device that is %s', async (_, off) => {
  const [asking, own] = await Promise.all([newFamily(), newPandit()]);
  await newBooking(asking, own, 1);
  await newPujaSoon(asking, own);
  const { page } = await windowOf(own, phoneScreen, { own: true });
  await setOff(page, off);
  await page.goto('/pandit/dashboard');
  await page.locator('html[data-awake]').waitFor();
  await drawn(page);
  await page.getByText(/^Answer by /).waitFor();
  await page.getByLabel('Start code').waitFor();
  expect(await page.getByText('Late: it has not begun').count()).toBe(0);
  expect(await page.getByRole('time').first().getAttribute('datetime')).toBe(dayAt(asInstant(Date.now())));
});
