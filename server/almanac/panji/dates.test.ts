import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, asDay } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const given = { festival: 'diwali', panji: 'biraja', date: '2027-10-30', source: 'Biraja panji 2027, page 41' };
const enter = (
  body: typeof given & { isSure?: boolean; atMinute?: number; lagna?: number },
  who: TestPerson | null = admin,
) => t.call('POST /panchang/admin/panji-dates', { body }, who);
const differsOf = async () => {
  const { body } = await t.call('GET /panchang/festivals', { query: { year: '2027' } });
  return body.data.find(({ slug }) => slug === 'diwali')?.differs;
};

test('a day the office enters of another almanac is shown beside ours, with its source, until it is removed', async () => {
  expect((await enter(given)).status).toBe(201);
  expect(await differsOf()).toEqual([{ panji: 'biraja', date: '2027-10-30', source: given.source }]);
  const { body } = await enter({ ...given, date: '2027-10-28' });
  expect(body.data.dates).toMatchObject([{ festival: 'diwali', date: '2027-10-28', enteredBy: admin.name }]);
  // everybody may know of which years something was entered
  const yearsOf = async (panji: string) =>
    (await t.call('GET /panchang/entered', {})).body.data.entered.find((one) => one.panji === panji)?.years ?? [];
  expect([(await yearsOf('biraja')).includes(2027), await yearsOf('bhagyadeepa')]).toEqual([true, []]);
  const remove = () =>
    t.call(
      'POST /panchang/admin/panji-dates/remove',
      { body: { festival: 'diwali', panji: 'biraja', year: 2027 } },
      admin,
    );
  expect((await remove()).body.data.dates).toEqual([]);
  expect((await remove()).status).toBe(200);
  expect(await differsOf()).toEqual([]);
  const deeds = await t.deps.pool<
    { action: string }[]
  >`SELECT action FROM audit WHERE action LIKE 'panji.%' ORDER BY id`;
  expect(deeds.map(({ action }) => action)).toEqual(['panji.entered', 'panji.entered', 'panji.removed']);
});

const table = (csv: string, more: { write?: boolean; isSure?: boolean } = {}) =>
  t.call('POST /panchang/admin/panji-dates/csv', { body: { csv, ...more } }, admin);
const enteredIn = async (year: string, panji?: string) => {
  const { body } = await t.call('GET /panchang/admin/panji-dates', { query: { year, ...(panji && { panji }) } }, admin);
  return body.data.dates.map(({ festival, date }) => `${festival} ${date}`);
};

test('a table is shown line by line before anything is entered; ten lines, two of them bad, enter eight', async () => {
  const slugs = [
    'ratha-yatra',
    'nuakhai',
    'diwali',
    'kumar-purnima',
    'janmashtami',
    'savitri-brata',
    'dola-purnima',
    'raja-sankranti',
  ];
  const { body: list } = await t.call('GET /panchang/festivals', { query: { year: '2028' } });
  const good = slugs.map((slug) => {
    const day = list.data.find((one) => one.slug === slug)?.date ?? '';
    return `${slug};Kohinoor;${day};"Kohinoor; 2028, page 3"`;
  });
  const csv = [
    'festival;panji;date;source',
    ...good,
    'ratha-yatra;biraja;2028-02-31;Biraja',
    'mango-day;biraja;2028-06-24;Biraja',
  ].join('\r\n');
  const preview = await table(csv);
  expect(preview.body.data).toMatchObject({ entered: 0, skipped: 0 });
  expect(preview.body.data.lines.flatMap(({ line, trouble }) => (trouble ? [[line, trouble]] : []))).toEqual([
    [10, 'panji_date'],
    [11, 'festival_unknown'],
  ]);
  expect(preview.body.data.lines[0]).toMatchObject({
    panji: 'Kohinoor',
    source: 'Kohinoor; 2028, page 3',
    isKnown: false,
  });
  expect(await enteredIn('2028')).toEqual([]);
  expect((await table(csv, { write: true })).body.data).toMatchObject({ entered: 8, known: 0 });
  expect(await enteredIn('2028', 'kohinoor')).toHaveLength(8);
  // the same again enters nothing; of a mended line only that line is new
  const at = async () =>
    (await t.deps.pool<{ enteredAt: Date }[]>`SELECT entered_at FROM panji_dates WHERE year = 2028`).map(
      ({ enteredAt }) => enteredAt.toISOString(),
    );
  const first = await at();
  expect((await table(csv)).body.data).toMatchObject({ entered: 0, known: 8 });
  expect((await table(csv, { write: true })).body.data).toMatchObject({ entered: 0, known: 8 });
  expect(await at()).toEqual(first);
  const mended = csv.replace('page 3', 'page 4');
  expect((await table(mended, { write: true })).body.data).toMatchObject({ entered: 1, known: 7 });
});

