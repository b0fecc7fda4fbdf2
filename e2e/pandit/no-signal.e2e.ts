import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answersTo } from '../answers.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone } from '../browser.ts';
import { newBooking, newFamily, newPandit, newPujaSoon, nextDay, windowOf } from '../made.ts';
import { codeField } from '../forms.ts';
import { enter } from '../people.ts';

/** At the door there is no signal: the code is kept with the time of the press, and sent once when there is one. */

const KEPT = 'No signal. The code is kept and will be sent when the signal returns.';

async function atTheDoor() {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const { _id: id } = await newPujaSoon(family, pandit);
  const seen = () => call('GET /booking/:id', { params: { id } }, family.token);
  return { family, pandit, id, seen, code: (await seen()).startCode ?? '' };
}

const inOdia = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0b66 + Number(digit)));

const pressBegin = async (page: Page, code: string): Promise<void> => {
  await (await codeField(page)).fill(code);
  await page.getByRole('button', { name: 'Begin the puja' }).click();
};

test('what is pressed without a line is sent when there is one, and a wrong code is said with the tries that are left', async () => {
  const { family, pandit, id, seen, code } = await atTheDoor();
  const { page, context } = await windowOf(pandit, phone);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  await page.goto('/pandit');
  await context.setOffline(true);
  await pressBegin(page, wrong);
  await page.getByText(KEPT).waitFor();
  expect(await page.getByLabel('Start code').inputValue()).toBe(wrong);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByText(/^Satyanarayan Puja: This is not the start code\. .* Tries left: 4\.$/).waitFor();
  expect(await page.getByText(KEPT).count()).toBe(0);
  // the list and its page do the same
  await page.goto('/pandit/bookings?show=upcoming');
  await context.setOffline(true);
  // as a keyboard of Odia writes it, whose letters the page may not have
  await (await codeField(page)).pressSequentially(inOdia(code));
  expect(await page.getByLabel('Start code').inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Begin the puja' }).click();
  await page.getByText(KEPT).waitFor();
  await context.setOffline(false);
  await page.getByText(/^The puja began at \d/).waitFor();
  expect((await seen()).events.filter(({ action }) => action === 'begin')).toHaveLength(1);
  const own = (await windowOf(family, phone)).page;
  await own.goto(`/my-bookings/${id}`);
  await own.getByText(/^The puja began at \d/).waitFor();
});

test('a reload keeps it with its time; it is one press, however often it is tried', async () => {
  const { pandit, id, seen, code } = await atTheDoor();
  const { page } = await windowOf(pandit, phone, { own: true });
  // the time the page takes it for; the clock runs on
  await page.clock.install();
  await page.goto(`/pandit/bookings/${id}`);
  const calls = /\/api\/booking\/[^/]+\/begin$|\/pandit\/bookings\/[^/]+\.data/;
  const mend = await answersTo(page, calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const pressed = Date.now();
  await pressBegin(page, code);
  await page.getByText(KEPT).waitFor();
  const said = (await page.getByText(KEPT).textContent()) ?? '';
  await page.reload();
  await page.getByText(said, { exact: true }).waitFor();
  expect(await page.getByLabel('Start code').inputValue()).toBe(code);
  await page.clock.fastForward('10:00');
  await mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(/^The puja began at \d/).waitFor();
  const { begunAt, events } = await seen();
  expect(Math.round((Date.parse(begunAt ?? '') - (pressed - 600_000)) / 60_000)).toBe(0);
  expect(events.filter(({ action }) => action === 'begin')).toHaveLength(1);
});

test('whoever signs in after them neither sees nor sends it, and another code takes its place', async () => {
  const { pandit, id, seen, code } = await atTheDoor();
  const { page, context } = await windowOf(pandit, phone);
  await page.goto(`/pandit/bookings/${id}`);
  await context.setOffline(true);
  await pressBegin(page, code);
  await page.getByText(KEPT).waitFor();
  // a letter more, and it is no longer what was pressed
  await page.getByLabel('Start code').fill('1');
  await expect.poll(() => page.getByText(KEPT).count()).toBe(0);
  await pressBegin(page, code);
  await page.getByText(KEPT).waitFor();
  const other = await newPandit();
  await page.route('**/api/booking/*/begin', (route) => route.abort());
  await context.setOffline(false);
  await enter(context, other);
  await page.goto('/pandit');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(code);
  expect((await seen()).begunAt).toBeNull();
});

test('a page that is loaded again without a network is the last one, with its time; what is pressed on it is sent once; nothing of it outlives the sign-in', async () => {
  const { pandit, id, seen, code } = await atTheDoor();
  const { page, context } = await windowOf(pandit, phone, { workers: true });
  const cached = () => page.evaluate(async () => (await caches.keys()).length);
  const keeps = async (address: string) =>
    expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address)).toBe(true);
  await page.goto('/pandit/dashboard');
  await keeps('/pandit/dashboard');
  // by the router: no document of it was asked for
  await page.getByRole('main').locator(`a[href^="/pandit/bookings/${id}"]`).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keeps(`/pandit/bookings/${id}`);
  await context.setOffline(true);
  await page.reload();
  const said = page.getByText(/^No connection\. This is the page as of \d{1,2}:\d\d [ap]m\.$/);
  await said.waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await pressBegin(page, code);
  await page.getByText(KEPT).waitFor();
  await page.goto('/pandit/dashboard');
  await said.waitFor();
  await page.getByText(KEPT).waitFor();
  await context.setOffline(false);
  await page.getByText(/^The puja began at \d/).waitFor();
  await expect.poll(() => said.count()).toBe(0);
  expect((await seen()).events.filter(({ action }) => action === 'begin')).toHaveLength(1);
  // with a network it is the page of now
  await page.reload();
  await page.getByText(/^The puja began at \d/).waitFor();
  expect(await said.count()).toBe(0);
  // nothing but the pandit's own pages is kept
  await page.goto('/home');
  await page.goto('/my-bookings', { waitUntil: 'commit' });
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    `/pandit/bookings/${id}`,
    '/pandit/dashboard',
    '/pandit/not-kept',
  ]);

  await page.goto('/pandit/dashboard');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(cached).toBe(0);
  await context.setOffline(true);
  await expect(page.goto('/pandit/dashboard')).rejects.toThrow('net::ERR_');
});

