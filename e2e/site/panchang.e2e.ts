import { expect, inject, test } from 'vitest';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, desk, phone, tablet, visitor } from '../browser.ts';
import { reader } from '../plain.ts';

/** The almanac's pages say what the almanac says, for the district that was chosen. */

test('a day has its tithi, star and hours; another district its own sunrise, and the next day is a press away', async () => {
  const said = await call('GET /panchang/day', { query: { date: '2026-12-14', district: 'Sundargarh' } });
  const { page } = await visitor(phone);
  await page.goto('/panchang/2026-12-14');
  await page.getByRole('heading', { name: 'Monday, 14 December 2026' }).waitFor();
  // on a phone the choice is one of the folds below, and the line under the heading opens it
  await page.getByRole('link', { name: 'Khordha, our own almanac: change' }).click();
  await page.getByLabel('District', { exact: true }).selectOption('Sundargarh');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/panchang/2026-12-14?district=Sundargarh');
  const clock = (iso: string) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' }).format(
      new Date(iso),
    );
  await page.getByText(`${clock(said.sunrise)} to ${clock(said.sunset)}`).waitFor();
  await page.locator('dl').getByText('Shukla Panchami').waitFor();
  await page.getByText('Nothing new is begun in it; what has begun goes on.').waitFor({ state: 'hidden' });
  await page
    .locator('summary')
    .filter({ hasText: /m\s*Rahu kaal\s*$/ })
    .click();
  await page.getByText('Nothing new is begun in it; what has begun goes on.').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('link', { name: 'Day after' }).click();
  await page.getByRole('heading', { name: 'Tuesday, 15 December 2026' }).waitFor();
  expect(new URL(page.url()).search).toBe('?district=Sundargarh');
  await page.getByRole('link', { name: /^Who is free on / }).click();
  await page.waitForURL('**/find-pandit?date=2026-12-15&district=Sundargarh');
});

/** Runs in the page: the smallest letters that are shown, in pixels, and by how much words in the ring stick out of its hole. */
function lettersShown(): { least: number; over: number } {
  const sizes: number[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent?.trim() || !parent?.checkVisibility()) continue;
    const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    if (!parent.closest('.sr-only, option')) sizes.push(parseFloat(getComputedStyle(parent).fontSize) * drawn);
  }
  const HOLE = 100;
  const corners = [...document.querySelectorAll<SVGTextElement>('[data-middle] text')].flatMap((text) => {
    const { x, y, width, height } = text.getBBox();
    return [y + height * 0.2, y + height * 0.8].map((at) => Math.hypot(x + width, at));
  });
  return { least: Math.min(...sizes), over: Math.max(0, ...corners.map((far) => far - HOLE)) };
}

test.each([phone, { width: 640, height: 800 }, tablet, desk])(
  'at $width px no letter is smaller than 11 px, and what the ring says of now stays within it',
  async (screen) => {
    const { page } = await visitor(screen);
    for (const path of ['/panchang', '/panchang/2027-05-27', '/panchang/2027/5']) {
      await page.goto(path);
      const { least, over } = await page.evaluate(lettersShown);
      expect([path, least >= 11, over]).toEqual([path, true, 0]);
    }
  },
);

/** Runs in the page: times of lists and cells that a line breaks, like `6:48` and `pm` below it, or `6:48 pm,` and `30 Jan`. */
function brokenTimes(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.parentElement?.closest('dl, td, summary') || !node.parentElement.checkVisibility()) continue;
    for (const { 0: said, index } of (node.textContent ?? '').matchAll(
      /\d{1,2}:\d\d\s[ap]m(,\s\d{1,2}\s[A-Z][a-z]{2,3})?/g,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + said.length);
      if (range.getClientRects().length > 1) broken.push(said);
    }
  }
  return broken;
}

test.each([phone, tablet, desk])(
  'at $width px no line breaks within a time, or between it and its date',
  async (screen) => {
    const { page } = await visitor(screen);
    for (const path of [
      '/panchang/2026-11-26',
      '/panchang/2027-01-29',
      '/panchang/2027-05-26',
      '/panchang/2026/6',
      '/eclipses/2028',
    ]) {
      await page.goto(path);
      expect([path, await page.evaluate(brokenTimes)]).toEqual([path, []]);
    }
  },
);

test('the legend of a day names what the day has: on a Wednesday there is no Abhijit', async () => {
  const { open } = await reader();
  const legendOf = async (day: string) => {
    const { document } = await open(`/panchang/${day}`);
    return document.querySelectorAll('[data-legend] li').map(({ text }) => text.trim());
  };
  expect(await legendOf('2027-05-27')).toEqual(['good', 'Abhijit', 'avoid', 'Brahma muhurta']);
  expect(await legendOf('2027-05-26')).toEqual(['good', 'avoid', 'Brahma muhurta']);
});

