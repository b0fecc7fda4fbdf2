import { expect, test } from 'vitest';
import { call } from '../browser.ts';
import { newBooking, newFamily, newPandit, newPaidBooking, nextDay, type Offering, type Person } from '../made.ts';
import { today } from '../free-days.ts';
import { demo, tokenOf } from '../people.ts';
import { reader } from '../plain.ts';

/** Something is not right: said with photos, and followed by its ticket; without script. */

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const photo = () => new File([dot], 'lamp.png', { type: 'image/png' });

test('a photo goes to the office and stays with who sent it; the ticket is followed until it is decided', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newPaidBooking(family, pandit, nextDay(pandit), 500);
  const own = await reader(family);
  let page = await own.open(`/my-bookings/${_id}`);
  const said = { 'What is it about?': 'dispute', 'What happened?': 'The samagri was spoilt', photos: photo() };
  const odd = new File(['no picture'], 'a.png', { type: 'image/png' });
  page = await page.press('Send to the office', { ...said, photos: odd });
  expect(page.wrong).toMatchObject({ 'Photos, up to 5': expect.stringMatching(/./) as string });
  expect(page.valueOf('What happened?')).toBe('The samagri was spoilt');
  page = await page.press('Send to the office', said);
  expect(page.text).toContain('The samagri was spoilt');
  const shown = page.document.querySelector('#cases img');
  expect(shown?.getAttribute('alt')).toBe('Photo 1 that you sent');
  const address = shown?.getAttribute('src') ?? '';
  expect((await own.open(address)).status).toBe(200);

  const theirs = await reader(pandit);
  const other = await theirs.open(`/pandit/bookings/${_id}`);
  expect(other.text).toContain('The samagri was spoilt');
  expect(other.document.querySelector('#cases img')).toBeNull();
  expect((await theirs.open(address)).status).toBe(404);

  const admin = await tokenOf(demo.admin, demo.password);
  const { cases } = await call('GET /case/mine', { query: {} }, family.token);
  const caseId = cases[0]?._id ?? '';
  expect((await own.open('/my-cases')).text).toMatch(
    /Open Something was wrong with the puja or its money .* We answer by .+ · We decide by .* Ticket \d{4}-\d{5}/,
  );
  // each of two dates says which it is, in both places
  const number = cases[0]?.number ?? '';
  expect((await theirs.open('/pandit/dashboard')).text).toMatch(/We answer by .+ · We decide by /);
  expect((await own.open(`/my-bookings/${_id}`)).text).toMatch(/We answer by .+ · We decide by /);
  expect((await own.open(`/my-cases/${number}`)).text).toMatch(/We answer by .+ We decide by /);
  await call('POST /case/admin/take', { body: { caseId } }, admin);
  const reason = 'Spoilt samagri, for the second time.';
  const decision = {
    remedy: 'refundPart',
    amount: 200,
    measure: 'warn',
    reason,
    words: 'Half of it is yours.',
  } as const;
  await call('POST /case/admin/decide', { body: { caseId, ...decision } }, admin);
  const decided = await own.open('/my-cases');
  expect(decided.text).toMatch(/Decided on .*₹200 goes back to the family Half of it is yours\./);
  expect(decided.text).not.toContain(reason);
  expect((await decided.follow('Open the booking')).address).toBe(`/my-bookings/${_id}#cases`.split('#')[0]);

  expect((await theirs.open('/pandit/dashboard')).text).toContain(`You are warned. Why: ${reason}`);
  const told = await theirs.open('/pandit/cases');
  const empty = await told.press('Send to the office', { 'Why is this not right?': ' ' });
  expect(empty.wrong).toEqual({ 'Why is this not right?': 'Please write what happened.' });
  const appealed = await told.press('Send to the office', {
    'Why is this not right?': 'It was fresh from the market.',
  });
  expect(appealed.text).toMatch(/Open Your appeal .* Ticket \d{4}-\d{5}/);
});

/** A puja of today, agreed. */
async function agreedToday(pandit: Offering, family: Person) {
  const day = today();
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit.token);
  const { _id } = await newBooking(family, { ...pandit, from: day }, 0);
  const body = { bookingId: _id, bookingStatus: 'confirmedbypandit' } as const;
  return call('POST /booking/update-booking-status', { body }, pandit.token);
}

/** Its pandit says that it was held, without the code. */
async function saidHeld(pandit: Offering, family: Person) {
  const { _id } = await agreedToday(pandit, family);
  const body = { bookingId: _id, bookingStatus: 'completed', withoutCode: 'forgot' } as const;
  return call('POST /booking/update-booking-status', { body }, pandit.token);
}

