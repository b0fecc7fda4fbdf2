import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import type { CallInput, Key, Reply } from '#contract/index.ts';
import { pathOf } from '#contract/page.ts';
import { lastCalls, tellOf } from './ending.ts';

/** A real Chromium, and people who use it. */

export interface Screen {
  width: number;
  height: number;
}
export const phone: Screen = { width: 360, height: 740 };
export const tablet: Screen = { width: 768, height: 1024 };
export const desk: Screen = { width: 1280, height: 800 };

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | null = null;

/** `CHROMIUM_PATH`, a system one, or Playwright's own. */
function launch(more: readonly string[] = []): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));
  return chromium.launch({ ...(path && { executablePath: path }), args: [...flags, ...more] });
}

/** One browser for all files of a worker. */
const openBrowser = (): Promise<Browser> => (browser ??= launch());

/** A phone of somebody who has set its letters to twice their size. */
export async function largeLetters(): Promise<Page> {
  const own = await launch(['--blink-settings=defaultFontSize=32']);
  onTestFinished(() => own.close());
  const context = await own.newContext({ baseURL: site(), viewport: phone, reducedMotion: 'reduce' });
  return context.newPage();
}

/** The product of this worker's own: files that are walked side by side do not see each other's people. */
export function site(): string {
  const url = inject('siteUrls')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!url) throw new Error('This worker has no product of its own.');
  return url;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
}

interface Options {
  dark?: boolean;
  script?: boolean;
  /** For a test that puts into the window what outlasts its pages, such as a script or a hand of its own. */
  own?: boolean;
  /** What a page keeps for a time without a network is kept; such a window is one's own. */
  workers?: boolean;
}

/** A browser window of one's own. An error in its console fails the test. */
export async function visitor(screen: Screen = desk, options: Options = {}): Promise<Visitor> {
  const shared = lent[screen.width < 600 ? 'hand' : 'desk'];
  const lend = !options.own && !options.workers && options.script !== false;
  const opened = (lend && shared.pop()) || (await newWindow(screen, options));
  const { page, context } = opened;
  await page.setViewportSize(screen);
  await page.emulateMedia({ media: null, colorScheme: options.dark ? 'dark' : 'light' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // a refusal by the API is an answer, not a fault of the page
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text());
  });
  const calls = lastCalls(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellOf(page, calls);
    if (lend && task.result?.state === 'pass' && (await isAsNew(opened))) shared.push(opened);
    else await context.close();
    expect(complaints).toEqual([]);
  });
  return opened;
}

/** Windows that were used and are as new: to open one, and its first page, takes longer than most of what is done there. */
const lent: Record<'hand' | 'desk', Visitor[]> = { hand: [], desk: [] };

async function newWindow(screen: Screen, { script: javaScriptEnabled = true, workers }: Options): Promise<Visitor> {
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL: site(),
    viewport: screen,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // what moves has come to rest before anybody looks at it
    reducedMotion: 'reduce',
    javaScriptEnabled,
    serviceWorkers: workers ? 'allow' : 'block',
    ...(screen.width < 600 && { hasTouch: true, isMobile: true }),
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(staysHere);
  const page = await context.newPage();
  if (javaScriptEnabled) goAwake(page);
  return { page, context };
}

/**
 * A press on a phone number is heard by the page, and leads to no other program: on a machine that has one the browser asks about it,
 * and takes no press until it is answered.
 */
function staysHere(): void {
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
  });
}

/**
 * `goto` is over once the page listens, if it is one with a script of its own: what is pressed earlier is sent by the browser itself, and
 * leads to the same by another way. Journeys that mean this way switch script off, or submit the form.
 */
function goAwake(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...asked) => {
    const reply = await goto(...asked);
    if (asked[1]?.waitUntil !== 'commit') await expect.poll(() => page.evaluate(isAwake)).toBe(true);
    return reply;
  };
}

/**
 * A page of the router's says on its root element that it listens (`web/root.tsx`): all that is on it has begun by then. A dialog that came
 * open hears Escape once the browser has opened it as a modal one.
 */
function isAwake(): boolean {
  if (!('__reactRouterContext' in window)) return true;
  return 'awake' in document.documentElement.dataset && !document.querySelector('dialog[open]:not(:modal)');
}

/** Takes everything out of a window that somebody left in it; false where something stays. */
async function isAsNew({ page, context }: Visitor): Promise<boolean> {
  for (const event of ['console', 'pageerror', 'dialog', 'request', 'response', 'requestfailed', 'popup'])
    page.removeAllListeners(event);
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    // one that stood behind another does not listen for changes
    await page.bringToFront();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(0, 0);
    // a page of the same site that does nothing
    await page.goto('/robots.txt');
    await context.clearCookies();
    return await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      // a clock that was put into it stays, stopped where it was stopped; asked itself, it says it is the browser's own
      const isNative = Function.prototype.toString.call(setTimeout).includes('[native code]');
      return !document.hidden && isNative;
    });
  } catch {
    return false;
  }
}

/** Whatever is answered to the page with a refusal from now on: the lines of its console. */
export function refusalsOn(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (reply) => reply.status() >= 400 && refusals.push(`${reply.status()} ${reply.url()}`));
  return refusals;
}

/** A call to the API from outside the browser: to look at what the screens led to. */
export async function call<K extends Key>(key: K, input: CallInput<K>, token?: string): Promise<Reply<K>> {
  const [method = 'GET'] = key.split(' ');
  const { body } = input as { body?: unknown };
  const reply = await fetch(`${site()}/api${pathOf(key, input)}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as { success: boolean; message: string; data: Reply<K> };
  if (!answer.success) throw new Error(`${key}: ${reply.status} ${answer.message}`);
  return answer.data;
}

/** The newest code that was "sent" to a phone. */
export async function codeFor(phoneNumber: string): Promise<string> {
  const { messages } = await call('GET /sandbox/messages', { query: { to: phoneNumber } });
  const code = messages.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find(Boolean);
  if (!code) throw new Error(`No code for ${phoneNumber}`);
  return code;
}

let pictures = 0;

/** With `PICTURES=folder` set, keeps a picture of each step of a journey: to look at, as a person would. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (!folder) return;
  pictures += 1;
  await page.screenshot({ path: `${folder}/${String(pictures).padStart(2, '0')}-${name}.png` });
}
