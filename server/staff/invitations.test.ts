import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, days, MINUTE } from '#domain/time.ts';
import { proofOf } from '../auth/otp/proof.ts';
import { freshPhone, PASSWORD, testClock } from '../auth/test-auth.ts';
import { solvedCaptcha } from '../auth/captcha/test-captcha.ts';
import { hashOf } from '../auth/sessions/tokens.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { accept, acceptForm, deedsOn, invite, joined, linkTo, textsTo } from './test-staff.ts';

const clock = testClock();
let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://sankalp.example', BRAND_NAME: 'Sankalp' }, { now: clock.now });
  admin = await t.person('admin');
});
afterAll(() => t.close());

const again = (invitationId: string, who = admin) =>
  t.call('POST /staff/resend-invitation', { body: { invitationId } }, who);
const revoke = (invitationId: string) => t.call('POST /staff/revoke-invitation', { body: { invitationId } }, admin);
const look = (token: string) => t.call('POST /auth/invitation', { body: { token } });
const office = async () => (await t.call('GET /staff', {}, admin)).body.data;
const pending = async (id: string) => (await office()).invitations.find(({ _id }) => _id === id);

async function invited(phone = freshPhone()) {
  const { status, body } = await invite(t, admin, phone);
  expect(status).toBe(201);
  return { phone, id: body.data._id, token: await linkTo(t, phone) };
}

