import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asInstant, days, later } from '#domain/time.ts';
import { s3Files } from '../adapters/files/s3.ts';
import { testStore, type TestStore } from '../adapters/files/test-s3.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { until } from '../testing/test-until.ts';
import { removeUnused } from './leftovers.ts';
import { picture, see, upload } from './test-pictures.ts';

/** Pictures in a bucket, chosen by settings; the same promises as in a folder. */

let store: TestStore;
let t: TestApp;
let local: TestApp;
let customer: TestPerson;
beforeAll(async () => {
  store = await testStore();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.settings;
  t = await testApp({
    FILES_PROVIDER: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  local = await testApp();
  customer = await t.person('user');
});
beforeEach(() => store.start());
afterAll(async () => {
  await t.close();
  await local.close();
  await store.close();
});

const uploadPhoto = async (): Promise<string> => {
  const { status, body } = await upload(t, 'profile-image', await picture(64, 64), customer);
  expect(status).toBe(201);
  return body.data?.url ?? '';
};
const statusOf = async (url: string): Promise<number> => (await see(t, url, customer)).status;
const countRows = async (): Promise<number> =>
  (await t.deps.pool<{ n: number }[]>`SELECT count(*)::int AS n FROM uploads`)[0]?.n ?? -1;
const tidy = (): Promise<number> => removeUnused({ ...t.deps, now: () => later(asInstant(Date.now()), days(2)) });
/** What does not depend on the moment. */
const lasting = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(date|etag|x-request-id|x-ratelimit-.*)$/.test(name)));

test('a picture comes with the same bytes and headers as from a folder', async () => {
  const bytes = await picture(300, 200, 'jpeg');
  const neighbour = await local.person('user');
  const inFolder = await upload(local, 'profile-image', bytes, neighbour);
  const inBucket = await upload(t, 'profile-image', bytes, customer);
  const [one, other] = await Promise.all([
    see(local, inFolder.body.data?.url ?? '', neighbour),
    see(t, inBucket.body.data?.url ?? '', customer),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.headers.get('content-length')).toMatch(/^\d+$/);
  expect(lasting(other.headers)).toEqual(lasting(one.headers));
  expect(Buffer.from(await other.arrayBuffer()).equals(Buffer.from(await one.arrayBuffer()))).toBe(true);
  expect(await statusOf('/uploads/profile/00000000-0000-7000-8000-000000000000.webp')).toBe(404);
});

test('who asks for the headers alone, or leaves half-way, keeps no connection to the store busy', async () => {
  const url = await uploadPhoto();
  const headers = { authorization: `Bearer ${customer.token}` };
  for (let round = 0; round < 60; round += 1) {
    expect((await fetch(t.url + url, { method: 'HEAD', headers })).status).toBe(200);
    await new Promise<void>((done) => {
      request(t.url + url, { headers }, (reply) => done(void reply.destroy())).end();
    });
  }
  expect(await statusOf(url)).toBe(200);
});

test('while the store cannot be reached, an upload is refused in words, and its row goes a day later', async () => {
  const url = await uploadPhoto();
  await store.stop();
  const reply = await upload(t, 'profile-image', await picture(10, 10), customer);
  expect(reply).toMatchObject({
    status: 503,
    body: { message: 'Pictures cannot be reached right now. Please try again in a moment.' },
  });
  expect(await statusOf(url)).toBe(503);
  await store.start();
  expect(await statusOf(url)).toBe(200);
  await uploadPhoto();
  await tidy();
  expect([await countRows(), await store.keys()]).toEqual([0, []]);
});

test('a store that takes a picture after we gave it up keeps no orphan', async () => {
  await tidy();
  let letGo = (): void => undefined;
  const slow = createServer(async (asked, response) => {
    const body = await buffer(asked);
    const forward = () => {
      const to = { method: asked.method, headers: asked.headers, path: asked.url };
      request(store.settings.endpoint, to, (reply) => reply.pipe(response)).end(body);
    };
    if (asked.method === 'PUT') letGo = forward;
    else forward();
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const files = s3Files({ ...store.settings, endpoint: `http://127.0.0.1:${port}`, timeoutMs: 1_000 });
  const bytes = await picture(10, 10);
  const impatient = await testApp({}, { files });
  const who = await impatient.person('user');
  expect((await upload(impatient, 'profile-image', bytes, who)).status).toBe(503);
  letGo();
  await until(async () => (await store.keys()).length === 1);
  expect(await removeUnused({ ...impatient.deps, now: () => later(asInstant(Date.now()), days(2)) })).toBe(1);
  expect(await store.keys()).toEqual([]);
  await impatient.close();
  slow.close();
});

test('a picture nobody uses goes from the bucket too, and later where the store did not answer', async () => {
  await tidy();
  const url = await uploadPhoto();
  await store.stop();
  await expect(tidy()).rejects.toThrow('ECONNREFUSED');
  // it is leaving: nobody can begin to use it any more
  const body = { updateData: { profileUrl: url } };
  expect((await t.call('POST /user/update-profile', { body }, customer)).status).toBe(422);
  await store.start();
  expect(await statusOf(url)).toBe(200);
  expect(await tidy()).toBe(1);
  expect(await statusOf(url)).toBe(404);
  expect([await countRows(), await store.keys()]).toEqual([0, []]);
});

test('an upload that is cut off leaves nothing behind, in the bucket neither', async () => {
  await tidy();
  const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/uploads/profile-image HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${customer.token}\r\n` +
      'content-type: multipart/form-data; boundary=cut\r\ncontent-length: 100000\r\n\r\n' +
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  );
  socket.end((await picture(50, 50)).subarray(0, 60));
  socket.resume();
  await once(socket, 'close');
  const url = await uploadPhoto();
  expect((await store.keys()).map((key) => `/uploads/${key}`)).toEqual([url]);
  expect(await countRows()).toBe(1);
});
