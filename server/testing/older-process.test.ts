import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';
import { userTypes } from '#domain/roles.ts';
import { migrate } from '../db/migrate.ts';
import { allJobs } from '../process/all-jobs.ts';
import { settledFamily } from '../ledger/test-settled.ts';
import { booksBalance, moneyApp, type MoneyApp } from '../payments/test-money.ts';

/**
 * A process goes on working while the next version has migrated the database already (docs/operating.md). This one is the older
 * process; the newer schema is all that a migration may add (house.schema.test.ts): columns, indexes, tables, each everywhere.
 */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

async function migrateFurther(): Promise<void> {
  const tables = await t.deps.pool<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'sandbox')`;
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    await t.deps.pool.unsafe(
      `ALTER TABLE ${name} ADD COLUMN later text, ADD COLUMN later_flag boolean NOT NULL DEFAULT false`,
    );
    await t.deps.pool.unsafe(`CREATE INDEX ON ${name} (later) WHERE later IS NOT NULL`);
  }
  await t.deps.pool`CREATE TABLE later (id uuid PRIMARY KEY, person_id uuid REFERENCES people (id))`;
  await t.deps.pool`INSERT INTO migrations (name, hash) VALUES ('9999_later.sql', 'x')`;
}

const lists = (Object.entries(api) as [Key, Endpoint][]).filter(
  ([key, { gives }]) => /^GET [^:]+$/.test(key) && gives !== 'event-stream',
);

/** A puja from the request to the payout, every list of everybody, and every job. */
async function aDay(): Promise<{ asked: string; status: number }[]> {
  const family = await settledFamily(t, 501);
  const people = {
    user: family.customer,
    pandit: family.pandit,
    acharya: await t.person('acharya'),
    admin: await t.person('admin'),
  };
  const answers: { asked: string; status: number }[] = [];
  for (const [key] of lists) {
    for (const type of userTypes) {
      const headers = { authorization: `Bearer ${people[type].token}` };
      const reply = await fetch(`${t.url}/api${key.slice('GET '.length)}`, { headers });
      await reply.arrayBuffer();
      answers.push({ asked: `${key} as ${type}`, status: reply.status });
    }
  }
  for (const job of allJobs(t.deps)) await job.run();
  await booksBalance(t);
  return answers;
}

test('the older process does all its work beside the newer schema, also with what it had prepared before', async () => {
  const before = await aDay();
  expect(before.filter(({ status }) => status >= 500)).toEqual([]);
  await migrateFurther();
  expect(await aDay()).toEqual(before);
  expect((await fetch(`${t.url}/readyz`)).status).toBe(200);
});

test('and starts again there', async () => {
  expect(await migrate(t.deps.pool)).toEqual([]);
});
