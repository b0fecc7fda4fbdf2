import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { call, phone, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit, nextDay, searchFor, windowOf, type Offering, type Person } from '../made.ts';

/** Parts that the server drew and whose scripts come late: what they say stands all the while, and works once they are there. */

declare global {
  interface Window {
    /** How often the sentence that stood on the page was looked for and was not there. */
    gone: number;
  }
}

/** In the page, from the start: looks after each change whether a sentence can be read. */
function watch(sentence: string): void {
  let isSeen = false;
  window.gone = 0;
  new MutationObserver(() => {
    const isHere = (document.body?.innerText ?? '').includes(sentence);
    if (isSeen && !isHere) window.gone += 1;
    isSeen ||= isHere;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Opens a page on which the scripts that its document does not name wait until they are let go. */
async function openWithout(page: Page, address: string, sentence: string): Promise<() => Promise<void>> {
  await page.addInitScript(watch, sentence);
  const html = await (await page.request.get(address)).text();
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => {
    if (!isHeld || html.includes(new URL(route.request().url()).pathname)) return route.continue();
    return void held.push(route);
  });
  await page.goto(address);
  await page.getByText(sentence).first().waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.gone)).toBe(0);
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await Promise.all(held.map(async (route) => (await route.request().response())?.finished()));
    expect(await page.evaluate(() => window.gone)).toBe(0);
  };
}

/** Another time for a booking of theirs, by whichever side. */
const propose = (by: Person, bookingId: string, pandit: Offering) =>
  call(
    'POST /booking/:id/propose',
    { params: { id: bookingId }, body: { day: addDays(pandit.from, nextDay(pandit)), startTime: '16:30' } },
    by.token,
  );

test('a family reads and agrees to another time', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  await propose(pandit, _id, pandit);
  const { page } = await windowOf(family, phone, { own: true });
  const sentence = `${pandit.name} answers: not then, but at another time`;
  const letGo = await openWithout(page, `/my-bookings/${_id}`, sentence);
  await letGo();
  await page.getByRole('button', { name: 'Agree to the new time' }).click();
  await page.getByText('You agreed to another time').waitFor();
  expect(await page.getByRole('button', { name: 'Agree to the new time' }).count()).toBe(0);
});

test('a pandit reads and agrees to another time', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  await propose(family, _id, pandit);
  const { page } = await windowOf(pandit, phone, { own: true });
  const letGo = await openWithout(page, `/pandit/bookings/${_id}`, `${family.name} proposes another time`);
  await letGo();
  await page.getByRole('button', { name: 'Agree to the new time' }).click();
  await page.getByText('You agreed to another time').waitFor();
  expect(await page.getByRole('button', { name: 'Agree to the new time' }).count()).toBe(0);
});

test('a visitor sees that one pandit only was looked for', async () => {
  const pandit = await newPandit();
  const { page } = await visitor(phone, { own: true });
  const letGo = await openWithout(page, searchFor(pandit), 'Show everybody');
  await letGo();
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect.poll(() => page.url()).not.toContain('pandit=');
});

test('a part whose script does not come takes nothing of the page away', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  const { page } = await windowOf(family, phone, { own: true });
  let lost = 0;
  await page.route('**/write-form-*.js', (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto(`/my-bookings/${_id}`);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.getByText('Write a message').click();
  // as the server drew it
  await page.getByLabel(`Message to ${pandit.name}`).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
});