test('a family whose pandit alone says that it was held says by one press that it was not', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await saidHeld(pandit, family);
  const own = await reader(family);
  const page = await own.open(`/my-bookings/${_id}`);
  expect(page.text).toContain('If it was not, tell us: “It was not held”.');
  expect(page.text).toContain(`${pandit.name} said that the puja was held, without your code`);
  const sent = await page.press('Yes, it was not held');
  expect(sent.text).toContain('Nobody has to pay anything until we have decided.');
  expect(sent.text).toContain('You say that this puja was not held. Our office looks into it');
  for (const gone of ['“It was not held”', 'Yes, it was not held', 'Your review', 'Pay online'])
    expect(sent.text).not.toContain(gone);
  expect((await own.open('/my-bookings')).text).toContain('With our office');

  const theirs = await reader(pandit);
  const heard = await theirs.open(`/pandit/bookings/${_id}`);
  expect(heard.text).toContain('The family says that this puja was not held. Please tell our office how it was.');
  // wherever a pandit looks for what waits
  for (const place of ['/pandit/dashboard', '/pandit/bookings']) {
    const { text } = await theirs.open(place);
    expect(text).toContain('1 ticket needs your answer');
    expect(text).toContain('The family says: It was not held');
    expect(text).not.toContain('Nothing to answer');
  }
  expect((await theirs.open('/pandit/bookings?show=past')).text).toContain('Say how it was: ticket');
  const answered = await heard.press('Send to the office', { 'Your side': 'I was there from nine on.' });
  expect(answered.text).toContain('I was there from nine on.');
  expect(answered.text).toContain('You have said how it was, and our office decides.');
  expect((await theirs.open('/pandit/dashboard')).text).not.toContain('needs your answer');

  const admin = await tokenOf(demo.admin, demo.password);
  const { cases } = await call('GET /case/mine', { query: {} }, family.token);
  const decision = {
    caseId: cases[0]?._id ?? '',
    remedy: 'ends',
    measure: 'none',
    words: 'The temple was shut.',
  } as const;
  // nothing was paid: what is offered differs in what it says of the pandit, and promises no money
  const office = await reader({ phone: demo.admin, password: demo.password });
  const offered = (await office.open(`/admin/cases/${decision.caseId}`)).document.querySelector('select[name=remedy]');
  expect(offered?.querySelectorAll('option').map(({ text }) => text.trim())).toEqual([
    'Choose',
    'Not held by the pandit: it lowers their count',
    'Held after all',
    'Not held, and not by the pandit’s doing',
  ]);
  await call('POST /case/admin/decide', { body: decision }, admin);
  expect((await own.open('/my-cases')).text).toContain('The puja was not held, and nothing goes back');
  expect((await own.open(`/my-bookings/${_id}`)).text).toContain('Our office found that this puja was not held.');
  expect((await theirs.open(`/pandit/bookings/${_id}`)).text).toContain(
    'Our office found that this puja was not held.',
  );
});

test('a booking with two cases asks for words about each: on Today, in both lists, and on its page', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await newPaidBooking(family, pandit, nextDay(pandit), 500);
  const params = { id: _id };
  const open = (words: string, token: string) =>
    call('POST /case/booking/:id', { params, body: { kind: 'dispute', words } }, token);
  await open('He asked for more on the phone.', family.token);
  await open('They changed the house.', pandit.token);
  await call('POST /case/booking/:id', { params, body: { kind: 'complaint', words: 'He shouted.' } }, family.token);
  const [own, theirs] = [await reader(family), await reader(pandit)];
  const numbers = (await call('GET /case/mine', { query: {} }, pandit.token)).cases.map(({ number }) => number);
  expect(numbers).toHaveLength(2);
  for (const [visitor, place, page] of [
    [own, '/my-bookings', `/my-bookings/${_id}`],
    [theirs, '/pandit/bookings', `/pandit/bookings/${_id}`],
  ] as const) {
    const { text } = await visitor.open(place);
    expect(text.match(/Say how it was: ticket/g)).toHaveLength(1);
    for (const number of numbers) expect(text).toContain(number);
    expect((await visitor.open(page)).text.match(/Your side/g)).toHaveLength(1);
  }
  expect((await own.open('/my-cases')).text.match(/Say how it was/g)).toHaveLength(1);
  const asked = (await call('GET /case/mine', { query: {} }, family.token)).cases.find(({ asksMe }) => asksMe);
  const ticket = await own.open(`/my-cases/${asked?.number}`);
  const said = await ticket.press('Send to the office', { 'Your side': 'It is the house we gave.' });
  expect(said.text).toContain('It is the house we gave.');
  expect((await own.open(`/my-bookings/${_id}`)).text).not.toContain('Your side');
  expect((await own.open('/my-cases')).text).not.toContain('Say how it was');
});

