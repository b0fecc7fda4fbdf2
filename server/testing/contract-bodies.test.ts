import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';
import { userTypes, type UserType } from '#domain/roles.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from './test-app.ts';

/** What every endpoint that takes JSON makes of a body that is none, or not quite. */

let t: TestApp;
const people = new Map<UserType, TestPerson>();
beforeAll(async () => {
  t = await testApp();
  for (const type of userTypes) people.set(type, await t.person(type));
});
afterAll(() => t.close());

const all = Object.entries(api) as [Key, Endpoint][];
const takingJson = all.filter(([, endpoint]) => endpoint.body && (endpoint.takes ?? 'json') === 'json');

/** Somebody who may make this call. */
function callerOf(who: Who): TestPerson | undefined {
  if (who === 'anyone') return undefined;
  return people.get((who === 'signed-in' ? userTypes : who)[0] ?? 'user');
}

/** Where a body is of one kind or another, what says that it is of the first. */
function kindOf(key: Key): object {
  const { body } = api[key] as Endpoint;
  if (!(body instanceof z.ZodDiscriminatedUnion)) return {};
  const { discriminator } = body.def;
  const [first] = body.options as readonly z.ZodObject[];
  const literal = first?.shape[discriminator];
  return { [discriminator]: literal instanceof z.ZodLiteral && literal.value };
}

async function send(key: Key, body: string | FormData, type?: string) {
  const [method = '', path = ''] = key.split(' ');
  const token = callerOf(api[key].who)?.token;
  const reply = await fetch(`${t.url}/api${path.replaceAll(/:\w+/g, newId())}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) },
    body,
  });
  const answer = (await reply.json()) as {
    success: boolean;
    message: string;
    error: { code: string; fieldCodes: Record<string, string> };
  };
  return { status: reply.status, ...answer };
}

const json = 'application/json';

describe.each(takingJson.map(([key]) => key))('%s', (key) => {
  test('knows no field but its own', async () => {
    const reply = await send(key, JSON.stringify({ ...kindOf(key), surprise: 1 }), json);
    expect(reply.status).toBe(400);
    expect(reply.error.fieldCodes['surprise']).toBe('unknown_field');
  });

  test.each(['[]', '"text"', 'null', '5', 'true', '', '{', '{"a":1', "{'a':1}", '\u0000', '{"a":NaN}'])(
    'is 400 with %j',
    async (body) => {
      expect(await send(key, body, json)).toMatchObject({ status: 400, success: false, error: { code: 'malformed' } });
    },
  );

  test('is 400 with a body that reaches for the prototype', async () => {
    for (const body of ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}']) {
      expect((await send(key, body, json)).status, body).toBe(400);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('takes nothing but JSON', async () => {
    expect((await send(key, '{}', 'text/plain')).status).toBe(415);
    expect((await send(key, '<a/>', 'application/xml')).status).toBe(415);
    expect((await send(key, 'a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    const form = new FormData();
    form.append('a', '1');
    expect(await send(key, form)).toMatchObject({ status: 415, error: { code: 'not_json' } });
  });

  test('takes at most 64 kB', async () => {
    const body = JSON.stringify({ surprise: 'x'.repeat(64 * 1024) });
    expect(await send(key, body, json)).toMatchObject({ status: 413, error: { code: 'too_large' } });
  });

  test('names at most twenty of the fields it does not know', async () => {
    const keys = Array.from({ length: 2_000 }, (_, n) => [`key${n}`, n]);
    const { status, error } = await send(key, JSON.stringify(Object.fromEntries(keys)), json);
    expect(status).toBe(400);
    expect(Object.keys(error.fieldCodes).length).toBeLessThanOrEqual(20);
  });
});

const id = newId();
const offer = { ritualId: id, price: 1100, experience: 1 };

/** A body, and a value in it that a laxer server would take for a number, a flag or a text. */
const misread: readonly [Key, field: string, body: object][] = [
  ['POST /auth/login', 'phone', { phone: 9876543210, password: 'x' }],
  ['POST /auth/login', 'phone', { phone: ['9876543210'], password: 'x' }],
  ['POST /auth/otp/verify', 'otp', { phone: '9876543210', otp: 123456 }],
  ['POST /get-user-by-phone', 'phone', { phone: true }],
  ['POST /availability/filter-availability', 'price', { ritualId: id, date: '2030-01-01', price: '500' }],
  ['POST /availability/filter-availability', 'limit', { ritualId: id, date: '2030-01-01', limit: '20' }],
  ['POST /availability/filter-availability', 'price', { ritualId: id, date: '2030-01-01', price: true }],
  ['POST /user/get-users', 'page', { userType: 'user', page: '1' }],
  ['POST /user/get-users', 'page', { userType: 'user', page: true }],
  ['POST /user/get-users', 'pageSize', { userType: 'user', pageSize: 1.5 }],
  ['POST /user/update-profile', 'updateData.isAttachedToTemple', { updateData: { isAttachedToTemple: 'true' } }],
  ['POST /user/update-profile', 'updateData.isAttachedToTemple', { updateData: { isAttachedToTemple: 1 } }],
  ['POST /user/update-profile', 'updateData.rituals.0.price', { updateData: { rituals: [{ ...offer, price: '1' }] } }],
  ['POST /user/update-profile', 'updateData.advanceAmount', { updateData: { advanceAmount: '1e3' } }],
  ['POST /user/update-profile', 'updateData.name', { updateData: { name: 5 } }],
  ['POST /user/update-profile', '__v', { __v: '0', updateData: {} }],
  [
    'POST /booking/update-booking-status',
    'advanceAmountToBePaid',
    { bookingId: id, bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: '5' },
  ],
  [
    'POST /booking/update-booking-status',
    'advanceAmountToBePaid',
    { bookingId: id, bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: true },
  ],
  ['POST /payment/create-order', 'amount', { bookingId: id, amount: '500', receipt: 'r' }],
  ['POST /payment/create-order', 'amount', { bookingId: id, amount: 500.5, receipt: 'r' }],
  ['POST /payment/create-order', 'amount', { bookingId: id, amount: Number.MAX_SAFE_INTEGER + 1, receipt: 'r' }],
];

test.each(misread)('%s reads no %s into something else: %j', async (key, field, body) => {
  const reply = await send(key, JSON.stringify(body), json);
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.error.fieldCodes)).toContain(field);
});
