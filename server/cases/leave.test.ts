import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/sql.ts';
import { settledFamily } from '../ledger/test-settled.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import { callsOf, idOf } from './test-cases.ts';
import { eraseCases, ownCases } from './leave.ts';

/** Cases of one who takes their data along, or leaves. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

test('what somebody wrote comes along, and goes with them; what the other wrote stays', async () => {
  const calls = callsOf(t);
  const family = await settledFamily(t, 500);
  const caseId = idOf(await calls.open(family, { kind: 'dispute', words: 'He left early' }));
  await calls.add(caseId, family.pandit, 'I stayed to the end');
  const { body } = await t.call('GET /user/export-data', {}, family.customer);
  expect(body.data.cases.map(({ kind, words }) => [kind, words])).toEqual([['dispute', 'He left early']]);
  await transaction(t.deps.pool, (sql) => eraseCases(sql, family.customer.id));
  expect((await ownCases(t.deps.pool, family.customer.id)).map(({ words }) => words)).toEqual([null]);
  expect((await ownCases(t.deps.pool, family.pandit.id)).map(({ words }) => words)).toEqual(['I stayed to the end']);
});