test('a tithi or a star of the whole day is drawn round the ring', async () => {
  const { page } = await visitor(desk);
  await page.goto('/panchang/2027-05-27');
  const wholeDay = await page.locator('dl').getByText('the whole day').count();
  expect(wholeDay).toBeGreaterThan(0);
  // light and night are the outer ring; a whole turn within is 250 to 306 wide
  const turns = await page
    .getByRole('main')
    .getByRole('img')
    .locator('path')
    .evaluateAll(
      (paths) =>
        paths
          .map((path) => (path as SVGPathElement).getBBox())
          .filter(({ width, height }) => Math.min(width, height) > 240 && width < 310).length,
    );
  expect(turns).toBeGreaterThan(0);
});

test('the moon’s times stand in their order, and an hour after midnight names its date', async () => {
  const { open } = await reader();
  expect((await open('/panchang/2027-05-27')).text).toContain('Sets 10:38 am · Rises 11:39 pm');
  const night = await open('/panchang/2027-01-29');
  expect(night.text).toContain('Sets 10:53 am · Rises 12:21 am, 30 Jan');
  expect(night.text).toMatch(/Swati until 1:54 am, 30 Jan/);
  // brahma muhurta is before the next sunrise
  expect(night.text).toMatch(/4:4\d am–5:\d\d am, 30 Jan/);
});

test('a repeated tithi says so on both its days, a lost one where it lies, and Malamasa what is not done in it', async () => {
  const { open } = await reader();
  expect((await open('/panchang/2027-05-27')).text).toMatch(/Krishna Saptami the whole day, tomorrow’s sunrise too/);
  expect((await open('/panchang/2027-05-28')).text).toMatch(/Krishna Saptami until 6:25 am, for the second day/);
  const { days } = await call('GET /panchang/month', { query: { year: '2027', month: '6' } });
  const short = days.find(({ tithi }) => tithi.length > 2);
  const sheet = await open(`/panchang/${short?.date}`);
  expect(sheet.text).toMatch(
    new RegExp(`then ${tithiFullName(short?.tithi[1]?.index ?? 0).en} until [^;]+; lost: no day has its name`),
  );
  const malamasa = await open('/panchang/2026-06-01');
  expect(malamasa.text).toContain(
    'Malamasa (Adhika Jyestha), 17 May to 15 June. An extra month: no wedding, house entry,',
  );
});

test('a day has its choghadiyas, horas and rising signs behind a press, and is worth something to a birth star', async () => {
  const { page } = await visitor(phone);
  await page.goto('/panchang/2026-12-14?district=Jajpur');
  const folds = ['More of this day', 'Choghadiya of day and night', 'The 24 horas', 'Rising signs (lagna)'];
  for (const fold of [...folds, 'For your birth star']) {
    await page.locator('summary').getByText(fold, { exact: true }).click();
  }
  const horas = page.locator('details').filter({ hasText: 'The 24 horas' }).getByRole('listitem');
  expect(await horas.count()).toBe(24);
  await horas.first().getByText('Moon', { exact: true }).waitFor();
  const choghadiya = page.locator('details').filter({ hasText: 'Choghadiya of day' }).getByRole('listitem');
  expect(await choghadiya.filter({ hasText: ', 15 Dec' }).count()).toBeGreaterThan(3);
  await page.getByText('none', { exact: true }).first().waitFor();
  await page.getByLabel('Birth star and moon sign').selectOption('Krittika, Vrisha');
  await page.getByRole('button', { name: 'Remember' }).click();
  await page.waitForURL('**/panchang/2026-12-14?district=Jajpur#birth-star');
  await page.getByText('Sampat, wealth: good').waitFor();
  await page.getByText('the moon in Makara, the 9th sign from yours: mixed').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  // and on every other day, until it is taken back
  await page.goto('/panchang/2026-12-15');
  await page.getByText('Vipat, danger: not good').waitFor();
  await page.getByLabel('Birth star and moon sign').selectOption('Not set');
  await page.getByRole('button', { name: 'Remember' }).click();
  await page.getByText('Set the star and the moon’s sign of your birth').waitFor();
});