describe('an invitation', () => {
  test('goes to the phone by SMS, is listed, and leaves a line in the audit', async () => {
    const { phone, id, token } = await invited();
    expect((await textsTo(t, phone))[0]).toMatch(
      new RegExp(
        `^${admin.name} invites you to be an admin of Sankalp: https://sankalp\\.example/admin-invitation/${token} ` +
          String.raw`The link works once, until \d+ \w+ \d{4}\. Do not share it\.`,
      ),
    );
    expect(await pending(id)).toMatchObject({
      name: 'Lipika Das',
      phone,
      invitedBy: { _id: admin.id, name: admin.name },
      isOver: false,
    });
    expect(await deedsOn(t, id)).toEqual([['staff.invited', admin.id]]);
    expect((await look(token)).body.data).toMatchObject({
      name: 'Lipika Das',
      phoneEnd: phone.slice(-2),
      invitedBy: admin.name,
    });
    expect(JSON.stringify((await look(token)).body)).not.toContain(phone);
  });

  test('is kept as a hash: its link lies nowhere in the database', async () => {
    const { token, id } = await invited();
    const [row] = await t.deps.pool`SELECT token_hash FROM staff_invitations WHERE id = ${id}`;
    expect(row?.['tokenHash']).toEqual(hashOf(token));
    for (const table of ['outbox', 'staff_invitations', 'audit']) {
      const rows = await t.deps.pool`SELECT * FROM ${t.deps.pool(table)}`;
      expect(JSON.stringify([...rows]), table).not.toContain(token);
    }
  });

  test.each([
    ['a customer', 'user', 'staff_phone_taken'],
    ['a pandit', 'pandit', 'staff_phone_taken'],
    ['an acharya', 'acharya', 'staff_phone_taken'],
    ['an admin', 'admin', 'staff_already'],
  ] as const)('is refused for the phone of %s, beside the field', async (_who, type, code) => {
    const { phone } = await t.person(type);
    const reply = await invite(t, admin, phone);
    expect(reply).toMatchObject({ status: 409, body: { error: { code, fields: { phone: expect.any(String) } } } });
  });

  test('of one phone by many at once is one, and one message', async () => {
    const phone = freshPhone();
    const replies = await Promise.all(Array.from({ length: 6 }, () => invite(t, admin, phone)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error?.fields['phone']).toContain('invited already');
    expect(await textsTo(t, phone)).toHaveLength(1);
  });

  test.each([
    [{ name: '   ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(121) }, { name: 'This is too long.' }],
    [{ phone: '12345' }, { phone: 'Phone number must be 10 digits' }],
    [{ phone: '5555555555' }, { phone: 'Indian mobile numbers begin with 6 to 9' }],
    [{ phone: '' }, { phone: 'Phone number is required' }],
  ])('with %o is refused beside its field', async (change, fields) => {
    const body = { name: 'Lipika', phone: freshPhone(), ...change };
    const reply = await t.call('POST /staff/invite', { body }, admin);
    expect(reply).toMatchObject({ status: 400, body: { error: { fields } } });
  });

  test('takes a name for what it is', async () => {
    const phone = freshPhone();
    const { body } = await invite(t, admin, phone, '<b>ଲିପିକା</b> (Mini)');
    expect((await pending(body.data._id))?.name).toBe('<b>ଲିପିକା</b> (Mini)');
  });
});

describe('sending it again', () => {
  test('makes a new link, voids the old one and gives another week', async () => {
    const { phone, id, token } = await invited();
    clock.forward(days(6));
    const me = await t.person('admin');
    const { body } = await again(id, me);
    expect(Date.parse(body.data.expiresAt) - clock.now()).toBeGreaterThan(6.9 * DAY);
    const newer = await linkTo(t, phone);
    expect(newer).not.toBe(token);
    expect(await look(token)).toMatchObject({ status: 404, body: { error: { code: 'invitation_unknown' } } });
    expect((await look(newer)).status).toBe(200);
    expect(await deedsOn(t, id)).toEqual([
      ['staff.invited', admin.id],
      ['staff.invitedAgain', me.id],
    ]);
    admin = me;
  });

  test('twice within a minute sends one message', async () => {
    const { phone, id } = await invited();
    expect(await again(id)).toMatchObject({ status: 429, body: { error: { code: 'invitation_too_soon' } } });
    clock.forward(MINUTE);
    const replies = await Promise.all([again(id), again(id), again(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect(await textsTo(t, phone)).toHaveLength(2);
  });

  test('revives one that has run out; or another takes its place', async () => {
    const { phone, id, token } = await invited();
    clock.forward(days(7));
    admin = await t.person('admin');
    expect(await look(token)).toMatchObject({ status: 409, body: { error: { code: 'invitation_over' } } });
    expect((await pending(id))?.isOver).toBe(true);
    expect((await again(id)).body.data.isOver).toBe(false);
    clock.forward(days(7));
    admin = await t.person('admin');
    expect((await invite(t, admin, phone)).status).toBe(201);
    expect(await pending(id)).toBeUndefined();
  });
});

describe('taking it back', () => {
  test('voids the link and what is still to be sent; twice is once', async () => {
    const phone = freshPhone();
    const { body } = await invite(t, admin, phone);
    const id = body.data._id;
    expect((await revoke(id)).status).toBe(200);
    expect((await revoke(id)).status).toBe(200);
    expect(await textsTo(t, phone)).toEqual([]);
    expect(await pending(id)).toBeUndefined();
    expect(await again(id)).toMatchObject({ status: 409, body: { error: { code: 'invitation_over' } } });
    expect((await deedsOn(t, id)).map(([action]) => action)).toEqual(['staff.invited', 'staff.invitationRevoked']);
    expect((await invite(t, admin, phone)).status).toBe(201);
  });

  test('voids a link that has arrived', async () => {
    const { phone, id, token } = await invited();
    const form = await acceptForm(t, token, phone);
    await revoke(id);
    expect(await accept(t, form)).toMatchObject({ status: 409, body: { error: { code: 'invitation_over' } } });
  });

  test('comes too late once it was followed', async () => {
    const phone = freshPhone();
    await joined(t, admin, phone);
    const [row] = await t.deps.pool<{ id: string }[]>`SELECT id FROM staff_invitations WHERE phone = ${phone}`;
    expect(await revoke(row?.id ?? '')).toMatchObject({ status: 409, body: { error: { code: 'invitation_over' } } });
  });
});

test('an invitation that is not there is unknown', async () => {
  for (const reply of [await again(newId()), await revoke(newId()), await look('nothing')]) {
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'invitation_unknown' } } });
  }
});

describe('following the link', () => {
  test('makes an admin, who signs in and is in the list with the person who invited them', async () => {
    const phone = freshPhone();
    const id = await joined(t, admin, phone);
    const login = await t.call('POST /auth/login', { body: { phone, password: PASSWORD } });
    expect(login.body.data.user).toMatchObject({ userType: 'admin', userStatus: 'active', name: 'Lipika Das' });
    const { body } = await t.call('GET /staff', {}, login.body.data);
    expect(body.data.staff.find(({ _id }) => _id === id)).toMatchObject({
      phone,
      invitedBy: { _id: admin.id, name: admin.name },
      lastSignIn: expect.any(String),
    });
    expect(await deedsOn(t, id)).toEqual([['staff.joined', id]]);
    const [consent] = await t.deps.pool`SELECT notice_version FROM consents WHERE person_id = ${id}`;
    expect(consent?.['noticeVersion']).toMatch(/\S/);
  });

  test('is good once: of many at once one gets in', async () => {
    const { phone, token } = await invited();
    const forms = Array.from({ length: 5 }, async () => ({
      token,
      phone,
      password: PASSWORD,
      verification: await proofOf(t.deps, phone),
      captcha: await solvedCaptcha(t.url),
    }));
    const replies = await Promise.all((await Promise.all(forms)).map((form) => accept(t, form)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await look(token)).toMatchObject({ status: 409, body: { error: { code: 'invitation_over' } } });
  });

  test('needs the phone that was invited', async () => {
    const { token } = await invited();
    const form = await acceptForm(t, token, freshPhone());
    expect(await accept(t, form)).toMatchObject({
      status: 422,
      body: { error: { code: 'invitation_phone', fields: { phone: expect.stringContaining('that was invited') } } },
    });
  });

  test('needs a proof, a captcha and a password nobody guesses, and is not used up by what goes wrong', async () => {
    const { phone, token } = await invited();
    const form = await acceptForm(t, token, phone);
    const wrong: [change: object, code: string][] = [
      [{ verification: 'x'.repeat(43) }, 'phone_unproved'],
      [{ captcha: 'made up' }, 'captcha_failed'],
      [{ password: '123456' }, 'password_short_admin'],
      [{ password: 'qwerty123456' }, 'password_common'],
      [{ token: 'x'.repeat(43) }, 'invitation_unknown'],
    ];
    for (const [change, code] of wrong) {
      expect((await accept(t, { ...form, ...change })).body.error?.code, code).toBe(code);
    }
    expect((await accept(t, { ...form, password: 'short' })).body.error?.fields).toHaveProperty('password');
    expect((await accept(t, form)).status).toBe(201);
  });

  test('is refused to a phone that has become a customer’s since', async () => {
    const { phone, token } = await invited();
    const form = await acceptForm(t, token, phone);
    const customer = await t.person('user');
    await t.deps.pool`UPDATE people SET phone = ${phone} WHERE id = ${customer.id}`;
    expect(await accept(t, form)).toMatchObject({
      status: 409,
      body: {
        error: { code: 'staff_phone_taken', fields: { phone: expect.stringContaining('customer or a pandit') } },
      },
    });
    const [row] = await t.deps.pool`SELECT user_type FROM people WHERE phone = ${phone}`;
    expect(row?.['userType']).toBe('user');
  });

  test('is a week’s matter', async () => {
    const { phone, token } = await invited();
    clock.forward(days(7));
    const form = await acceptForm(t, token, phone);
    expect(await accept(t, form)).toMatchObject({ status: 409, body: { error: { code: 'invitation_over' } } });
  });
});
