import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PROFILE_IMAGE_MAX } from '#domain/upload.ts';
import { localFiles } from '../adapters/files/local.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { noise, picture, see, upload } from './test-pictures.ts';

let t: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sankalp-pictures-'));
  t = await testApp({}, { files: localFiles(folder) });
  admin = await t.person('admin');
  customer = await t.person('user');
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const fetchPicture = async (url = ''): Promise<Buffer> =>
  Buffer.from(await (await see(t, url, customer)).arrayBuffer());
const countUploads = async (): Promise<number> =>
  (await t.deps.pool<{ n: number }[]>`SELECT count(*)::int AS n FROM uploads`)[0]?.n ?? -1;
/** Files in the store, half-written ones too. */
const countFiles = async (): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

test('only who is signed in stores a photo, only an admin a picture of a ritual', async () => {
  const bytes = await picture(10, 10);
  expect((await upload(t, 'profile-image', bytes)).status).toBe(401);
  expect((await upload(t, 'ritual-image', bytes)).status).toBe(401);
  expect((await upload(t, 'ritual-image', bytes, customer)).status).toBe(403);
});

test('a photo comes back as a square of at most 512 pixels, whatever it was called', async () => {
  const bytes = await picture(1600, 900, 'jpeg');
  const reply = await upload(t, 'profile-image', bytes, customer, { name: '../../evil.svg', type: 'image/svg+xml' });
  expect(reply.status).toBe(201);
  expect(reply.body.data?.url).toMatch(/^\/uploads\/profile\/[0-9a-f-]{36}\.webp$/);
  const stored = await sharp(await fetchPicture(reply.body.data?.url)).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
  const [row] = await t.deps.pool`
    SELECT owner_id, kind, width, height FROM uploads WHERE path = ${reply.body.data?.url.slice(9) ?? ''}`;
  expect(row).toEqual({ ownerId: customer.id, kind: 'profile', width: 512, height: 512 });
});

