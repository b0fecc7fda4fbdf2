import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Key, Sent } from '#contract/index.ts';
import { customerForm, freshPhone } from '../auth/test-auth.ts';
import { testApp, type TestApp } from './test-app.ts';

/** What somebody types as a name goes out in our messages: it is refused beside its field wherever it can be typed. */

let t: TestApp;
let admin: { token: string };
let family: { id: string; token: string };
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  family = await t.person('user');
});
afterAll(() => t.close());

const letters = 'Please write the name in letters, two at least.';
const plain = 'Please write the name alone, without web addresses, phone numbers or hidden signs.';
const refused: [name: string, sentence: string][] = [
  ['J', letters],
  ['12345', letters],
  ['...', letters],
  ['sbi . com', plain],
  ['Ravi 9876543210', plain],
];
const taken = ['ସସ୍ମିତା ବେହେରା', 'क्षमा देवी', 'S. K. Das', 'Bibhu'];

const account = { password: 'tulsi-pata-108', email: 'a@b.in', verification: 'x' };
const contact = { email: 'a@b.in', message: 'Namaskar' };

interface Form {
  key: Key;
  field: string;
  body: (name: string) => object;
  who?: () => { token: string };
}
const forms: Form[] = [
  {
    key: 'POST /auth/register',
    field: 'name',
    body: (name) => ({ ...account, name, phone: freshPhone(), dob: '1990-01-01' }),
  },
  {
    key: 'POST /auth/register-pandit',
    field: 'name',
    body: (name) => ({ ...account, name, phone: freshPhone(), userType: 'pandit' }),
  },
  { key: 'POST /auth/enter', field: 'name', body: (name) => ({ name, phone: freshPhone(), verification: 'x' }) },
  { key: 'POST /contact', field: 'name', body: (name) => ({ ...contact, name }) },
  { key: 'POST /staff/invite', field: 'name', body: (name) => ({ name, phone: freshPhone() }), who: () => admin },
  ...['name', 'emergencyName'].map((field) => ({
    key: 'POST /user/update-profile' as const,
    field: `updateData.${field}`,
    body: (name: string) => ({ updateData: { [field]: name } }),
    who: () => family,
  })),
];
const send = ({ key, body, who }: Form, name: string) =>
  // each form has a body of its own, and the table says which
  t.call(key, { body: body(name) } as never, who?.());

describe.each(forms)('$key, $field', (form) => {
  test.each(refused)('refuses %j beside the field', async (name, sentence) => {
    const { status, body } = await send(form, name);
    expect({ status, fields: body.error?.fields }).toEqual({ status: 400, fields: { [form.field]: sentence } });
  });

  test.each(taken)('takes %s', async (name) => {
    const { body } = await send(form, name);
    expect(Object.keys(body.error?.fields ?? {})).not.toContain(form.field);
  });
});

test('a profile that is sent back whole keeps a name that was taken before there was a rule', async () => {
  const old = 'Ravi 9876543210';
  await t.deps.pool`UPDATE people SET name = ${old} WHERE id = ${family.id}`;
  const body: Sent<'POST /user/update-profile', 'body'> = { updateData: { name: old, address: 'Nayapalli' } };
  expect(await t.call('POST /user/update-profile', { body }, family)).toMatchObject({ status: 200 });
});

test.each([
  ['hsemaR-987', 'password_context'],
  ['        ', 'password_guessed'],
  ['zzzzzzzzz', 'password_guessed'],
])('a new account with the password %j is refused beside it', async (password, code) => {
  const form = { ...(await customerForm(t, freshPhone())), name: 'Ramesh Das', password };
  const { status, body } = await t.call('POST /auth/register', { body: form });
  expect({ status, code: body.error?.code, beside: Object.keys(body.error?.fields ?? {}) }).toEqual({
    status: 422,
    code,
    beside: ['password'],
  });
});
