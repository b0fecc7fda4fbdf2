import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStatuses, shortId } from '#domain/booking.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { addDays } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { escapedIn } from '../../testing/test-escaped.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

// a server may be anywhere; the entry is India's all the same
process.env['TZ'] = 'America/Los_Angeles';

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
let days = 0;
beforeAll(async () => {
  t = await testApp();
  b = await makeBookable(t, { price: 2100 });
  customer = await t.person('user');
});
afterAll(() => t.close());

const nextDay = () => addDays(b.day, (days += 1));

async function take(id: string, who: TestPerson): Promise<{ status: number; headers: Headers; text: string }> {
  const reply = await fetch(`${t.url}/api/booking/${id}/calendar`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** The entry's lines, put together where they were folded (RFC 5545, 3.1), by name. */
function entryIn(text: string): Record<string, string> {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

test.each([
  ['or-IN', /\p{Script=Oriya}/u],
  ['hi-IN', /\p{Script=Devanagari}/u],
])('an entry taken in %s has no words of another language but names and addresses', async (locale, letter) => {
  const booking = await makeBooking(t, b, customer, {
    day: nextDay(),
    startTime: '09:30',
    status: 'confirmedbypandit',
  });
  const reply = await fetch(`${t.url}/api/booking/${booking._id}/calendar`, {
    headers: { authorization: `Bearer ${customer.token}`, cookie: `${LOCALE_COOKIE}=${locale}` },
  });
  const { SUMMARY = '', DESCRIPTION = '' } = entryIn(await reply.text());
  const named = [b.pandit.name, customer.name, booking.ritualId.ritualType, booking.userAddress ?? '', 'Sankalp'];
  const said = `${SUMMARY} ${DESCRIPTION}`.replaceAll(/\\n|https?:\S+|#[0-9A-F]{8}/g, ' ');
  expect(said).toMatch(letter);
  expect(named.reduce((rest, name) => rest.replaceAll(name, ''), said)).not.toMatch(/[A-Za-z]{2}/);
});

/** The day of these is settled. */
const dated = ['advancepaymentdone', 'confirmedbypandit', 'completed'] as const;

test.each(dated)('an entry of a booking that is %s has no word of ours outside the catalogues', async (status) => {
  const day = nextDay();
  const booking = await makeBooking(t, b, customer, { day, startTime: '09:30', status });
  const hours = { from: `${day}T09:30:00+05:30`, to: `${day}T11:10:00+05:30`, date: day };
  const muhurat = { ...hours, district: 'Jajpur', tithi: 11, nakshatra: 27, warnings: ['venus-set'], version: 0 };
  await t.deps.pool`UPDATE bookings SET muhurat = ${t.deps.pool.json(muhurat)} WHERE id = ${booking._id}`;
  const given = [b.pandit.name, customer.name, booking.ritualId.ritualType, booking.userAddress ?? '', 'Sankalp'];
  for (const who of [customer, b.pandit]) {
    const reply = await fetch(`${t.url}/api/booking/${booking._id}/calendar`, {
      headers: { authorization: `Bearer ${who.token}`, cookie: `${LOCALE_COOKIE}=en-XA` },
    });
    expect(reply.status).toBe(200);
    const { SUMMARY = '', DESCRIPTION = '' } = entryIn(await reply.text());
    expect(SUMMARY).toContain('⟦');
    const said = `${SUMMARY} ${DESCRIPTION}`.replaceAll(/\\n/g, ' ').replaceAll('\\', '');
    expect(escapedIn(said, [...given, 'Shukla Ekadashi', 'Revati'])).toEqual([]);
  }
});

test('good hours that end after midnight name the date of their end', async () => {
  const day = nextDay();
  const booking = await makeBooking(t, b, customer, { day, startTime: '23:20', status: 'confirmedbypandit' });
  const hours = { from: `${day}T23:20:00+05:30`, to: `${addDays(day, 1)}T01:10:00+05:30`, date: day };
  const muhurat = { ...hours, district: 'Jajpur', tithi: 11, nakshatra: 27, warnings: ['venus-set'], version: 0 };
  await t.deps.pool`UPDATE bookings SET muhurat = ${t.deps.pool.json(muhurat)} WHERE id = ${booking._id}`;
  const said = entryIn((await take(booking._id, customer)).text)['DESCRIPTION'] ?? '';
  const next = new Date(`${addDays(day, 1)}T00:00:00Z`);
  const date = `${next.getUTCDate()} ${next.toLocaleString('en-IN', { month: 'short', timeZone: 'UTC' })}`;
  expect(said.replaceAll('\\', '')).toContain(`Good hours: 11:20 pm to 1:10 am, ${date}n`);
  // with the tithi and the star of those hours; the weekday is the almanac's, of the day before that date
  const almanac = new Date(`${day}T00:00:00Z`).toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' });
  expect(said.replaceAll('\\', '')).toContain(
    `By the almanac: ${almanac}, Shukla Ekadashi, Revati. Venus is set: ask your acharya`,
  );
  const whole = { ...muhurat, from: `${day}T06:10:00+05:30`, to: `${addDays(day, 1)}T06:11:00+05:30` };
  await t.deps.pool`UPDATE bookings SET muhurat = ${t.deps.pool.json(whole)} WHERE id = ${booking._id}`;
  const all = entryIn((await take(booking._id, customer)).text)['DESCRIPTION'] ?? '';
  expect(all.replaceAll('\\', '')).toContain(`Good hours: the whole day, 6:10 am to 6:11 am, ${date}n`);
});

test('a puja with a time is written in UTC', async () => {
  expect(new Date().getTimezoneOffset()).toBeGreaterThan(0);
  const day = nextDay();
  const booking = await makeBooking(t, b, customer, { day, startTime: '04:30', status: 'confirmedbypandit' });
  const { status, headers, text } = await take(booking._id, customer);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="puja-${day}-${shortId(booking._id)}.ics"`);
  const entry = entryIn(text);
  const dayBefore = addDays(day, -1).replaceAll('-', '');
  // half past four in the morning in India is eleven in the evening before
  expect(entry).toMatchObject({
    DTSTART: `${dayBefore}T230000Z`,
    DTEND: `${day.replaceAll('-', '')}T010000Z`,
    UID: booking._id,
    SEQUENCE: String(booking.__v),
    STATUS: 'CONFIRMED',
    SUMMARY: `${b.ritual.name} with ${b.pandit.name}`,
    LOCATION: 'Plot 12\\, Nayapalli\\, Bhubaneswar',
  });
  expect(entry['DESCRIPTION']).toContain(`#${shortId(booking._id)}`);
  expect(entry['DESCRIPTION']).toContain(spoken(b.pandit.phone));
});

test('a puja of a whole day is that day in India and no time', async () => {
  const day = nextDay();
  const booking = await makeBooking(t, b, customer, { day, status: 'confirmedbypandit' });
  expect(entryIn((await take(booking._id, customer)).text)).toMatchObject({
    'DTSTART;VALUE=DATE': day.replaceAll('-', ''),
    'DTEND;VALUE=DATE': addDays(day, 1).replaceAll('-', ''),
  });
});

test('taken again after a change it is the same entry, newer', async () => {
  const booking = await makeBooking(t, b, customer, { day: nextDay(), status: 'advancepaymentdone' });
  const before = entryIn((await take(booking._id, customer)).text);
  expect(before['STATUS']).toBe('TENTATIVE');
  const accept = { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body: accept }, b.pandit)).status).toBe(200);
  const after = entryIn((await take(booking._id, customer)).text);
  expect(after).toMatchObject({ UID: before['UID'], STATUS: 'CONFIRMED' });
  expect(Number(after['SEQUENCE'])).toBe(Number(before['SEQUENCE']) + 1);
});

test('called off after it was settled, it is the word to remove that entry', async () => {
  const paid = await makeBooking(t, b, customer, { day: nextDay(), status: 'advancepaymentdone' });
  const agreed = await makeBooking(t, b, customer, { day: nextDay(), startTime: '09:00', status: 'confirmedbypandit' });
  const before = new Map<string, Record<string, string>>();
  for (const { _id } of [paid, agreed]) before.set(_id, entryIn((await take(_id, customer)).text));
  const decline = { bookingId: paid._id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Fever' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body: decline }, b.pandit)).status).toBe(200);
  const cancel = { bookingId: agreed._id, reason: 'The pandit is in hospital' };
  expect((await t.call('POST /booking/admin/cancel', { body: cancel }, await t.person('admin'))).status).toBe(200);

  for (const { _id, bookingDate } of [paid, agreed]) {
    const earlier = before.get(_id) ?? {};
    expect(earlier).not.toHaveProperty('METHOD');
    const { status, headers, text } = await take(_id, customer);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`puja-${bookingDate}-${shortId(_id)}-cancelled.ics`);
    const entry = entryIn(text);
    expect(entry).toMatchObject({
      METHOD: 'CANCEL',
      STATUS: 'CANCELLED',
      TRANSP: 'TRANSPARENT',
      UID: earlier['UID'],
      SUMMARY: `Cancelled: ${b.ritual.name} with ${b.pandit.name}`,
      DESCRIPTION: expect.stringMatching(/^This puja does not take place/),
    });
    for (const when of ['DTSTART', 'DTSTART;VALUE=DATE', 'DTEND']) expect(entry[when]).toBe(earlier[when]);
    expect(Number(entry['SEQUENCE'])).toBeGreaterThan(Number(earlier['SEQUENCE']));
    expect(entryIn((await take(_id, b.pandit)).text)).toMatchObject({ METHOD: 'CANCEL', UID: earlier['UID'] });
  }
});

test('each sees the other; the family’s phone only once the day is agreed', async () => {
  const paid = await makeBooking(t, b, customer, { day: nextDay(), status: 'advancepaymentdone' });
  const agreed = await makeBooking(t, b, customer, { day: nextDay(), status: 'confirmedbypandit' });
  const early = entryIn((await take(paid._id, b.pandit)).text);
  expect(early['SUMMARY']).toBe(`${b.ritual.name} for ${customer.name}`);
  expect(early['DESCRIPTION']).not.toContain(spoken(customer.phone));
  expect(entryIn((await take(agreed._id, b.pandit)).text)['DESCRIPTION']).toContain(spoken(customer.phone));
  const office = entryIn((await take(agreed._id, await t.person('admin'))).text);
  expect(office['DESCRIPTION']).toContain(spoken(b.pandit.phone));
  expect(office['DESCRIPTION']).toContain(spoken(customer.phone));
});

test('there is none while the day is not settled, nor where it never was', async () => {
  const answers: Record<string, number> = {};
  for (const status of bookingStatuses) {
    const booking = await makeBooking(t, b, customer, { day: nextDay(), status });
    answers[status] = (await take(booking._id, customer)).status;
  }
  expect(answers).toEqual({
    pendingwithpandit: 409,
    advancepaymentrequested: 409,
    advancepaymentdone: 200,
    confirmedbypandit: 200,
    completed: 200,
    rejected: 409,
    cancelled: 409,
    expired: 409,
  });
});

test('for everyone else there is no such booking', async () => {
  const booking = await makeBooking(t, b, customer, { day: nextDay(), status: 'confirmedbypandit' });
  for (const who of [await t.person('user'), await t.person('pandit')]) {
    expect((await take(booking._id, who)).status).toBe(404);
  }
});