test('a picture of a ritual keeps its shape within 1280 by 720 and is never enlarged', async () => {
  const large = await upload(t, 'ritual-image', await picture(2000, 2000), admin);
  expect(await sharp(await fetchPicture(large.body.data?.url)).metadata()).toMatchObject({ width: 720, height: 720 });
  const small = await upload(t, 'ritual-image', await picture(40, 30, 'webp'), admin);
  expect(await sharp(await fetchPicture(small.body.data?.url)).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('the place where a photo was taken is removed, and the photo is upright', async () => {
  const taken = await sharp(await picture(60, 40, 'jpeg'))
    .withExif({
      IFD0: { Orientation: '6', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 16/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const reply = await upload(t, 'ritual-image', taken, admin);
  const stored = await sharp(await fetchPicture(reply.body.data?.url)).metadata();
  expect(stored).toMatchObject({ width: 40, height: 60 });
  expect(stored.exif).toBeUndefined();
  expect(stored.orientation).toBeUndefined();
});

test('what is larger than its limit is refused beside the file field', async () => {
  const photo = await upload(t, 'profile-image', await noise(1_200_000), customer);
  expect(photo.status).toBe(413);
  expect(photo.body).toMatchObject({
    message: 'File size must be less than 1MB',
    error: { code: 'image_too_large_1', fields: { file: 'File size must be less than 1MB' } },
  });
  const ritual = await upload(t, 'ritual-image', await noise(5_600_000), admin);
  expect(ritual).toMatchObject({ status: 413, body: { message: 'File size must be less than 5MB' } });
  expect((await upload(t, 'ritual-image', await noise(1_200_000), admin)).status).toBe(201);
});

test('one byte less than the limit is taken, the limit itself is not', async () => {
  const small = await picture(10, 10);
  const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
  expect((await upload(t, 'profile-image', padded(PROFILE_IMAGE_MAX - 1), customer)).status).toBe(201);
  expect((await upload(t, 'profile-image', padded(PROFILE_IMAGE_MAX), customer)).status).toBe(413);
});

test('what comes too late to be read is still too large', async () => {
  const small = await picture(10, 10);
  const part =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  async function* body() {
    yield Buffer.concat([Buffer.from(part), small, Buffer.alloc(PROFILE_IMAGE_MAX - 1 - small.length)]);
    // all of it is read before the rest comes
    for (let turn = 0; turn < 200; turn += 1) await nextTurn();
    yield Buffer.from(`${'x'.repeat(500)}\r\n--edge--\r\n`);
  }
  const reply = await fetch(`${t.url}/api/uploads/profile-image`, {
    method: 'POST',
    body: Readable.toWeb(Readable.from(body())) as BodyInit,
    duplex: 'half',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'multipart/form-data; boundary=edge' },
  } as RequestInit);
  expect(reply.status).toBe(413);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF that is also a script', 'GIF89a/*\0\0\0\0*/=1;alert(1)'],
  ['the beginning of a PNG', '\u0089PNG\r\n\u001A\n'],
])('%s is no picture', async (_, bytes) => {
  const reply = await upload(t, 'profile-image', Buffer.from(bytes, 'latin1'), customer);
  expect(reply).toMatchObject({ status: 415, body: { message: 'Please select a valid image file' } });
});

test('a picture that breaks off half-way through is no picture', async () => {
  const whole = await noise(200_000);
  const reply = await upload(t, 'profile-image', whole.subarray(0, 100_000), customer);
  expect(reply).toMatchObject({ status: 415, body: { error: { code: 'image_invalid' } } });
});

test('a script behind the pixels does not survive', async () => {
  const polyglot = Buffer.concat([await picture(20, 20, 'jpeg'), Buffer.from('<script>alert(1)</script>')]);
  const reply = await upload(t, 'profile-image', polyglot, customer);
  expect(reply.status).toBe(201);
  expect((await fetchPicture(reply.body.data?.url)).includes('<script>')).toBe(false);
});

test('a small file that holds a huge picture is refused before it is unpacked', async () => {
  const bomb = await picture(5001, 4800);
  expect(bomb.length).toBeLessThan(500_000);
  for (const kind of ['profile-image', 'letter-photo'] as const) {
    expect(await upload(t, kind, bomb, customer)).toMatchObject({
      status: 422,
      body: { message: 'This picture has more than 24 million pixels. Please choose a smaller one.' },
    });
  }
  expect((await upload(t, 'profile-image', await picture(5000, 4800), customer)).status).toBe(201);
});

test('many large pictures at once wait in a line of their own; those who would wait too long are told to come again', async () => {
  const large = await picture(5000, 4800);
  const before = await countFiles();
  const replies = await Promise.all(Array.from({ length: 40 }, () => upload(t, 'profile-image', large, customer)));
  const stored = replies.filter(({ status }) => status === 201).length;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 503]));
  expect(await countFiles()).toBe(before + stored);
  expect((await upload(t, 'profile-image', large, customer)).status).toBe(201);
});

test('a form without a file, or with it under another name, says so', async () => {
  const elsewhere = await upload(t, 'profile-image', await picture(10, 10), customer, { field: 'photo' });
  expect(elsewhere).toMatchObject({ status: 400, body: { message: 'Please choose a file.' } });
  const empty = await upload(t, 'profile-image', '', customer);
  expect(empty).toMatchObject({ status: 400, body: { error: { code: 'file_missing' } } });
  const json = await fetch(`${t.url}/api/uploads/profile-image`, {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
  });
  expect(json.status).toBe(415);
});

test('an upload that trickles in byte by byte is ended, and leaves nothing behind', async () => {
  const impatient = await testApp({}, {}, 1_000);
  onTestFinished(() => impatient.close());
  const { token } = await impatient.person('user');
  const line = connect(Number(new URL(impatient.url).port), '127.0.0.1');
  line.write(
    `POST /api/uploads/profile-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: multipart/form-data; boundary=cut\r\ncontent-length: 100000\r\n\r\n' +
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  );
  const drip = setInterval(() => line.write('x'), 50);
  // the answer comes before the line is closed, and what is written until then may meet a closed one
  let answer = '';
  line.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
  await new Promise((closed) => line.on('error', () => {}).on('close', closed));
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('This took too long to arrive. Please try again.');
  expect(await impatient.deps.pool`SELECT 1 FROM uploads`).toHaveLength(0);
});

test('an upload that is cut off leaves nothing behind, no row and no file', async () => {
  const before = { rows: await countUploads(), files: await countFiles() };
  const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/uploads/profile-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${customer.token}\r\n` +
      'content-type: multipart/form-data; boundary=cut\r\ncontent-length: 100000\r\n\r\n' +
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  );
  socket.write((await picture(50, 50)).subarray(0, 60));
  socket.end();
  socket.resume();
  await once(socket, 'close');
  expect((await upload(t, 'profile-image', await picture(10, 10), customer)).status).toBe(201);
  expect({ rows: await countUploads(), files: await countFiles() }).toEqual({
    rows: before.rows + 1,
    files: before.files + 1,
  });
});

test('a picture whose row cannot be written is no file either', async () => {
  const before = await countFiles();
  const gone = await t.person('user');
  await t.deps
    .pool`ALTER TABLE uploads ADD CONSTRAINT nobody CHECK (owner_id <> ${t.deps.pool.unsafe(`'${gone.id}'`)})`;
  expect((await upload(t, 'profile-image', await picture(10, 10), gone)).status).toBe(500);
  expect(await countFiles()).toBe(before);
});
