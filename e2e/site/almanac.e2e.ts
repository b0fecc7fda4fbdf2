import { expect, test } from 'vitest';
import { almanacMessages } from '#contract/almanac/messages.ts';
import { windowOf } from '#domain/calendar/good-hours.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, desk, phone, site, visitor } from '../browser.ts';
import { reader } from '../plain.ts';

/** A family follows an almanac: its festivals, their rules, its calendar, and good hours for a ritual. */

test('who chooses a district and an almanac finds them again, and sees where others differ', async () => {
  const { page } = await visitor(phone);
  await page.goto('/panchang/2025-10-21');
  await page.getByText('Diwali is on this day by Jagannath temple; by our own almanac it is on 20 October.').waitFor();
  await page.getByRole('link', { name: 'Khordha, our own almanac: change' }).click();
  await page.getByLabel('District', { exact: true }).selectOption('Puri');
  await page.getByLabel('Almanac', { exact: true }).selectOption('Jagannath temple');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/panchang/2025-10-21?district=Puri&panji=jagannath');
  await page.getByRole('link', { name: 'Diwali' }).waitFor();
  await page.getByText('Why Amavasya').click();
  await page.getByText('In Amavasya it is 348° to 360° ahead.').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  // remembered, though the address no longer says it
  await page.goto('/festivals/2025');
  // on a phone the months are folded; a press on one of the row above leads there and opens it
  const october = page.getByText('October 2025').filter({ visible: true });
  await october.waitFor();
  expect(await page.getByRole('link', { name: /^Tuesday, 21 October 2025: Diwali/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Oct', exact: true }).click();
  await page.getByRole('link', { name: /^Tuesday, 21 October 2025: Diwali.* our own almanac: Mon, 20 Oct/s }).click();
  await page.getByRole('heading', { name: 'Why this day' }).waitFor();
  await page.locator('summary').getByText('The numbers it was decided by').click();
  await page.getByText('Amavasya lasts from 20 Oct').waitFor();
  await page.getByText('by the rule it would be 20 October').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  const feed = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href');
  expect(feed).toMatch(/^webcal:.*\/festivals\.ics\?district=Puri&panji=jagannath$/);
  const calendar = await (await fetch(String(feed).replace('webcal:', 'http:'))).text();
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(300);
});

test('where almanacs differ both days are marked in the month, whose almanac is named only where it has something', async () => {
  const { page } = await visitor(desk);
  const marked = async (day: string) => {
    const cell = page.getByRole('table').getByRole('link', { name: new RegExp(`${day} October 2025`) });
    return (await cell.getByText('Diwali*', { exact: true }).filter({ visible: true }).count()) > 0;
  };
  for (const panji of ['computed', 'jagannath']) {
    await page.goto(`/panchang/2025/10?panji=${panji}`);
    expect([panji, await marked('20'), await marked('21'), await marked('22')]).toEqual([panji, true, true, false]);
  }
  await page.getByText('Where dates of Jagannath temple for 2025 were entered, they come first').waitFor();
  await page.goto('/panchang/2044/10?panji=bhagyadeepa');
  await page.getByText('Nothing of Bhagyadeepa has been entered for 2044: these are the days we computed.').waitFor();
  const { open } = await reader();
  const other = await open('/panchang/2025-10-21?panji=bhagyadeepa');
  expect(other.text).toContain('Diwali is on this day by Jagannath temple; by our own almanac it is on 20 October.');
  expect(other.text).toContain('Nothing of Bhagyadeepa has been entered for 2025');
});

test('the hours of a ritual stand by day with why, and a press asks who is free then', async () => {
  const hours = await call('GET /muhurat', { query: { ritual: 'gruha-pratistha', district: 'Khordha', days: '366' } });
  const { page } = await visitor(phone);
  await page.goto('/muhurat/gruha-pratistha?district=Khordha');
  await page.getByText('These rules are to be confirmed by an acharya').waitFor();
  // of a district that is known each says how many could begin then, before it is pressed
  const first = page.getByRole('link', { name: /\d free$/ }).first();
  await first.waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  const asked = new URL(String(await first.getAttribute('href')), site());
  const from = `${asked.searchParams.get('date')}T${asked.searchParams.get('time')}`;
  expect(hours.map((one) => one.from.slice(0, 16))).toContain(from);
  const [, said] = /(\d+) free$/.exec(await first.innerText()) ?? [];
  await first.click();
  await page.waitForURL('**/find-pandit?ritual=*');
  await page.getByRole('heading', { name: new RegExp(`^${said} pandits? free on `) }).waitFor();
});

test('hours stand for any place of India, named with its degrees, and a booking is asked for in them', async () => {
  const { page } = await visitor(phone);
  await page.goto('/muhurat?district=Puri');
  await page.getByText('In Puri.').waitFor();
  // on a phone the place is folded
  await page
    .locator('summary')
    .filter({ hasText: /^Puri$/ })
    .click();
  await page.getByText('Another place in India').click();
  await page.getByText('Sunrise is computed for 19.7982° N, 85.8249° E.').waitFor();
  await page.getByLabel('Latitude').fill('39');
  await page.getByLabel('Longitude').fill('88.3639');
  const show = page.getByRole('button', { name: 'Show' }).last();
  await show.click();
  await page.getByText('Please give a latitude from 6 to 38 degrees north, like 20.2961.').waitFor();
  expect(await page.getByLabel('Latitude').inputValue()).toBe('39');
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByLabel('Latitude').fill('22.5726');
  await show.click();
  await page.getByText('In Kolkata.').waitFor();
  await page.getByRole('link', { name: 'Satyanarayan Puja' }).click();
  await page.waitForURL('**/muhurat/satyanarayan-puja?lat=22.5726&lon=88.3639');
  expect(await page.title()).toContain('Kolkata');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/muhurat\/satyanarayan-puja$/);
  const query = { ritual: 'satyanarayan-puja', lat: '22.5726', lon: '88.3639', days: '366' };
  const hours = await call('GET /muhurat', { query });
  const press = page.getByRole('link', { name: /: who is free$/ }).first();
  const to = new URL(String(await press.getAttribute('href')), site());
  expect(to.searchParams.get('district')).toBeNull();
  expect(hours.map((one) => windowOf(one, '22.5726,88.3639'))).toContain(to.searchParams.get('window'));
  await press.click();
  await page.getByRole('heading', { name: /^\d+ pandits? free on / }).waitFor();
  await page
    .getByText(/^Good hours \d/)
    .first()
    .waitFor();
});

test('a festival’s page of another year is about that year, with the years after it', async () => {
  const { open } = await reader();
  const older = await open('/festivals/mahashtami?year=2024');
  expect(older.document.querySelector('title')?.text).toContain('2024');
  expect(older.text).toContain('Friday, 11 October 2024');
  const later = older.document.querySelectorAll('section[aria-labelledby=later] li').map(({ text }) => text.slice(-4));
  expect(later).toEqual(['2025', '2026', '2027', '2028']);
  expect(older.document.querySelectorAll('main a[href*="find-pandit"]')).toEqual([]);
  // a list of a year ahead leads to the days of that year
  const ahead = String(new Date().getFullYear() + 3);
  const inList = (await open(`/festivals/${ahead}`)).document.querySelector('a[href^="/festivals/diwali"]');
  const diwali = await open(String(inList?.getAttribute('href')));
  expect(diwali.document.querySelector('title')?.text).toContain(`Diwali ${ahead}: `);
  // what comes more than once in a year leads to the day that was pressed
  const mondays = await open(`/festivals/${ahead}`);
  const links = mondays.document.querySelectorAll('a[href^="/festivals/kartika-somabara"]').slice(0, 2);
  const said = links.map(({ text }) => /^(.+ \d{4}):/.exec(text.trim())?.[1] ?? '');
  expect(new Set(said).size).toBe(2);
  for (const [nth, link] of links.entries())
    expect((await open(String(link.getAttribute('href')))).document.querySelector('main [data-day]')?.text).toBe(
      said[nth],
    );
  // as the temple announced it
  const nuakhai = await open('/festivals/nuakhai?year=2025');
  expect(nuakhai.text).toContain('At 10:33 am Announced by Samaleswari temple, Sambalpur.');
  // nobody has entered what was announced then, and nobody can announce it any more
  const unknown = (await open('/festivals/nuakhai?year=2019')).text;
  expect(unknown).toContain('What was announced for 2019 has not been entered here. 3 September is the day we compute');
});

test('a year of new bodies at Puri says what that means for each of its days', async () => {
  const { open } = await reader();
  const said = async (address: string) =>
    /This is a year of Nabakalebara[.:] [^.]+/.exec((await open(`/festivals/${address}`)).text)?.[0] ?? null;
  for (const address of ['2034', 'ratha-yatra?year=2034', 'niladri-bije?year=2034'])
    expect(await said(address)).toContain('are given new bodies before Ratha Yatra');
  expect(await said('snana-purnima?year=2034')).toContain('a month longer than in other years');
  // the temple had two Asadhas, the sky has two Srabanas
  for (const address of ['1977', 'bahuda-yatra?year=1977']) expect(await said(address)).toContain('by the sky Srabana');
  for (const address of ['ratha-yatra?year=2033', 'diwali?year=2034']) expect(await said(address)).toBeNull();
});

test('a festival without a date is its next one, and leads back to the list of that year', async () => {
  const { open } = await reader();
  for (const slug of ['diwali', 'ganesh-chaturthi', 'rama-navami']) {
    const sheet = await open(`/festivals/${slug}`);
    const year = sheet.document.querySelector('main [data-day]')?.text.slice(-4) ?? '';
    expect([slug, sheet.document.querySelector('main a')?.text.trim()]).toEqual([slug, `All festivals of ${year}`]);
    expect(sheet.document.querySelectorAll('main a').at(-3)?.text).toBe(`Festivals of ${year}`);
  }
});

test('no good hour lies in sutak, on the day of an eclipse and on the day before', async () => {
  const { open } = await reader();
  const day = await open('/panchang/2027-08-02');
  expect(day.text).toMatch(/4:09 am–5:21 pm\s*Sutak/);
  expect(day.text).toMatch(/Abhijit lies wholly within Sutak/);
  // what is left of the day is not for a ritual: both pages say so
  const most = 'For most rituals we give';
  expect(day.text).toContain(`${most} no hours on its whole day`);
  expect((await open('/eclipses/2027')).text).toContain(`${most} none on its whole day`);
  const before = await open('/panchang/2027-08-01');
  expect(before.text).toMatch(/4:09 am–5:21 pm, 2 Aug\s*Sutak/);
  expect(before.text).toMatch(/3:5\d am–4:09 am, 2 Aug\s*Brahma muhurta.*of [^;]+; the rest is Sutak/s);
});

test('on a phone the months of a year of good days are folded but for one', async () => {
  const { page } = await visitor(phone);
  await page.goto('/muhurat/vivah-bahaghara?year=2027');
  const days = page.getByRole('article').filter({ visible: true });
  const open = await days.count();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(25);
  await page.locator('section > details:not([open]) > summary').filter({ hasText: '2027' }).first().click();
  await expect.poll(() => days.count()).toBeGreaterThan(open);
});

const years = Array.from({ length: 12 }, (_, nth) => String(2024 + nth));
const eclipsesOf = async (year: string) => ({ year, ...(await call('GET /panchang/eclipses', { query: { year } })) });

test('a year has its list, an eclipse its times, and without script all of it is there', async () => {
  const { open } = await reader();
  const year = await open('/muhurat/vivah-bahaghara?year=2027');
  expect([year.status, year.document.querySelectorAll('article').length > 20]).toEqual([200, true]);
  // nobody has said where they are: nobody is counted there
  const anywhere = await open('/muhurat/satyanarayan-puja');
  expect(anywhere.text).toContain(': who is free');
  expect(anywhere.text).not.toMatch(/\d free|nobody is free/);
  // Vishnu sleeps from July to November, and the sun stands in Mina before that
  expect(year.text).toContain('Chaturmasya lasts until 9 November');
  expect(year.text).toContain('The sun is in Mina until');
  const eclipse = await open('/eclipses/2025');
  expect(eclipse.text).toContain('Total eclipse of the moon');
  expect(eclipse.text).toContain('no puja is begun');
  const without = (await Promise.all(years.map(eclipsesOf))).find(({ eclipses }) => eclipses.length === 0)?.year;
  expect((await open(`/eclipses/${without}`)).text).toContain(`No eclipse of ${without} can be seen from Khordha.`);
  const day = await (await open('/panchang/2026-12-14')).press('Show', { District: 'Jajpur', Almanac: 'biraja' });
  expect(day.address).toBe('/panchang/2026-12-14?district=Jajpur&panji=biraja');
  const ritual = await (await open('/services/gruha-pratistha')).follow('Good days and hours for it');
  expect(ritual.text).toContain('Good hours for Gruha Pratistha');
  expect(ritual.valueOf('District')).toBe('Jajpur');
  const typed = await open('/Muhurat/Gruha-Pratistha/?district=puri');
  expect([typed.address, typed.valueOf('District')]).toEqual(['/muhurat/gruha-pratistha?district=Puri', 'Puri']);
});

test.each([
  ['/festivals/1949', 'Please give a year from 1950 to 2100'],
  ['/festivals/mango-day', 'a festival that we list'],
  ['/festivals/diwali?on=soon', 'a festival that we list'],
  ['/festivals/diwali?year=3000', 'Please give a year from 1950 to 2100'],
  ['/eclipses/soon', 'Please give a year from 1950 to 2100'],
  ['/muhurat/varshika-shraddha', 'Its day is fixed by a birth, by a death'],
  ['/muhurat/nothing', 'we do not know the ritual'],
  ['/muhurat/gruha-pratistha?year=1900', 'or the year'],
  ['/muhurat/gruha-pratistha?lat=21.1&lon=81.6&year=1900', 'or the year'],
])('%s leads to nothing, and says what to give', async (address, sentence) => {
  const sheet = await (await reader()).open(address);
  expect(sheet.status).toBe(404);
  expect(sheet.text).toContain(sentence);
});

const noDistrict = 'Please give a district of Odisha, like Jajpur.';
const inKhordha = 'This page is for Khordha.';

test.each([
  ['/panchang?district=Atlantis', { District: noDistrict }, `We know no district “Atlantis” in Odisha. ${inKhordha}`],
  ['/panchang/2027-05-27?lat=200', { District: noDistrict }, `does not read degrees (200). ${inKhordha}`],
  ['/panchang/2027/3?lat=abc&lon=85', { District: noDistrict }, `does not read degrees (abc, 85). ${inKhordha}`],
  ['/eclipses?lon=999', { District: noDistrict }, `does not read degrees (999). ${inKhordha}`],
  ['/festivals?district=Atlantis', {}, 'We know no district “Atlantis”'],
  ['/festivals/diwali?panji=nobody', { Almanac: 'Please choose an almanac from the list.' }, 'no almanac “nobody”'],
  ['/muhurat?district=Delhi', { District: noDistrict }, 'We know no district “Delhi”'],
  ['/muhurat/gruha-pratistha?district=Delhi', { District: noDistrict }, 'We know no district “Delhi”'],
  [
    '/muhurat/gruha-pratistha?lat=200&lon=85',
    { 'Latitude (north)': almanacMessages.muhurat_lat },
    'In Khordha, by the sunrise of',
  ],
  ['/muhurat?lat=20&lon=999', { 'Longitude (east)': almanacMessages.muhurat_lon }, 'In Khordha, by the sunrise of'],
])('%s is a place that we do not know: said above the page and beside its field', async (address, wrong, sentence) => {
  const sheet = await (await reader()).open(address);
  expect([sheet.status, sheet.wrong]).toEqual([422, wrong]);
  expect(sheet.text).toContain(sentence);
});