test('whoever signs in after a pandit finds no page of theirs', async () => {
  const { pandit, id } = await atTheDoor();
  const other = await newPandit();
  const { page, context } = await windowOf(pandit, phone, { workers: true });
  await page.goto(`/pandit/bookings/${id}`);
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), `/pandit/bookings/${id}`);
  await expect.poll(isKept).toBe(true);
  await enter(context, other);
  await page.goto('/pandit/profile');
  await expect.poll(isKept).toBe(false);
  await context.setOffline(true);
  await expect(page.goto(`/pandit/bookings/${id}`)).rejects.toThrow('net::ERR_');
});

test('without a signal a page that was never opened says so, and leads to what was; one that was opened is shown from a link too', async () => {
  const { family, pandit, id } = await atTheDoor();
  const { _id: never } = await newBooking(family, pandit, nextDay(pandit));
  const { page, context } = await windowOf(pandit, phone, { workers: true });
  const keeps = async (address: string) =>
    expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), address)).toBe(true);
  await page.goto(`/pandit/bookings/${id}`);
  await keeps(`/pandit/bookings/${id}`);
  await page.goto('/pandit/dashboard');
  await keeps('/pandit/dashboard');
  await context.setOffline(true);
  // pressed: the one that was kept comes, with its time
  await page.getByRole('main').locator(`a[href^="/pandit/bookings/${id}"]`).first().click();
  await page.getByText(/^No connection\. This is the page as of \d{1,2}:\d\d [ap]m\.$/).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/pandit/bookings/${id}`);
  await page.goto(`/pandit/bookings/${never}`);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.getByText('This page is not kept on this phone, so it can only be shown with a connection.').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.getByRole('link', { name: /^Dashboard/ }).click();
  await page.getByText(/^No connection\. This is the page as of/).waitFor();
  await page.goto(`/pandit/bookings/${never}`);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
});
