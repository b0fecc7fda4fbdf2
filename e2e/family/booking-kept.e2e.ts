import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { addDays, asDay } from '#domain/time.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, nextDay, windowOf, type Offering } from '../made.ts';

/** What a family takes along from a booking's page: the day for its calendar, and the receipt. */

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit({ called: 'ପଣ୍ଡିତ ନୀଳମଣି ହୋତା' });
});

test('the day for its calendar', async () => {
  const family = await newFamily();
  const { _id, bookingDate } = await newBooking(family, pandit, nextDay(pandit));
  const accept = { bookingId: _id, bookingStatus: 'confirmedbypandit' } as const;
  await call('POST /booking/update-booking-status', { body: accept }, pandit.token);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/my-bookings/${_id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`puja-${bookingDate}-${_id.slice(-8).toUpperCase()}.ics`);
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(entry).toContain(`DTSTART;VALUE=DATE:${bookingDate.replaceAll('-', '')}\r\n`);
  expect(entry).toContain(`DTEND;VALUE=DATE:${addDays(asDay(bookingDate), 1).replaceAll('-', '')}\r\n`);
  expect(entry).toContain(`UID:${_id}\r\n`);
  expect(entry).toContain(`SUMMARY:${pandit.ritual} with ${pandit.name}\r\n`);
});

test('out of its calendar, once the puja is called off', async () => {
  const family = await newFamily();
  const { _id } = await newPaidBooking(family, pandit, nextDay(pandit), 501);
  const decline = { bookingId: _id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Fever' } as const;
  await call('POST /booking/update-booking-status', { body: decline }, pandit.token);
  for (const [who, path] of [
    [family, `/my-bookings/${_id}`],
    [pandit, `/pandit/bookings/${_id}`],
  ] as const) {
    const { page } = await windowOf(who, phoneScreen);
    await page.goto(path);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Remove from calendar' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('METHOD:CANCEL\r\n');
    expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0);
  }
});

test('its receipt: to read, as a file, and on paper black on white without the rest of the page', async () => {
  const family = await newFamily('ସସ୍ମିତା ରାଉତ');
  const { _id } = await newPaidBooking(family, pandit, nextDay(pandit), 501);
  const { page } = await windowOf(family, desk, { dark: true });
  await page.goto(`/my-bookings/${_id}`);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('heading', { name: 'Receipt for an advance' }).waitFor();
  const sheet = await page.getByRole('article').innerText();
  for (const fact of ['₹501', 'Five hundred and one rupees', 'ସସ୍ମିତା ରାଉତ', pandit.name, pandit.ritual, 'UPI', '₹999'])
    expect(sheet).toContain(fact);
  expect(sheet).toContain('not a tax invoice');

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^receipt-\d{8}-[0-9A-F]{10}\.pdf$/);
  const pdf = await readFile(await file.path(), 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    expect(await gone.filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('link').filter({ visible: true }).count()).toBe(0);
  const { ground, ink } = await page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    ink: getComputedStyle(document.body).color,
  }));
  expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // A4 in points
  expect(printed).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test('there is no receipt where nothing was paid', async () => {
  const family = await newFamily();
  const { _id } = await newBooking(family, pandit, nextDay(pandit), 200);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/my-bookings/${_id}/receipt`);
  await page.getByRole('heading', { name: 'There is no receipt' }).waitFor();
  await page.getByRole('link', { name: 'To the booking' }).click();
  await page.getByText('Payment Requested', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Receipt' }).count()).toBe(0);
});