test('a festival that stands twice in a table is named on each of its lines, and none of them is entered', async () => {
  const csv = [
    'festival,panji,date,source',
    'diwali,biraja,2032-11-02,page 41',
    'nuakhai,biraja,2032-09-09,page 30',
    'Diwali,"Biraja",2032-11-03,page 42',
    'diwali,kohinoor,2032-11-02,page 1',
    'diwali,biraja,2033-10-22,page 41',
    'diwali,biraja,2032-11-02,page 41',
  ].join('\n');
  const { lines } = (await table(csv)).body.data;
  expect(lines.map(({ line, trouble, others }) => [line, trouble, others])).toEqual([
    [2, 'panji_twice', [4, 7]],
    [3, null, []],
    [4, 'panji_twice', [2, 7]],
    [5, null, []],
    [6, null, []],
    [7, 'panji_twice', [2, 4]],
  ]);
  expect((await table(csv, { write: true })).body.data.entered).toBe(3);
  expect(await enteredIn('2032', 'biraja')).toEqual(['nuakhai 2032-09-09']);
});

test('what is given out can be read in again; a template names all festivals and is skipped where it was left empty', async () => {
  await enter({ ...given, date: '2029-11-05', source: '=Biraja, "page 3"' });
  const file = async (path: string) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    return (await fetch(`${t.url}/api/panchang/admin/panji-dates/${path}`, { headers })).text();
  };
  const again = await table(await file('file?year=2029'));
  expect(again.body.data.lines).toMatchObject([
    {
      festival: 'diwali',
      panji: 'biraja',
      date: '2029-11-05',
      source: '=Biraja, "page 3"',
      trouble: null,
      isKnown: true,
    },
  ]);
  const template = await file('template?year=2029&panji=biraja');
  expect(template).toContain('nuakhai,biraja,,,,,Nuakhai,2029-');
  const { lines, skipped } = (await table(template)).body.data;
  expect([lines.length, skipped > 100]).toEqual([0, true]);
});

test('a day far from ours is asked about twice, alone and in a table', async () => {
  const far = { ...given, date: '2027-01-02' };
  const refused = await enter(far);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'panji_far']);
  expect(refused.body.message).toContain('2027-10-29');
  const csv = 'diwali,kohinoor,2027-01-02,Kohinoor';
  expect((await table(csv, { write: true })).body.data).toMatchObject({ entered: 0, lines: [{ isFar: true }] });
  expect((await table(csv, { write: true, isSure: true })).body.data.entered).toBe(1);
  expect((await enter({ ...far, isSure: true })).status).toBe(201);
});

test('an announced day carries its hour and rising sign to the festival’s page', async () => {
  const said = { festival: 'nuakhai', panji: 'samaleswari', date: '2030-09-02', source: 'Temple, August 2030' };
  const { body } = await t.call(
    'POST /panchang/admin/panji-dates',
    { body: { ...said, atMinute: 552, lagna: 7 } },
    admin,
  );
  expect(body.data.dates).toMatchObject([{ atMinute: 552, lagna: 7, names: { en: 'Nuakhai' } }]);
  const page = await t.call('GET /panchang/festivals/:slug', {
    params: { slug: 'nuakhai' },
    query: { year: '2030', years: '1' },
  });
  expect(page.body.data.days[0]?.published).toContainEqual({
    by: 'samaleswari',
    date: said.date,
    source: said.source,
    atMinute: 552,
    lagna: 7,
  });
});

