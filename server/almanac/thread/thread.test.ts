import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeYear } from '#domain/almanac/sky/compute.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { inThread } from './thread.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ratha = (year: string) =>
  t.call('GET /panchang/festivals/:slug', { params: { slug: 'ratha-yatra' }, query: { year, years: '10' } });

test('ten far years that nobody asked for before come whole, and once for all who ask at the same moment', async () => {
  const [one, ...others] = await Promise.all([ratha('2061'), ratha('2061'), ratha('2063')]);
  const years = one.body.data.days.map(({ date }) => date.slice(0, 4));
  expect(years).toEqual(Array.from({ length: 10 }, (_, nth) => String(2061 + nth)));
  expect(others.map(({ status, body }) => [status, body.data.days.length])).toEqual([
    [200, 10],
    [200, 10],
  ]);
  const rows = await t.deps.pool<{ year: number }[]>`
    SELECT DISTINCT year FROM almanac_limbs WHERE year > 2050 ORDER BY year`;
  expect(rows.map(({ year }) => year)).toEqual(Array.from({ length: 14 }, (_, nth) => 2060 + nth));
});

test('a year of hours comes whole, and callers beyond those who may wait are asked to come again', async () => {
  await t.deps.pool`
    INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
    VALUES (${newId()}, 'vivah-bahaghara', 'Vivah (Bahaghara)', 'A wedding', '/x.webp', 240)`;
  const hours = (days: string) =>
    t.call('GET /muhurat', { query: { ritual: 'vivah-bahaghara', from: '2071-01-01', days } });
  const many = await Promise.all(Array.from({ length: 40 }, () => hours('366')));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 503]));
  // whichever came first of those that were sent at once
  const whole = many.find(({ status }) => status === 200);
  expect(whole?.body.data.length).toBeGreaterThan(20);
  expect((await hours('366')).body.data).toEqual(whole?.body.data);
});

test('an order that fails, fails alone; what is made is what a computation beside it gives', async () => {
  const [wrong, right] = await Promise.allSettled([inThread('year', Number.NaN), inThread('year', 1987)]);
  expect(wrong.status).toBe('rejected');
  expect(right).toEqual({ status: 'fulfilled', value: computeYear(1987) });
});
