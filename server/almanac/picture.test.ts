import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const picture = async (path: string) => {
  const reply = await fetch(`${t.url}/api/panchang/picture/${path}`);
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
};

test.each([
  'day/2026-12-14.png?district=Jajpur',
  'festival/diwali.png',
  'festival/kartika-purnima.png',
  'month/2027-03.png',
])('%s is a picture as wide as links are shown, light enough to be sent', async (path) => {
  const { status, type, bytes } = await picture(path);
  expect([status, type]).toEqual([200, 'image/png']);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(150_000);
  // something is written on the ground: it is no longer one colour
  const { channels } = await sharp(bytes).extract({ left: 80, top: 80, width: 600, height: 120 }).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(10);
});

test('a picture in Odia does not say the Odia name a second time', async () => {
  const linesIn = async (locale: string) => {
    const { bytes } = await picture(`festival/diwali.png?locale=${locale}`);
    // what stands beside the moon and above the foot, row by row: a row of a line has a dark pixel
    const column = { left: 80, top: 40, width: 500, height: 480 };
    const rows = await sharp(bytes).extract(column).greyscale().raw().toBuffer();
    const written = Array.from({ length: column.height }, (_, row) =>
      rows.subarray(row * column.width, (row + 1) * column.width).some((shade) => shade < 128),
    );
    // signs above and below letters are nearer than the next line
    return written.filter((is, row) => is && !written.slice(Math.max(0, row - 12), row).some(Boolean)).length;
  };
  expect([await linesIn('en-IN'), await linesIn('or-IN')]).toEqual([4, 3]);
});

test.each([
  ['day/2026-02-31.png', 400, 'This day does not exist. Please give a day like 2026-12-14.'],
  ['day/2026-12-14.png?district=Atlantis', 422, 'Please give a district of Odisha, like Jajpur.'],
  ['month/2027-13.png', 400, 'Please give a month from 1 to 12.'],
  ['festival/mango-day.png', 404, 'We do not know this festival.'],
])('%s is refused in a sentence', async (path, code, sentence) => {
  const { status, bytes } = await picture(path);
  expect([status, (JSON.parse(String(bytes)) as { message: string }).message]).toEqual([code, sentence]);
});