test('cash for a puja that was not held goes back by hand: the decision says so to both, and each says once that it is done', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await saidHeld(pandit, family);
  const params = { id: _id };
  await call('POST /booking/:id/rest/given', { params, body: { amount: 300 } }, family.token);
  await call('POST /case/booking/:id', { params, body: { kind: 'notHeld' } }, family.token);
  const { cases } = await call('GET /case/mine', { query: {} }, family.token);
  const caseId = cases[0]?._id ?? '';
  const office = await reader({ phone: demo.admin, password: demo.password });
  const desk = await office.open(`/admin/cases/${caseId}`);
  expect(desk.text).toContain('In cash: the family says ₹300, the pandit nothing yet.');
  const decision = { caseId, remedy: 'refundAll', measure: 'none', words: 'Nobody saw a puja.' } as const;
  await call('POST /case/admin/decide', { body: decision }, await tokenOf(demo.admin, demo.password));
  const number = cases[0]?.number ?? '';
  const [own, theirs] = [await reader(family), await reader(pandit)];
  for (const ticket of [await own.open(`/my-cases/${number}`), await theirs.open(`/pandit/cases/${number}`)])
    expect(ticket.text).toContain('₹300 was given in cash and never lay with us: the pandit gives it back');
  expect((await own.open('/my-bookings')).text).toContain('₹300 of cash comes back by hand');
  expect((await own.open(`/my-bookings/${_id}`)).text).toContain('₹300 of cash comes back to you');
  expect((await theirs.open('/pandit/bookings?show=past')).text).toContain('Cash to give back: ₹300');
  // on the family's word alone: both read until when it is asked for
  expect((await own.open(`/my-bookings/${_id}`)).text).toMatch(/We ask for it until \d+ \w+ \d{4}\./);
  expect((await theirs.open(`/pandit/bookings/${_id}`)).text).toMatch(/We ask for it until .+, it falls away\./);
  // wherever a pandit looks for what waits, before anything else
  for (const place of ['/pandit/dashboard', '/pandit/bookings'])
    expect((await theirs.open(place)).text).toContain('says: ₹300 was given in cash');
  const asked = await theirs.open(`/pandit/bookings/${_id}`);
  expect(asked.text).toContain('says: ₹300 was given in cash');
  const given = await asked.press('I have given it back');
  expect(given.text).toContain('You said that ₹300 was given back');
  expect(given.text).toContain('You said that ₹300 of cash was given back');
  expect((await theirs.open('/pandit/dashboard')).text).not.toContain('₹300 was given in cash');
  const told = await own.open(`/my-bookings/${_id}`);
  expect(told.text).toContain(`${pandit.name} says that ₹300 was given back`);
  const came = await told.press('It came back');
  expect(came.text).toContain('You said that ₹300 of cash came back to you');
  expect(came.text).not.toContain('was given back If it did not come');
});

test('a puja that our office noted as held is contested by the same press', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { _id } = await agreedToday(pandit, family);
  const body = { bookingId: _id, answer: 'held' } as const;
  await call('POST /admin/board/answer', { body }, await tokenOf(demo.admin, demo.password));
  const own = await reader(family);
  expect((await own.open('/my-bookings')).text).toContain('Our office noted that it was held, without your code.');
  const page = await own.open(`/my-bookings/${_id}`);
  expect(page.text).toContain('Our office noted that the puja was held, without your code. If it was not, tell us');
  const sent = await page.press('Yes, it was not held');
  expect(sent.text).toContain('You say that this puja was not held. Our office looks into it');
});

test('who has said nothing has no tickets; what can be left out is chosen, and the rest says why it comes', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  await newBooking(family, pandit, nextDay(pandit));
  const own = await reader(family);
  expect((await own.open('/my-cases')).text).toContain('You have no tickets');
  expect((await own.open('/my-cases?older=nonsense')).status).toBe(400);
  const page = await (await own.open('/profile')).follow('Choose');
  expect(page.text).toContain('nobody should learn of it later by chance');
  const saved = await page.press('Save', { letters: false });
  expect(saved.text).toContain('Saved. Steps, money and codes are always told.');
  const wishes = { reminders: true, letters: false, progress: true };
  expect(await call('GET /user/notices', {}, family.token)).toEqual(wishes);
  const theirs = await (await reader(pandit)).open('/pandit/notices');
  expect(theirs.text).toContain('Your answer has a time limit');
  await theirs.press('Save', { reminders: false, letters: false, progress: false });
  const none = { reminders: false, letters: false, progress: false };
  expect(await call('GET /user/notices', {}, pandit.token)).toEqual(none);
});