test('a month is a table for the wall: every day a way on, festivals in their cells, good days and holidays', async () => {
  const { page } = await visitor(desk);
  await page.goto('/panchang/2026/12');
  const sheet = page.getByRole('table', { name: 'Panchang of December 2026, Khordha' });
  expect(await sheet.getByRole('columnheader').count()).toBe(7);
  await sheet.getByRole('columnheader', { name: 'Sunday ରବିବାର' }).waitFor();
  await sheet
    .getByRole('link', { name: 'Friday, 4 December 2026' })
    .filter({ visible: true })
    .getByText('Utpanna Ekadashi')
    .and(page.locator(':visible'))
    .waitFor();
  expect(await sheet.getByRole('link').count()).toBe(31);
  await sheet.getByText('Christmas', { exact: true }).waitFor();
  expect(await sheet.locator(':lang(or)').filter({ hasText: 'ପଞ୍ଚମୀ' }).count()).toBeGreaterThan(0);
  const good = await call('GET /muhurat', {
    query: { ritual: 'gruha-pratistha', district: 'Khordha', from: '2026-12-01', days: '31' },
  });
  const houses = new Set(good.map(({ date }) => date)).size;
  expect(houses).toBeGreaterThan(0);
  expect(
    await sheet
      .getByText(/new house/)
      .filter({ visible: true })
      .count(),
  ).toBe(houses);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('link', { name: 'Month after' }).click();
  await page.getByRole('heading', { name: 'January 2027' }).waitFor();
});

test('on a phone a month is a grid of numbers, moons and dots; a press opens the day, names stand below', async () => {
  const { page } = await visitor(phone);
  await page.goto('/panchang/2026/12');
  const cells = page.getByRole('table').getByRole('link');
  const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
  expect(boxes.filter((box) => !box || box.width < 44 || box.height < 44)).toEqual([]);
  await page.locator('summary', { hasText: 'Festivals and marked days' }).press('Enter');
  await page.getByRole('link', { name: /Manabasa Gurubara also on 10, 17/ }).waitFor();
  await page.locator('summary', { hasText: 'What the signs mean' }).press('Enter');
  await page.getByText('good day for a wedding, a new house or a vehicle').filter({ visible: true }).waitFor();
  await page.locator('summary', { hasText: 'District and almanac' }).press('Enter');
  await page.getByLabel('District', { exact: true }).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('link', { name: /^Friday, 4 December 2026 .*Utpanna Ekadashi/s }).click();
  await page.getByRole('heading', { name: 'Friday, 4 December 2026' }).waitFor();
});

test('for a day that is over no pandit is offered, on its page and at its good hours', async () => {
  const { open } = await reader();
  for (const path of ['/panchang/2025-10-20', '/muhurat/gruha-pratistha?year=2025']) {
    const { status, document } = await open(path);
    const links = document.querySelectorAll('main a[href*="find-pandit"]');
    expect([path, status, links.length]).toEqual([path, 200, 0]);
  }
});

/** Six weeks and many festivals: the fullest of all. */
const fullest = ['2026/8', '2028/7'];

test('on a phone a month is no longer than two screens, six weeks and Malamasa too', async () => {
  const { page } = await visitor(phone);
  for (const month of [...fullest, '2026/6', '2026/11']) {
    await page.goto(`/panchang/${month}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([month, height <= 2 * phone.height, height]).toEqual([month, true, height]);
  }
});

test('on a tablet the legend says what stands in the cells, on paper every name is there', async () => {
  const { page } = await visitor(tablet);
  await page.goto('/panchang/2026/11');
  const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true });
  for (const said of ['“again”: the tithi', '“lost”: the tithi', '+1 is after midnight', 'Purnima, Amavasya']) {
    await seen(said).waitFor();
  }
  await page.getByLabel('District', { exact: true }).waitFor();
  const cell = page.getByRole('link', { name: 'Sunday, 8 November 2026' });
  const names = (text: string) => cell.getByText(text, { exact: true }).filter({ visible: true });
  expect([await names('+1 more').count(), await names('Kali Puja').count()]).toEqual([1, 0]);
  await page.emulateMedia({ media: 'print' });
  expect([await names('+1 more').count(), await names('Kali Puja').count()]).toEqual([0, 1]);
  const isCut = await seen('Kartika Purnima (Boita Bandana)').evaluate((chip) => chip.scrollWidth > chip.clientWidth);
  expect(isCut).toBe(false);
});

const everyMonth = [2026, 2027, 2028, 2029, 2030, 2031].flatMap((year) =>
  Array.from({ length: 12 }, (_, nth) => `${year}/${nth + 1}`),
);

test('a month is printed on one sheet of A4', async () => {
  const { page } = await visitor(desk);
  const found: string[] = [];
  for (const month of inject('soak') ? everyMonth : fullest) {
    await page.goto(`/panchang/${month}`);
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = sheet.match(/\/Type \/Page\b/g)?.length;
    if (pages !== 1) found.push(`${month}: ${pages} pages`);
  }
  expect(found).toEqual([]);
});

test.each(['/panchang/2026-02-31', '/panchang/1900-01-01', '/panchang/2026/13', '/panchang/soon'])(
  'at %s there is no day, and it says what to give',
  async (address) => {
    const sheet = await (await reader()).open(address);
    expect(sheet.status).toBe(404);
    expect(sheet.text).toContain('Please give a day like 2026-12-14, or a month like 2026/12, between 1950 and 2100');
  },
);
