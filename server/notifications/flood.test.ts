import { afterAll, beforeAll, expect, test } from 'vitest';
import { MESSAGES_A_PAIR_AND_HOUR, OPEN_A_FAMILY, OPEN_A_PAIR, REQUESTS_A_DAY } from '#domain/bounds.ts';
import { addDays, asMillis, DAY, HOUR, later, SECOND, type Millis } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { logger } from '../process/log.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { deliverDue } from './deliver.ts';

/** What somebody can make our messages do who means it. */

const lines: string[] = [];
const BUDGET = 60;
let t: TestApp;
beforeAll(async () => {
  const log = logger({ LOG_LEVEL: 'warn', NODE_ENV: 'production' }, { write: (line: string) => lines.push(line) });
  t = await testApp({ SMS_PER_DAY: String(BUDGET) }, { log });
});
afterAll(() => t.close());

async function ask(who: TestPerson, { pandit, ritual, day }: Bookable, n: number) {
  const body = {
    panditId: pandit.id,
    ritualId: ritual.id,
    bookingDate: addDays(day, n % 30),
    userAddress: 'Plot 12, Puri',
  };
  const startTime = `${String(6 + Math.floor(n / 30)).padStart(2, '0')}:00`;
  const { status, body: answer } = await t.call('POST /booking/book-pandit', { body: { ...body, startTime } }, who);
  return { status, code: answer.error?.code, id: answer.data?._id };
}
const cancel = (who: TestPerson, bookingId: string) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId, bookingStatus: 'cancelled' } }, who);
const deliverAt = async (ahead: Millis): Promise<void> => {
  while ((await deliverDue({ ...t.deps, now: () => later(t.deps.now(), ahead) })) > 0);
};
const textsTo = async ({ phone }: TestPerson): Promise<string[]> =>
  (await t.call('GET /sandbox/messages', { query: { to: phone } })).body.data.messages.map(({ text }) => text);

test('asked and taken back again and again, a pandit gets a few messages and one for all the others', async () => {
  const [b, family] = [await makeBookable(t), await t.person('user')];
  const answers = [];
  for (let n = 0; n < REQUESTS_A_DAY + 5; n += 1) {
    const answer = await ask(family, b, n);
    answers.push(answer);
    if (answer.id) await cancel(family, answer.id);
  }
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(REQUESTS_A_DAY);
  expect(answers.at(-1)).toMatchObject({ status: 429, code: 'asked_today' });
  await deliverAt(SECOND);
  // what was asked for, and that it was taken back
  const atOnce = 2 * MESSAGES_A_PAIR_AND_HOUR;
  expect(await textsTo(b.pandit)).toHaveLength(atOnce);
  await deliverAt(asMillis(HOUR + SECOND));
  const texts = await textsTo(b.pandit);
  expect(texts).toHaveLength(atOnce + 1);
  expect(texts[0]).toContain(`${family.name} has asked for or changed several pujas.`);
});

test('cancelled, accepted and money are announced at once, whatever was proposed before', async () => {
  const [b, family] = [await makeBookable(t), await t.person('user')];
  // far enough ahead to be moved, also just before midnight
  const day = addDays(b.day, 3);
  const { _id: bookingId } = await makeBooking(t, b, family, { status: 'confirmedbypandit', day });
  const params = { id: bookingId };
  for (let n = 0; n < 3; n += 1) {
    const body = { day: addDays(day, n + 1), startTime: '09:00' };
    expect((await t.call('POST /booking/:id/propose', { params, body }, family)).status).toBe(200);
    const taken = await t.call('POST /booking/:id/proposal/take-back', { params }, family);
    expect(taken.status).toBe(200);
  }
  const cancelled = await t.call('POST /booking/:id/cancel', { params, body: { refund: 0 } }, family);
  expect(cancelled.status).toBe(200);
  await deliverAt(SECOND);
  expect((await textsTo(b.pandit)).filter((text) => text.includes('has cancelled'))).toHaveLength(1);
});

test('of a hundred requests at once no more wait for one pandit than may, and none for others is harmed', async () => {
  const [b, other, family] = [await makeBookable(t), await makeBookable(t), await t.person('user')];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(family, b, n)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(OPEN_A_PAIR);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 429, code: 'asked_pandit' });
  expect(await ask(family, other, 0)).toMatchObject({ status: 201 });
  const open = answers.find(({ id }) => id);
  await cancel(family, open?.id ?? '');
  expect(await ask(family, b, 25)).toMatchObject({ status: 201 });
});

test('nobody collects phones by asking everybody', async () => {
  const family = await t.person('user');
  for (let n = 0; n < OPEN_A_FAMILY; n += 1) {
    expect(await ask(family, await makeBookable(t), 0)).toMatchObject({ status: 201 });
  }
  expect(await ask(family, await makeBookable(t), 0)).toMatchObject({ status: 429, code: 'asked_many' });
});

test('a name that carries an address is none, wherever it is given', async () => {
  const name = 'SBI KYC: verify at http://sbi.example';
  const family = await t.person('user');
  const { status, body } = await t.call('POST /user/update-profile', { body: { updateData: { name } } }, family);
  expect(status).toBe(400);
  expect(body.error?.fields['updateData.name']).toMatch(/without web addresses/);
  const admin = await t.person('admin');
  expect((await t.call('POST /staff/invite', { body: { name, phone: '9876543210' } }, admin)).status).toBe(400);
});

test('a name that was given before is sent without its address, and a reason too', async () => {
  const [b, family] = [await makeBookable(t), await t.person('user')];
  await t.deps.pool`UPDATE people SET name = 'KYC at http://sbi.example now' WHERE id = ${family.id}`;
  const { _id: bookingId } = await makeBooking(t, b, family);
  const wish = { bookingId, bookingStatus: 'rejected', additionalNotesbyPandit: 'See bit.ly/kyc first' } as const;
  await t.call('POST /booking/update-booking-status', { body: wish }, b.pandit);
  await deliverAt(SECOND);
  const texts = [...(await textsTo(b.pandit)), ...(await textsTo(family))].join('\n');
  expect(texts).toContain('KYC at ... now asks you for');
  expect(texts).toContain('Reason: See ... first');
  expect(texts).not.toMatch(/http|sbi|bit\.ly/);
});

test('beyond the budget of a day messages about bookings wait, codes go on, and the office is told', async () => {
  const admin = await t.person('admin');
  const today = async () => (await t.call('GET /admin/waiting', {}, admin)).body.data.sms;
  const { sent } = await today();
  expect(sent).toBeGreaterThan(0);
  for (let n = sent; n < BUDGET; n += 1) await t.deps.sms.send('9876500000', { kind: 'otp', code: '123456' });
  expect(await today()).toEqual({ sent: BUDGET, most: BUDGET });
  const told = (words: string) => lines.filter((line) => line.includes(words));
  expect(told('half the messages of the day are sent')).toHaveLength(1);
  expect(told('all messages of the day are sent')).toHaveLength(1);

  const [b, family] = [await makeBookable(t), await t.person('user')];
  // far enough ahead that it can be answered on the next day
  await makeBooking(t, b, family, { day: addDays(b.day, 3) });
  await deliverAt(SECOND);
  expect(await textsTo(b.pandit)).toEqual([]);
  await t.deps.sms.send('9876500000', { kind: 'otp', code: '123456' });
  await deliverAt(DAY);
  expect(await textsTo(b.pandit)).toHaveLength(1);
});
