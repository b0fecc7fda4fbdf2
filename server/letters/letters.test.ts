import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addDays, asMillis, dayAt, hours, later, minutes, startOfDay } from '#domain/time.ts';
import { givePassword, PASSWORD, testClock } from '../auth/test-auth.ts';
import { newId } from '../db/ids.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { letterCalls, type Says, type Two } from './test-letters.ts';
import { until } from '../testing/test-until.ts';
import { picture, see, upload } from '../uploads/test-pictures.ts';

/** What the two of a booking write to each other (docs/decisions/0110-words-between-them.md). */

let t: TestApp;
const clock = testClock();
beforeAll(async () => {
  // by day, whenever this runs: a letter wakes nobody
  const now = clock.now();
  clock.forward(asMillis(later(startOfDay(addDays(dayAt(now), 1)), hours(10)) - now));
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const { two, write, thread } = letterCalls(() => t);
const readUpTo = ({ id }: Two, who: TestPerson, upTo: string) =>
  t.call('POST /booking/:id/letters/read', { params: { id }, body: { upTo } }, who);
const told = async (person: TestPerson) =>
  (
    await t.deps.pool<
      { text: string }[]
    >`SELECT text FROM sandbox.messages WHERE recipient = ${person.phone} ORDER BY id`
  )
    .map(({ text }) => text)
    .filter((text) => text.includes('has written to you'));

describe('a thread of two', () => {
  test('is read by both, oldest first, with what is new to each and what the other has read', async () => {
    const both = await two();
    const first = await write(both, both.family, { text: ' Namaste. Shall we bring flowers? 🙏\n' });
    expect([first.status, first.body.message]).toEqual([201, 'Your message is sent.']);
    await write(both, both.pandit, { text: 'Yes, marigold.' });
    const seen = await thread(both, both.family);
    expect(seen).toMatchObject({
      letters: [
        { by: 'customer', text: 'Namaste. Shall we bring flowers? 🙏', masked: false, photo: null },
        { by: 'pandit', text: 'Yes, marigold.' },
      ],
      unread: 1,
      readUpTo: null,
      closed: null,
      until: null,
      masks: true,
      nextCursor: null,
    });
    const [own, others] = seen.letters.map(({ _id }) => _id);
    await readUpTo(both, both.family, others ?? '');
    await readUpTo(both, both.family, own ?? '');
    expect((await thread(both, both.family)).unread).toBe(0);
    expect((await thread(both, both.pandit)).readUpTo).toBe(others);
  });

  test('comes in pages from the newest back', async () => {
    const both = await two();
    for (let nth = 1; nth <= 45; nth += 1) await write(both, both.family, { text: `Line ${nth}` });
    const last = await thread(both, both.pandit);
    const middle = await thread(both, both.pandit, last.nextCursor ?? '');
    const oldest = await thread(both, both.pandit, middle.nextCursor ?? '');
    const lines = [oldest, middle, last].flatMap(({ letters }) => letters.map(({ text }) => text));
    expect(lines).toEqual(Array.from({ length: 45 }, (_, index) => `Line ${index + 1}`));
    expect([last.letters.length, oldest.letters.length, oldest.nextCursor]).toEqual([20, 5, null]);
  });

  test('has a letter once, however often its button is pressed', async () => {
    const both = await two();
    const key = newId();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(both, both.family, { text: 'Once', key })));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect((await thread(both, both.pandit)).letters).toHaveLength(1);
  });

  test('is for its two alone', async () => {
    const both = await two();
    const [stranger, admin] = [await t.person('user'), await t.person('admin')];
    expect((await write(both, stranger, { text: 'x' })).body.error?.code).toBe('booking_unknown');
    expect((await write(both, null, { text: 'x' })).status).toBe(401);
    expect((await write(both, admin, { text: 'x' })).status).toBe(403);
    const look = await t.call('GET /booking/:id/letters', { params: { id: both.id }, query: {} }, stranger);
    expect(look.status).toBe(404);
  });
});

/** What the family's page hears of the thread; `came` counts how often. */
async function streamOf(both: Two) {
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  const headers = { authorization: `Bearer ${both.family.token}` };
  const stream = await fetch(`${t.url}/api/events`, { headers, signal: listening.signal });
  let text = '';
  const follow = async (): Promise<void> => {
    for await (const part of stream.body ?? []) text += Buffer.from(part).toString();
  };
  follow().catch(() => undefined);
  const event = (letterId: string | null) =>
    `event: letter\ndata: ${JSON.stringify({ bookingId: both.id, letterId })}\n\n`;
  return { came: (letterId: string | null) => text.split(event(letterId)).length - 1 };
}

