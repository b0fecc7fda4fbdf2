import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantOf } from '#domain/time.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: () => instantOf('2024-02-01T09:00:00+05:30') });
});
afterAll(() => t.close());

const feed = async (query = '') => {
  const reply = await fetch(`${t.url}/api/panchang/festivals.ics${query}`);
  return { reply, text: (await reply.text()).replaceAll('\r\n ', '') };
};
const entries = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .map((entry) => Object.fromEntries(entry.split('\r\n').map((line) => line.split(/:(.*)/s))));

test('a calendar has three years of festivals as whole days, each under one name for ever', async () => {
  const { reply, text } = await feed('?district=Jajpur');
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const all = entries(text).slice(1);
  expect(all.length).toBeGreaterThan(330);
  expect(new Set(all.map(({ UID }) => UID)).size).toBe(all.length);
  const pana = all.find(
    ({ SUMMARY, ...one }) => String(SUMMARY).startsWith('Pana Sankranti') && String(one['UID']).includes('2024'),
  );
  expect(pana).toMatchObject({
    'DTSTART;VALUE=DATE': '20240413',
    'DTEND;VALUE=DATE': '20240414',
    TRANSP: 'TRANSPARENT',
  });
  expect(pana?.['DESCRIPTION']).toMatch(/Kohinoor: 14 April 2024\..*Sunrise in Jajpur: 5:\d\d am/s);
});

test('by a panji it has the panji’s days', async () => {
  const { text } = await feed('?panji=kohinoor');
  const pana = entries(text).find(({ UID }) => UID === '2024-pana-sankranti-1');
  expect(pana?.['DTSTART;VALUE=DATE']).toBe('20240414');
  expect(pana?.['DESCRIPTION']).toContain('Computed: 13 April 2024.');
  expect(text).toMatch(/^NAME:Festivals of Odisha.*Kohinoor/m);
  // a language that we do not have is English
  expect((await feed('?panji=kohinoor&locale=xx')).text).toBe(text);
  // of which nothing was entered for these years
  expect((await feed('?panji=bhagyadeepa')).text).not.toContain('Bhagyadeepa');
});

test.each([
  ['?district=Atlantis', 'Please give a district of Odisha, like Jajpur.', 422],
  ['?panji=nobody', 'We do not know this panji.', 400],
])('%s is refused in a sentence', async (query, sentence, refused) => {
  const { reply, text } = await feed(query);
  expect([reply.status, (JSON.parse(text) as { message: string }).message]).toEqual([refused, sentence]);
});

test('an entry has one name by every panji and district; an unchanged file is not sent again', async () => {
  const names = async (query: string) => new Set(entries((await feed(query)).text).map(({ UID }) => UID));
  expect(await names('?panji=kohinoor&district=Puri')).toEqual(await names(''));
  const first = await feed();
  const tag = first.reply.headers.get('etag') ?? '';
  const again = await fetch(`${t.url}/api/panchang/festivals.ics`, { headers: { 'if-none-match': tag } });
  expect([tag.length > 10, again.status, await again.text()]).toEqual([true, 304, '']);
  const other = await fetch(`${t.url}/api/panchang/festivals.ics?panji=kohinoor`, {
    headers: { 'if-none-match': tag },
  });
  expect(other.status).toBe(200);
});
