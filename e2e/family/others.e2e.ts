import { expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { call, desk, phone, refusalsOn } from '../browser.ts';
import { newFamily, newPandit, windowOf } from '../made.ts';
import { reader } from '../plain.ts';

/** Several pandits for one puja, and a day that is waited for: the pages a browser without script has. */

test('two are asked at once, and the one who accepts has the puja', async () => {
  // the cheapest first, among all who are free
  const [one, other] = [await newPandit({ price: 1 }), await newPandit({ price: 1 })];
  const family = await newFamily();
  const { open } = await reader(family);
  const search = `/find-pandit?ritual=${one.ritualId}&date=${one.from}&book=${one.id}`;
  const dialog = await open(search);
  expect(dialog.text).toContain('If this pandit cannot come, shall we ask others?');
  const box = dialog.document
    .querySelectorAll('input[type=checkbox]')
    .find((input) => input.getAttribute('value') === other.id)
    ?.getAttribute('name');
  const sent = await dialog.press('Submit', { userAddress: 'Plot 12, Nayapalli', [box ?? '']: true });
  expect(sent.status).toBe(200);
  const list = await open('/my-bookings');
  expect(list.text).toContain('One question to 2 pandits: the first to accept gets the booking');
  const { bookings } = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  const of = (pandit: { id: string }) => bookings.find(({ panditId }) => panditId._id === pandit.id)?._id ?? '';
  const accept = { bookingId: of(other), bookingStatus: 'confirmedbypandit' } as const;
  await call('POST /booking/update-booking-status', { body: accept }, other.token);
  const passedOver = (await open(`/my-bookings/${of(one)}`)).text;
  expect(passedOver).toContain('has the puja. We have told the other pandits you asked.');
  expect(passedOver).toContain('Another pandit chosen');
  expect(passedOver).not.toContain('Cancelled by You');
});

test('a second pandit for the same puja: the page asks what is meant, with script and without', async () => {
  const [one, other, third] = [
    await newPandit({ price: 1 }),
    await newPandit({ price: 1 }),
    await newPandit({ price: 1 }),
  ];
  const family = await newFamily();
  const booked = { ritualId: one.ritualId, bookingDate: one.from, userAddress: 'Plot 12, Nayapalli' };
  await call('POST /booking/book-pandit', { body: { panditId: one.id, ...booked } }, family.token);
  const search = (pandit: { id: string }) =>
    `/find-pandit?ritual=${one.ritualId}&date=${one.from}&pandit=${pandit.id}&book=${pandit.id}`;
  const question = `You have asked ${one.name} (`;

  const { open } = await reader(family);
  const warned = await (await open(search(other))).press('Submit', { userAddress: 'Plot 12, Nayapalli' });
  expect(warned.text).toContain(question);
  expect((await warned.press('One pandit: the first to accept')).status).toBe(200);

  const { page } = await windowOf(family, desk);
  const refusals = refusalsOn(page);
  await page.goto(search(third));
  await page.getByLabel('Place Of Puja').fill('Plot 12, Nayapalli');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(/^You have asked .+, any hour\) and .+, any hour\) for this puja\./).waitFor();
  await page.getByRole('button', { name: 'I want both' }).click();
  await page.waitForURL('**/my-bookings');
  const { bookings } = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  expect(bookings).toHaveLength(3);
  // what is asked back is no refusal
  expect(refusals).toEqual([]);
  const askOf = (pandit: { id: string }) => bookings.find(({ panditId }) => panditId._id === pandit.id)?.ask?._id;
  expect(askOf(other)).toBe(askOf(one));
  expect(askOf(third)).not.toBe(askOf(one));
});

test('two pandits, asked for other hours and places: each is read with its own', async () => {
  const [one, other] = [await newPandit({ price: 1 }), await newPandit({ price: 1 })];
  const family = await newFamily();
  const puja = { ritualId: one.ritualId, bookingDate: one.from };
  const at = { startTime: '09:00', userAddress: 'Plot 12, Nayapalli' };
  const later = { startTime: '10:30', userAddress: 'Old Town 3', another: 'one' } as const;
  const first = await call('POST /booking/book-pandit', { body: { panditId: one.id, ...puja, ...at } }, family.token);
  const body = { panditId: other.id, ...puja, ...later };
  const second = await call('POST /booking/book-pandit', { body }, family.token);
  const { open } = await reader(family);
  const list = await open('/my-bookings');
  const cards = list.document.querySelectorAll('article').map(({ text }) => text);
  const cardOf = (pandit: { name: string }) => cards.find((text) => text.includes(pandit.name));
  expect(cards).toHaveLength(2);
  expect(cardOf(one)).toContain('9:00 am');
  expect(cardOf(one)).toContain('Plot 12, Nayapalli');
  expect(cardOf(other)).toContain('10:30 am');
  expect(cardOf(other)).toContain('Old Town 3');
  const othersOn = async (id: string) =>
    (await open(`/my-bookings/${id}`)).document.querySelector('section#others li')?.text ?? '';
  expect(await othersOn(first._id)).toMatch(/10:30 am.*Old Town 3/);
  expect(await othersOn(second._id)).toMatch(/9:00 am.*Plot 12, Nayapalli/);
});