test('both hear of a letter live, and of its being read', async () => {
  const both = await two();
  const { came } = await streamOf(both);
  const { _id } = (await write(both, both.pandit, { text: 'On my way' })).body.data;
  await until(() => came(_id) === 1);
  const own = await write(both, both.family, { text: 'Good' });
  expect((await readUpTo(both, both.pandit, own.body.data._id)).status).toBe(200);
  await until(() => came(null) === 1);
  expect(came(own.body.data._id)).toBe(1);
  expect(came(_id)).toBe(1);
});

test('a stream that opens a moment later hears that the thread was read and closed', async () => {
  const both = await two();
  const { _id } = (await write(both, both.family, { text: 'Good' })).body.data;
  expect((await readUpTo(both, both.pandit, _id)).status).toBe(200);
  const block = await t.call('POST /booking/:id/letters/block', { params: { id: both.id }, body: {} }, both.pandit);
  expect(block.status).toBe(200);
  const { came } = await streamOf(both);
  await until(() => came(_id) === 1 && came(null) === 1);
});

describe('what a letter says', () => {
  test('leaves out how somebody is reached until the day is agreed, and says so', async () => {
    const both = await two();
    const says = { text: 'Call nau aath saat chhe paanch char teen do ek shunya or ravi@okaxis, ₹5,501 is fine' };
    const asked = await write(both, both.family, says);
    expect(asked.body.data).toMatchObject({ text: 'Call ••• or ••• ₹5,501 is fine', masked: true });
    const pieces = ['My number', '98610', 'and then', '12345'];
    const said = [];
    for (const text of pieces) said.push((await write(both, both.pandit, { text })).body.data.text);
    expect(said.join(' ')).toBe('My number 98610 and then •••');
    const more = ['The other half', 'Are you there?', '12345 it is'];
    for (const text of more) said.push((await write(both, both.pandit, { text })).body.data.text);
    expect(said.at(-1)).toBe('••• it is');
    const agreed = await two({ status: 'confirmedbypandit' });
    const open = await write(agreed, agreed.pandit, { text: 'Call 98765 43210' });
    expect(open.body.data).toMatchObject({ text: 'Call 98765 43210', masked: false });
    expect((await thread(agreed, agreed.family)).masks).toBe(false);
  });

  test.each<[string, Says, number, string | null]>([
    ['nothing but spaces', { text: ' \n\u200B ' }, 400, 'Please write something or add a photo.'],
    ['nothing', {}, 400, 'Please write something or add a photo.'],
    ['too much', { text: 'x'.repeat(10_000) }, 400, 'Please write at most 1,000 characters.'],
    [
      'a photo that is none of ours',
      { photo: '/uploads/letter/x.webp' },
      422,
      'We could not find this photo. Please add it again.',
    ],
    ['signs alone', { text: '🙏🙏' }, 201, null],
    ['markup', { text: '<b onclick="x()">Namaste</b>' }, 201, null],
  ])('%s', async (_, says, status, sentence) => {
    const both = await two();
    const { status: given, body } = await write(both, both.family, says);
    expect(given).toBe(status);
    expect(body.success ? null : body.message).toBe(sentence);
    expect((await thread(both, both.family)).letters.map(({ text }) => text)).toEqual(body.success ? [says.text] : []);
  });

  test('may be a photo of one’s own', async () => {
    const both = await two({ status: 'confirmedbypandit' });
    const photo = (await upload(t, 'letter-photo', await picture(40, 30), both.family)).body.data?.url ?? '';
    expect((await write(both, both.pandit, { photo })).body.error?.code).toBe('letter_photo');
    expect((await write(both, both.family, { photo })).body.data).toMatchObject({ text: null, photo });
    expect((await see(t, photo, both.pandit)).headers.get('content-type')).toBe('image/webp');
  });

  test('is no photo before the day is agreed: a number could be on it', async () => {
    for (const wish of [{}, { status: 'advancepaymentdone' }] as const) {
      const both = await two(wish);
      for (const who of [both.family, both.pandit]) {
        const photo = (await upload(t, 'letter-photo', await picture(40, 30), who)).body.data?.url ?? '';
        const sent = await write(both, who, { text: 'See', photo });
        expect([sent.status, sent.body.message]).toEqual([409, 'Photos can be sent once the day is agreed.']);
      }
      expect((await thread(both, both.family)).letters).toEqual([]);
    }
  });

  test('is one of sixty within an hour', async () => {
    const both = await two();
    for (let nth = 0; nth < 60; nth += 1) await write(both, both.family, { text: `${nth}` });
    const many = await write(both, both.family, { text: 'more' });
    expect([many.status, many.body.error?.code]).toEqual([429, 'letters_many']);
    expect((await write(both, both.pandit, { text: 'fine' })).status).toBe(201);
  });
});

