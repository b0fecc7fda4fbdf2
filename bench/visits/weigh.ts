import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ownServer } from '../own-server.ts';
import { examples, filledIn } from './visited.ts';

/**
 * A first visit as Lighthouse judges it: a cheap phone with a quarter of this machine's speed, on slow 4G, both simulated. Each figure
 * is the median of several visits. `npm run weigh`, or after a build:
 *
 *     CHROMIUM_PATH=… node bench/visits/weigh.ts [--runs 3] [--site http://localhost:3000] [part of a path …]
 */

interface Visit {
  /** Over the wire in all, headers too. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Hundredths. */
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  /** Lighthouse's own measure of this machine while it looked: about 1500 on a desk that is idle. */
  readonly speed: number;
}

/** Those that matter most come first. A search is a screen with the router's scripts, the others are documents. */
const pages = [
  '/',
  '/find-pandit?ritual=:ritual&date=:day',
  '/services/satyanarayan-puja',
  '/pandits/:id',
  '/find-pandit',
  '/services',
  '/about',
  '/help',
  '/panchang',
  '/panchang/2026/12',
];
const FIRST = 4;
const isDocument = (path: string): boolean => !path.startsWith('/find-pandit');
const MOST = { bytes: 70_000, requests: 10, lcp: 1_500, tbt: 150, cls: 0.02 } as const;

const { values: options, positionals: wanted } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, site: { type: 'string' } },
  allowPositionals: true,
});
const columns = '      kB  requests  LCP, s  TBT, ms    CLS  performance  accessibility  practices  SEO  machine';

const server = options.site ? null : await ownServer({ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' });
const site = options.site ?? server?.url ?? '';
const beyond: string[] = [];
try {
  console.log(columns);
  const known = await examples(site);
  for (const path of pages) {
    if (wanted.length > 0 && !wanted.some((part) => path.includes(part))) continue;
    judge(path, await weigh(site + filledIn(path, known)));
  }
} finally {
  await server?.stop();
}
console.log(beyond.length > 0 ? `\nBeyond what is wanted:\n${beyond.join('\n')}` : '\nAll as wanted.');
process.exitCode = beyond.length > 0 ? 1 : 0;

/** The middle of each figure. */
async function weigh(url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) visits.push(await visit(url));
  const [first] = visits;
  if (!first) throw new Error('--runs: at least 1');
  const names = Object.keys(first) as (keyof Visit)[];
  return Object.fromEntries(names.map((name) => [name, median(visits.map((one) => one[name]))])) as unknown as Visit;
}

/** With a browser of its own: nothing is left of the visit before. */
async function visit(url: string): Promise<Visit> {
  const chromePath = env['CHROMIUM_PATH'];
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const told = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // a browser asks for Brotli over TLS alone, and here is none
      extraHeaders: { 'accept-encoding': 'gzip, deflate, br' },
    });
    const { audits, categories, environment, runtimeError } = told?.lhr ?? {};
    if (!audits || !categories || runtimeError) throw new Error(`${url}: ${runtimeError?.message ?? 'no answer'}`);
    const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const requests = audits['network-requests']?.details as { items: { url: string }[] } | undefined;
    return {
      bytes: figure('total-byte-weight'),
      requests: requests?.items.filter((one) => one.url.startsWith('http')).length ?? Number.NaN,
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      speed: environment?.benchmarkIndex ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

function judge(path: string, visited: Visit): void {
  const { bytes, requests, lcp, tbt, cls, performance, accessibility, practices, seo, speed } = visited;
  const told = [(bytes / 1000).toFixed(1), requests, (lcp / 1000).toFixed(2), Math.round(tbt), cls.toFixed(3)];
  const scores = [performance, accessibility, practices, seo];
  const widths = [8, 10, 8, 9, 7, 13, 15, 11, 5, 9];
  const row = [...told, ...scores, Math.round(speed)];
  console.log(`${row.map((one, at) => String(one).padStart(widths[at] ?? 0)).join('')}  ${path}`);
  for (const [name, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    // what a screen's scripts may weigh, scripts/budget.mjs says
    if (!isDocument(path) && (name === 'bytes' || name === 'requests')) continue;
    if (visited[name] > most) beyond.push(`${path}: ${name} ${Math.round(visited[name])}, more than ${most}`);
  }
  if (pages.indexOf(path) < FIRST && scores.some((score) => score < 100)) beyond.push(`${path}: ${scores.join(', ')}`);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
