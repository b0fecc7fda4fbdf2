import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api, type CallInput, type Key } from '#contract/index.ts';
import { pathOf } from '#contract/page.ts';
import type { UserType } from '#domain/roles.ts';
import { testApp, type TestApp, type TestPerson } from '../test-app.ts';
import { idsOfContract } from './contract-ids.ts';
import { listed, swapped, type Input, type Row } from './swapped-rows.ts';
import { makeWorld, type World } from './test-world.ts';

/**
 * Whatever id of somebody else is put into a call: it is refused as unknown or forbidden, and nothing is written. The table of
 * ids is whole by the contract: one that is in no row fails here.
 */

let t: TestApp;
let mine: World;
let theirs: World;
const actors: [string, UserType | null, TestPerson | null][] = [];
beforeAll(async () => {
  t = await testApp();
  mine = await makeWorld(t);
  theirs = await makeWorld(t);
  actors.push(
    ['a visitor', null, null],
    ['another family', 'user', mine.customer],
    ['another pandit', 'pandit', mine.pandit],
    ['an acharya', 'acharya', mine.acharya],
    ['a pandit who waits', 'pandit', mine.waiting],
    ['an admin', 'admin', await t.person('admin')],
  );
});
afterAll(() => t.close());

test('each id of the contract is in one row of the table', () => {
  expect(listed.toSorted()).toEqual(idsOfContract.toSorted());
});

const mayCall = ({ who }: Endpoint, type: UserType | null): boolean =>
  who === 'anyone' || (type !== null && (who === 'signed-in' || who.includes(type)));

interface Heard {
  status: number;
  code: string;
  text: string;
}
async function send(key: Key, input: Input, who: TestPerson | null): Promise<Heard> {
  const [method = ''] = key.split(' ');
  // the table gives to each key what that key takes
  const reply = await fetch(`${t.url}/api${pathOf(key, input as unknown as CallInput<Key>)}`, {
    method,
    headers: {
      ...(input.body && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    ...(input.body && { body: JSON.stringify(input.body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  const { error } = isJson ? (JSON.parse(text) as { error?: { code: string } }) : {};
  return { status: reply.status, code: error?.code ?? '', text };
}

/** What is written of somebody, in every table there is; with nobody named, all that is written. */
async function stored(whose: readonly string[] = ['']): Promise<Record<string, string>> {
  const sql = t.deps.pool;
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sql<{ sum: string }[]>`
        SELECT count(*) || ' ' || coalesce(md5(string_agg(one::text, '' ORDER BY one::text)), '') AS sum
        FROM ${sql(name)} AS one WHERE one::text ~ ${whose.join('|')}`;
      return [name, row?.sum ?? ''] as const;
    }),
  );
  return Object.fromEntries(sums);
}

const keyOf = (id: string): Key => id.split(' ', 2).join(' ') as Key;
/** A booking's id means one booking in each of its states. */
const eachOf = (swap: Row['swap'], from: World): World[] =>
  JSON.stringify(swap(mine, from)).includes(from.booking)
    ? from.bookings.map((booking) => ({ ...from, booking }))
    : [from];

/** As unknown or forbidden, or as the row says; what is quiet at least does not fail. */
function isRefused({ status, code }: Heard, isAllowed: boolean, { isQuiet, says }: Row): boolean {
  if (!isAllowed) return status === 401 || status === 403;
  if (isQuiet) return status < 500;
  return status === 403 || status === 404 || code === says;
}

/** What all others of these have left as it was. */
let known: Record<string, string>;
test.each(Object.entries(swapped))('%s: of somebody else', async (id, row) => {
  const { swap, may, isQuiet } = row;
  const key = keyOf(id);
  const whose = [theirs.customer.id, theirs.pandit.id, theirs.waiting.id, ...theirs.bookings];
  const before = isQuiet ? await stored(whose) : (known ??= await stored());
  for (const world of eachOf(swap, theirs)) {
    for (const [name, type, person] of actors.filter((actor) => may === undefined || actor[1] !== may)) {
      const heard = await send(key, swap(mine, world), person);
      const about = `${name}: ${heard.status} ${heard.text.slice(0, 200)}`;
      expect(isRefused(heard, mayCall(api[key], type), row), about).toBe(true);
      for (const { phone, name: called } of [theirs.customer, theirs.waiting])
        expect([heard.text.includes(phone), heard.text.includes(called)], about).toEqual([false, false]);
    }
  }
  expect(await stored(isQuiet && whose)).toEqual(before);
  if (isQuiet) known = await stored();
});

/** Refused to everybody: the thing is not there yet, or for the office alone. */
const toNobody = [
  'POST /user/update-profile body.updateData.acharyaId',
  'GET /pandits/:id params.id',
  'GET /pandits/:id/reviews params.id',
  'POST /booking/:id/answer-review params.id',
];

test('what is refused to others for its id is not so to those it belongs to', async () => {
  const owners = [
    [theirs.customer, 'user'],
    [theirs.pandit, 'pandit'],
    [theirs.acharya, 'acharya'],
    [theirs.waiting, 'pandit'],
  ] as const;
  const refused = [];
  for (const [id, { swap }] of Object.entries(swapped)) {
    const heard = [];
    for (const [owner, type] of owners)
      if (mayCall(api[keyOf(id)], type)) heard.push(await send(keyOf(id), swap(theirs, theirs), owner));
    if (heard.every(({ status }) => [403, 404].includes(status))) refused.push(id);
  }
  expect(refused.toSorted()).toEqual(toNobody.toSorted());
});