describe('the office', () => {
  const look = (id: string, admin: TestPerson) =>
    t.call('GET /booking/admin/:id/letters', { params: { id }, query: {} }, admin);

  test('reads a thread where it was reported and who has taken that, nobody else, and each look is written down', async () => {
    const both = await two();
    const admin = await t.person('admin');
    const { _id } = (await write(both, both.pandit, { text: 'Pay me in cash instead' })).body.data;
    expect((await look(both.id, admin)).body.error?.code).toBe('letters_private');
    const report = (letterId: string, who: TestPerson) =>
      t.call('POST /booking/:id/letters/report', { params: { id: both.id }, body: { letterId, reason: 'Cash' } }, who);
    expect((await report(_id, both.pandit)).body.error?.code).toBe('letter_unknown');
    expect((await report(_id, both.family)).body.message).toBe('Thank you. The office looks at it.');
    await report(_id, both.family);
    expect(await t.deps.pool`SELECT 1 FROM letter_reports WHERE booking_id = ${both.id}`).toHaveLength(1);
    // a case by which it can be followed, of which the other side hears nothing
    expect(await t.deps.pool`SELECT kind, opened_by FROM cases WHERE booking_id = ${both.id}`).toEqual([
      { kind: 'report', openedBy: 'customer' },
    ]);
    expect((await look(both.id, admin)).body.error?.code).toBe('letters_private');
    const [one] = await t.deps.pool<{ id: string }[]>`SELECT id FROM cases WHERE booking_id = ${both.id}`;
    await t.call('POST /case/admin/take', { body: { caseId: one?.id ?? '' } }, admin);
    expect((await look(both.id, admin)).body.data).toMatchObject({
      letters: [{ text: 'Pay me in cash instead' }],
      reported: [_id],
    });
    expect((await look(both.id, await t.person('admin'))).body.error?.code).toBe('letters_private');
    const lines = await t.deps.pool<{ action: string }[]>`SELECT action FROM audit WHERE subject_id = ${both.id}`;
    expect(lines.map(({ action }) => action)).toEqual(['letters.read']);
    expect((await look(both.id, both.family)).status).toBe(403);
  });
});

describe('a letter that stays unread', () => {
  test('is announced by one message an hour, however many there are', async () => {
    const both = await two();
    for (const text of ['One', 'Two', 'Three']) await write(both, both.family, { text });
    await deliverDue(t.deps);
    expect(await told(both.pandit)).toHaveLength(0);
    clock.forward(minutes(11));
    await deliverDue(t.deps);
    await write(both, both.family, { text: 'Four' });
    clock.forward(minutes(30));
    await deliverDue(t.deps);
    expect(await told(both.pandit)).toHaveLength(1);
    clock.forward(hours(1));
    await deliverDue(t.deps);
    expect(await told(both.pandit)).toHaveLength(2);
  });

  test('is announced to nobody who has read it in time', async () => {
    const both = await two();
    const answer = await write(both, both.pandit, { text: 'Yes' });
    await readUpTo(both, both.family, answer.body.data._id);
    clock.forward(hours(2));
    await deliverDue(t.deps);
    expect(await told(both.family)).toHaveLength(0);
  });
});

describe('one who takes their data along, or leaves', () => {
  test('has their letters in the file, and leaves none behind', async () => {
    const both = await two({ status: 'completed' });
    await givePassword(t, both.family);
    await write(both, both.family, { text: 'We live near the temple' });
    await write(both, both.pandit, { text: 'I know it' });
    const { letters } = (await t.call('GET /user/export-data', {}, both.family)).body.data;
    expect(letters).toMatchObject([{ bookingId: both.id, text: 'We live near the temple', photo: null }]);
    await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, both.family);
    expect((await thread(both, both.pandit)).letters).toMatchObject([{ text: null }, { text: 'I know it' }]);
  });
});