test('a day that people announce says who does, and what they said once it was entered; that of Nuakhai is the day', async () => {
  const nuakhai = async (year: string) => {
    const { body } = await t.call('GET /panchang/festivals', { query: { year } });
    return body.data.find(({ slug }) => slug === 'nuakhai');
  };
  const before = await nuakhai('2031');
  expect(before).toMatchObject({ by: null, announced: { by: 'samaleswari', date: null, atMinute: null, lagna: null } });
  const computed = before?.date ?? asDay('2031-01-01');
  const said = { festival: 'nuakhai', panji: 'samaleswari', date: addDays(computed, 1), source: 'Temple, August 2031' };
  expect((await enter({ ...said, atMinute: 640, lagna: 6 })).status).toBe(201);
  expect(await nuakhai('2031')).toMatchObject({
    date: said.date,
    by: 'samaleswari',
    announced: { by: 'samaleswari', date: said.date, atMinute: 640, lagna: 6, source: said.source },
    differs: [{ panji: 'computed', date: computed }],
  });
  // as it was announced in 2025, and said once
  const page = await t.call('GET /panchang/festivals/:slug', {
    params: { slug: 'nuakhai' },
    query: { year: '2025', years: '1' },
  });
  expect(page.body.data.days[0]).toMatchObject({ date: '2025-08-28', announced: { atMinute: 633 } });
  expect(page.body.data.days[0]?.published.map(({ by }) => by)).toEqual(['samaleswari']);
  // the temple at Puri met in February 2025 and decided otherwise in October
  const { body } = await t.call('GET /panchang/festivals', { query: { year: '2025' } });
  expect(body.data.find(({ slug }) => slug === 'diwali')).toMatchObject({
    date: '2025-10-20',
    announced: { by: 'jagannath', date: '2025-10-21' },
  });
  expect(body.data.find(({ slug }) => slug === 'janmashtami')?.announced).toBeNull();
});

test('a table that cannot be read, or is empty, is refused whole', async () => {
  const broken = await table('diwali,biraja,2027-10-30,"x');
  expect([broken.status, broken.body.error?.code]).toEqual([422, 'panji_csv']);
  const empty = await table('   ');
  expect([empty.status, empty.body.error?.fields['csv']]).toEqual([400, 'Please choose a file, or paste its lines.']);
});

test.each([
  ['diwali,nobody,2027-10-30,x', 'panji_unknown'],
  ['diwali,biraja,30/10/2027,x', 'panji_date'],
  ['diwali,biraja,2101-10-30,x', 'almanac_years'],
  ['manabasa-gurubara,biraja,2027-12-02,x', 'panji_weekly'],
  ['diwali,biraja,2027-10-30,', 'panji_source'],
  ['diwali,biraja,2027-10-30,x,25:00', 'panji_hour'],
  ['diwali,biraja,2027-10-30,x,9:05,13', 'panji_lagna'],
])('the line %o says why', async (csv, trouble) => {
  expect((await table(csv)).body.data.lines).toMatchObject([{ line: 1, trouble }]);
});

test.each([
  [{ festival: 'mango-day' }, 404, 'festival_unknown'],
  [{ panji: 'nobody' }, 400, 'panji_unknown'],
  [{ date: '2101-01-01' }, 400, 'almanac_years'],
  [{ festival: 'manabasa-gurubara' }, 422, 'panji_weekly'],
])('%o is refused', async (change, status, code) => {
  const answer = await enter({ ...given, ...change });
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('nobody but the office enters', async () => {
  expect((await enter(given, await t.person('user'))).status).toBe(403);
  expect((await enter(given, null)).status).toBe(401);
});
