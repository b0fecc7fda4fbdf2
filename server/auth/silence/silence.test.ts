import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days, hours, minutes } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { customer, freshPhone, otherThan, PASSWORD, provedPhone, sentCode, testClock } from '../test-auth.ts';

/** A phone number that changed hands is not the key to what its former owner left (docs/decisions/0122 is the code's; this is whose it is). */

const clock = testClock();
let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

let phone = '';
let id = '';
/** Born on 14 April 1991, with `PASSWORD`, and not heard of since. */
async function silentFamily(): Promise<void> {
  ({ phone, id } = await customer(t, freshPhone()));
  clock.forward(days(366));
  admin = await t.person('admin');
}
beforeEach(silentFamily);

/** A code, once the wait after the last is over. */
const newCode = () => {
  clock.forward(minutes(1));
  return sentCode(t, phone);
};
const login = async (more: object = {}) =>
  t.call('POST /auth/login-otp', { body: { phone, otp: await newCode(), ...more } });
const silent = { status: 403, body: { error: { code: 'account_silent', fields: { known: expect.any(String) } } } };
const isIn = { status: 200, body: { data: { user: { phone } } } };

describe('after a year of silence', () => {
  test('a code alone opens nothing, at any door', async () => {
    expect(await login()).toMatchObject(silent);
    clock.forward(minutes(1));
    const entered = await t.call('POST /auth/enter', { body: { phone, verification: await provedPhone(t, phone) } });
    expect(entered).toMatchObject(silent);
    expect(entered.headers.getSetCookie().join()).not.toContain('sankalp_session');
    const { body } = await t.call('POST /get-user-by-phone', { body: { phone } });
    expect(body.data).toEqual({ exists: 1 });
  });

  test.each([PASSWORD, '1991-04-14', '14/4/1991', '14.04.1991'])('with %s it does, by the same code', async (known) => {
    const otp = await sentCode(t, phone);
    expect(await t.call('POST /auth/login-otp', { body: { phone, otp } })).toMatchObject(silent);
    const reply = await t.call('POST /auth/login-otp', { body: { phone, otp, known } });
    expect(reply).toMatchObject({ ...isIn, body: { data: { user: { _id: id } } } });
    // heard of again: the next code is enough
    expect(await login()).toMatchObject({ status: 200 });
  });

  test('the password signs in as ever', async () => {
    expect(await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).toMatchObject({ status: 200 });
    expect(await login()).toMatchObject({ status: 200 });
  });

  test('guessing waits after the fifth, for a right answer too', async () => {
    const otp = await sentCode(t, phone);
    const { body } = await t.call('POST /auth/otp/verify', { body: { phone, otp } });
    const { verification } = body.data;
    clock.forward(minutes(1));
    const another = await provedPhone(t, phone);
    let nth = 0;
    const guess = (known: string) =>
      t.call('POST /auth/enter', { body: { phone, verification: (nth += 1) > 3 ? another : verification, known } });
    for (const known of ['1990-01-01', '14/5/1991', 'Sasmita', 'namaste', '1991-04-15'])
      expect(await guess(known)).toMatchObject({ status: 403, body: { error: { code: 'known_wrong' } } });
    expect(await guess(PASSWORD)).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
  });

  test('a proof is good for three wrong answers; then it takes another code', async () => {
    const verification = await provedPhone(t, phone);
    const guess = (known: string) => t.call('POST /auth/enter', { body: { phone, verification, known } });
    for (const known of ['1990-01-01', '1990-01-02', '1990-01-03'])
      expect(await guess(known)).toMatchObject({ body: { error: { code: 'known_wrong' } } });
    expect(await guess(PASSWORD)).toMatchObject({ body: { error: { code: 'phone_unproved' } } });
  });

  test('after ten wrong answers the birthday counts no more for a month, and the password does', async () => {
    const answer = async (known: string) => {
      clock.forward(hours(3));
      return login({ known });
    };
    for (let nth = 10; nth < 20; nth += 1)
      expect(await answer(`1990-01-${nth}`)).toMatchObject({ body: { error: { code: 'known_wrong' } } });
    const over = { status: 403, body: { error: { code: 'known_over', fields: { known: expect.any(String) } } } };
    expect(await answer('1991-04-14')).toMatchObject(over);
    // also for who waits, and asks from time to time
    clock.forward(days(20));
    expect(await answer('1991-04-14')).toMatchObject(over);
    expect(await answer(PASSWORD)).toMatchObject({ status: 200 });
    expect(await answer('anything')).toMatchObject({ status: 200 });
  });

  test('of answers given at once no more than ten count', async () => {
    await t.deps.pool`UPDATE people SET known_wrong = 9, known_wrong_at = ${new Date(clock.now())} WHERE id = ${id}`;
    const otp = await newCode();
    const answers = await Promise.all(
      ['1990-01-01', '1990-01-02', '1990-01-03', '1990-01-04'].map((known) =>
        t.call('POST /auth/login-otp', { body: { phone, otp, known } }),
      ),
    );
    expect(answers.filter(({ body }) => body.error?.code === 'known_wrong')).toHaveLength(1);
    clock.forward(days(31));
    expect(await login({ known: '1991-04-14' })).toMatchObject({ status: 200 });
  });

  test('an account that has neither takes no empty answer for one', async () => {
    await t.deps.pool`UPDATE people SET password_hash = NULL, dob = NULL WHERE id = ${id}`;
    for (const known of ['', ' ', 'null', 'nobody has this password'])
      expect((await login({ known })).status).toBe(403);
  });

  test('a person who used the account within the year is asked nothing', async () => {
    await login({ known: PASSWORD });
    clock.forward(days(300));
    expect(await login()).toMatchObject({ status: 200 });
  });
});