test('what is said about others is said by the family, later too; where nobody is asked the page says what to do', async () => {
  const [pandit, family] = [await newPandit({ price: 1 }), await newFamily()];
  const { open } = await reader(family);
  const dialog = await open(`/find-pandit?ritual=${pandit.ritualId}&date=${pandit.from}&book=${pandit.id}`);
  const radios = dialog.document.querySelectorAll('input[type=radio][name=others]');
  expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([false, false, false]);
  // a no is kept as well
  expect((await dialog.press('Submit', { userAddress: 'Plot 12, Nayapalli', others: 'no' })).status).toBe(200);
  const { bookings } = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  const booking = { _id: bookings[0]?._id ?? '' };
  expect(bookings[0]?.ask?.consent).toBe('no');
  const page = await open(`/my-bookings/${booking._id}`);
  expect((await page.press('Save', { others: 'yes', limit: '1' })).status).toBe(200);
  const said = await call('GET /booking/:id', { params: { id: booking._id } }, family.token);
  expect(said.ask).toMatchObject({ consent: 'yes', limit: 1 });
  // with script, on a phone
  const { page: own } = await windowOf(family, phone);
  await own.goto(`/my-bookings/${booking._id}`);
  await own.getByText('If the pandit cannot come').click();
  expect(await own.getByRole('radio', { name: /^Yes, ask them/ }).isChecked()).toBe(true);
  await own.getByRole('radio', { name: /^Ask me each time/ }).check();
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Noted. You can change it until the puja begins.').waitFor();
  const anew = await call('GET /booking/:id', { params: { id: booking._id } }, family.token);
  expect(anew.ask).toMatchObject({ consent: 'ask', limit: 1 });
  // every other pandit of these journeys costs as little: with nobody asked, the page says what is left to do
  await call('POST /booking/:id/others', { params: { id: booking._id }, body: { others: 'no' } }, family.token);
  const no = { bookingId: booking._id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
  await call('POST /booking/update-booking-status', { body: no }, pandit.token);
  const over = (await open(`/my-bookings/${booking._id}`)).text;
  expect(over).toContain('Look yourself');
  expect(over).toMatch(/Write to us, and we look with you|Call us on/);
});

test('nobody is free: the family waits for the day, is asked when its turn has come, and may leave the list', async () => {
  const pandit = await newPandit();
  const family = await newFamily();
  const { open } = await reader(family);
  const day = addDays(pandit.from, 200);
  const nobody = await open(`/find-pandit?ritual=${pandit.ritualId}&date=${day}&pandit=${pandit.id}`);
  expect(nobody.text).toContain('Tell me when somebody is free');
  const noted = await nobody.press('Tell me');
  expect(noted.text).toContain(`You are on the waiting list for ${pandit.name}: we send you a message.`);
  expect(noted.document.querySelectorAll('button').map(({ text }) => text.trim())).not.toContain('Tell me');
  const list = await open('/my-bookings');
  expect(list.text).toContain('Waiting list');
  expect(list.text).toContain(pandit.name);
  expect(list.text).not.toContain('Needs you');
  const opened = { fromDate: day, toDate: day };
  await call('POST /availability/declare-availability', { body: opened }, pandit.token);
  await expect
    .poll(async () => (await open('/my-bookings')).text, { timeout: 20_000 })
    .toContain(`${pandit.name} is free, for ₹1,500.`);
  const offered = await open('/my-bookings');
  // the way to ask is among what needs the family
  const needs = offered.document.querySelector('section[aria-labelledby=section-needs]')?.text;
  expect(needs).toContain('is free, for');
  expect(needs).toContain('Ask now, for the whole day');
  const left = await offered.press('Leave the list');
  expect(left.text).not.toContain('is free, for');
  expect(left.text).toContain('No Bookings Found');
});
