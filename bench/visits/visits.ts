import { existsSync, writeFileSync } from 'node:fs';
import { env, exit } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { ownServer } from '../own-server.ts';
import {
  APP,
  asSignedIn,
  DOCUMENT,
  documents,
  open,
  people,
  type Limits,
  examples,
  filledIn,
  type Examples,
} from './visited.ts';

/**
 * What a first visit to each screen costs: all that comes over the wire for the first view, with an empty cache, and how much moves
 * while it comes, on a phone and on a desk, where fonts come only after the first view is drawn. After `npm run build`:
 *
 *     node bench/visits/visits.ts [--only documents] [--json FILE] [part of a path …]
 *
 * What moves depends on the fonts of the machine: FONTCONFIG_FILE can name others.
 */

type Cookies = Parameters<BrowserContext['addCookies']>[0];

interface Cost {
  readonly bytes: number;
  readonly requests: number;
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly moved: number;
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
/** So long without anything under way, and the visit is over. */
const QUIET_MS = 800;
/** So many screens are visited side by side: most of a visit is waiting for that. */
const AT_ONCE = 4;

const { values: options, positionals: wanted } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'string' } },
  allowPositionals: true,
});
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const executablePath = env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));

const server = env['SITE'] ? null : await ownServer({ RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'error' });
const site = env['SITE'] ?? server?.url ?? '';
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
});
const told: (Cost & { who: string; path: string })[] = [];
const tooMuch: string[] = [];
try {
  await visitAll();
} finally {
  await browser.close();
  await server?.stop();
}
if (options.json) writeFileSync(options.json, JSON.stringify(told));
console.log(tooMuch.length > 0 ? `\nToo much:\n${tooMuch.join('\n')}` : '\nAll within the limits.');
exit(tooMuch.length > 0 ? 1 : 0);

interface Visit {
  readonly who: string;
  readonly path: string;
  readonly limits: Limits;
  readonly cookies?: Cookies;
}

async function visitAll(): Promise<void> {
  const known = await examples(site);
  const visits = (await planned()).filter(
    ({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
  );
  const costs = new Map<Visit, Cost>();
  const left = visits.values();
  const lane = async () => {
    for (const one of left) costs.set(one, await costOf(one, known));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  console.log('     kB  requests  scripts     kB   moves');
  for (const one of visits) tell(one, costs.get(one));
}

async function planned(): Promise<Visit[]> {
  const visits: Visit[] = documents.map((path) => ({ who: 'anybody', path, limits: DOCUMENT }));
  if (options.only === 'documents') return visits;
  visits.push(...open.map((path) => ({ who: 'anybody', path, limits: APP })));
  for (const { who, phone, paths } of people) {
    const cookies = await signedIn(browser, phone);
    visits.push(...paths.map((path) => ({ who, path, limits: asSignedIn(path), cookies })));
  }
  return visits;
}

function tell({ who, path, limits }: Visit, cost?: Cost): void {
  if (!cost) return;
  told.push({ who, path, ...cost });
  const columns = [kB(cost.bytes), `${cost.requests}`, `${cost.scripts}`, kB(cost.scriptBytes), cost.moved.toFixed(3)];
  console.log(
    `${columns.map((column, index) => column.padStart([7, 9, 8, 6, 7][index] ?? 0)).join(' ')}  ${who} ${path}`,
  );
  for (const [name, limit] of Object.entries(limits) as [keyof Cost, number][]) {
    if (cost[name] > limit) tooMuch.push(`${who} ${path}: ${name} ${cost[name]}, more than ${limit}`);
  }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The most that one size of screen costs. */
async function costOf({ path, cookies = [] }: Visit, known: Examples): Promise<Cost> {
  const address = filledIn(path, known);
  const costs = await Promise.all(sizes.map((size) => costOn(size, address, cookies)));
  const most = (of: keyof Cost) => Math.max(...costs.map((cost) => cost[of]));
  return {
    bytes: most('bytes'),
    requests: most('requests'),
    scripts: most('scripts'),
    scriptBytes: most('scriptBytes'),
    moved: most('moved'),
  };
}

/** Headers count as well, once the page has nothing under way any more. */
async function costOn(viewport: (typeof sizes)[number], address: string, cookies: Cookies): Promise<Cost> {
  // a browser asks for Brotli over TLS alone, and here is none
  const extraHTTPHeaders = { 'accept-encoding': 'gzip, deflate, br' };
  const context = await browser.newContext({ viewport, locale: 'en-IN', baseURL: site, extraHTTPHeaders });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const sent = await watchWire(page);
  await watchMoves(page);
  const drawnOnce = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await drawnOnce.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  drawnOnce.resolve();
  await quiet(sent);
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  const later = new Set(await belowTheView(page));
  await context.close();
  const seen = [...sent.values()].filter(({ url }) => !later.has(url));
  const scripts = seen.filter(({ type }) => type === 'Script');
  const sum = (all: { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: sum(seen),
    requests: seen.length,
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    moved: Math.round(moved * 10_000) / 10_000,
  };
}

/** Pictures that wait for being scrolled to: how far ahead a browser fetches them is its own affair, and changes with the line. */
function belowTheView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
}

interface Sent {
  readonly url: string;
  readonly type: string;
  bytes: number;
  isUnderWay: boolean;
}

/** Nothing has been under way for a while. */
async function quiet(sent: ReadonlyMap<string, Sent>): Promise<void> {
  for (let since = Date.now(); Date.now() - since < QUIET_MS; await pause(50)) {
    if ([...sent.values()].some(({ isUnderWay }) => isUnderWay)) since = Date.now();
  }
}

async function watchWire(page: Page): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // a live stream is no part of the visit, and what the page carries itself is not sent
    if (/^https?:/.test(request.url) && !request.url.endsWith('/events'))
      sent.set(requestId, { url: request.url, type: type ?? '', bytes: 0, isUnderWay: true });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, isUnderWay: false });
  });
  wire.on('Network.loadingFailed', ({ requestId }) => {
    const one = sent.get(requestId);
    if (one) one.isUnderWay = false;
  });
  return sent;
}

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) counted.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cookie of somebody of the demo. */
async function signedIn(by: Browser, phone: string): Promise<Cookies> {
  const context = await by.newContext({ baseURL: site });
  const reply = await context.request.post('/api/auth/login', { data: { phone, password: 'namaste123' } });
  if (!reply.ok()) throw new Error(`${phone} could not sign in: ${reply.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