describe('the present holder of the phone', () => {
  const begin = async (otp?: string) =>
    t.call('POST /auth/begin-afresh', { body: { phone, otp: otp ?? (await newCode()) } });

  test('begins afresh: the former owner’s account ends, nothing of it is shown, and the phone signs up again', async () => {
    const reply = await begin();
    expect(reply).toMatchObject({ status: 200, body: { data: { verification: expect.any(String) } } });
    const { verification } = reply.body.data;
    const entered = await t.call('POST /auth/enter', { body: { phone, verification, name: 'Gitanjali Nayak' } });
    expect(entered).toMatchObject({ status: 200, body: { data: { user: { name: 'Gitanjali Nayak', email: null } } } });
    expect(entered.body.data.user._id).not.toBe(id);
    expect((await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).status).toBe(401);
    const [line] = await t.deps
      .pool`SELECT actor_id FROM audit WHERE subject_id = ${id} AND action = 'person.begunAfresh'`;
    expect(line).toEqual({ actorId: null });
  });

  test('needs the code, and ends nothing without', async () => {
    const otp = await sentCode(t, phone);
    expect(await begin(otherThan(otp))).toMatchObject({ status: 401, body: { error: { code: 'otp_invalid' } } });
    expect(await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).toMatchObject({ status: 200 });
    expect(await begin(otp)).toMatchObject({ status: 409, body: { error: { code: 'afresh_heard' } } });
  });

  test('of ten who begin at once one does', async () => {
    const otp = await sentCode(t, phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends no pandit’s or admin’s account, and none that somebody counts on', async () => {
    await t.deps.pool`UPDATE people SET user_type = 'pandit', status = 'approved' WHERE id = ${id}`;
    expect(await begin()).toMatchObject({ status: 403, body: { error: { code: 'afresh_office' } } });
    await silentFamily();
    const bookable = await makeBookable(t);
    const { token } = (await t.call('POST /auth/login', { body: { phone, password: PASSWORD } })).body.data;
    await makeBooking(t, bookable, { id, phone, token, name: 'Sasmita Behera' });
    await t.deps
      .pool`UPDATE sessions SET created_at = created_at - interval '400 days', last_used_at = NULL WHERE person_id = ${id}`;
    expect(await begin()).toMatchObject({ status: 409, body: { error: { code: 'account_in_use' } } });
    expect(await login()).toMatchObject(silent);
  });
});

describe('the office', () => {
  const silence = async (who = admin) => t.call('GET /admin/people/:id/silence', { params: { id } }, who);

  test('sees the silence, makes sure by other means, and then a code lets them in', async () => {
    expect((await silence()).body.data.silentSince).toMatch(/^\d{4}-/);
    const body = { personId: id, reason: 'Called back on the number of her son, who is known to us.' };
    expect((await t.call('POST /admin/people/known', { body }, admin)).status).toBe(200);
    expect((await silence()).body.data).toEqual({ silentSince: null });
    expect(await login()).toMatchObject({ status: 200 });
    const [line] = await t.deps
      .pool`SELECT actor_id, note FROM audit WHERE subject_id = ${id} AND action = 'person.madeSure'`;
    expect(line).toEqual({ actorId: admin.id, note: body.reason });
  });

  test('alone can', async () => {
    const family = await t.person('user');
    const body = { personId: id, reason: 'x' };
    expect((await t.call('POST /admin/people/known', { body }, family)).status).toBe(403);
    expect((await silence(family)).status).toBe(403);
    expect((await t.call('POST /admin/people/known', { body: { ...body, reason: ' ' } }, admin)).status).toBe(400);
    expect(await login()).toMatchObject(silent);
  });
});
