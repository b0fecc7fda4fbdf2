import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { call, desk, phone as phoneScreen, site } from '../browser.ts';
import { newPriest, windowOf, type Person } from '../made.ts';
import { faultsOf } from '../axe.ts';
import { serverBreaks } from '../faults.ts';
import { told } from '../people.ts';

/** A photo is cut to a square before it is uploaded: by keys, by mouse and by two fingers. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cutting = (page: Page) => page.getByRole('application', { name: /^Your photo/ });
const zoom = (page: Page) => page.getByRole('slider', { name: 'Nearer' });

/** The left half red, the right half blue. */
const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
  .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
  .png()
  .toBuffer();

async function choosing(person: Person, screen = desk) {
  const opened = await windowOf(person, screen);
  const { page } = opened;
  await page.goto('/pandit/profile');
  await button(page, 'Edit: Personal details').click();
  await give(page);
  await cutting(page).waitFor();
  return opened;
}

const give = (page: Page, buffer = halves, name = 'me.png', mimeType = 'image/png') =>
  page.locator('input[accept]').setInputFiles({ name, mimeType, buffer });

/** How red and how blue the photo is that was saved. */
async function colourOf({ id, token }: Person): Promise<{ red: number; blue: number; side: number | undefined }> {
  const { profileUrl } = await call('GET /user/get-user/:userId', { params: { userId: id } }, token);
  const bytes = Buffer.from(
    await (await fetch(`${site()}${profileUrl}`, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer(),
  );
  const { channels } = await sharp(bytes).stats();
  const { width, height } = await sharp(bytes).metadata();
  expect(width).toBe(height);
  return { red: Math.round(channels[0]?.mean ?? -1), blue: Math.round(channels[2]?.mean ?? -1), side: width };
}

async function keep(page: Page): Promise<void> {
  await page.getByText('This photo is shown once you save.').waitFor();
  await page.getByLabel('Email', { exact: true }).fill('hota@example.org');
  await button(page, 'Save').click();
  await told(page, 'Profile updated successfully!');
  // of an earlier photo, too, that is said: what counts is that the form is closed
  await button(page, 'Edit: Personal details').waitFor();
}

test('by keys alone, by mouse and wheel, and shrunk where it comes straight from the camera', async () => {
  const pandit = await newPriest();
  const { page } = await choosing(pandit);
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => cutting(page).evaluate((one) => one === document.activeElement)).toBe(true);
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect.poll(() => zoom(page).inputValue()).not.toBe('1');
  await page.keyboard.press('-');
  await expect.poll(() => zoom(page).inputValue()).toBe('1');
  await page.keyboard.press('Enter');
  await keep(page);
  const { red, blue, side } = await colourOf(pandit);
  expect({ red: red < 20, blue: blue > 235, side }).toEqual({ red: true, blue: true, side: 200 });

  await button(page, 'Edit: Personal details').click();
  await give(page);
  const box = await cutting(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => zoom(page).inputValue()).not.toBe('1');
  await button(page, 'Use photo').dblclick();
  await keep(page);
  const dragged = await colourOf(pandit);
  expect([dragged.red > 235, dragged.blue < 20]).toEqual([true, true]);

  await button(page, 'Edit: Personal details').click();
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(3 * 1024 * 1024);
  await give(page, noise, 'camera.jpg', 'image/jpeg');
  await button(page, 'Use photo').click();
  await keep(page);
  expect((await colourOf(pandit)).side).toBe(512);
});

test('by two fingers, on a phone', async () => {
  const { page, context } = await choosing(await newPriest(), phoneScreen);
  expect(await faultsOf(page)).toEqual([]);
  const box = await cutting(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 140, (box?.y ?? 0) + 140];
  const hand = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((from, id) => ({ x: x + from, y, id })),
    });
  await touch('touchStart', -20, 20);
  for (const apart of [30, 40, 50, 60]) await touch('touchMove', -apart, apart);
  await touch('touchEnd');
  // three times as far apart, three times as near
  await expect.poll(async () => Math.round(Number(await zoom(page).inputValue()))).toBe(3);
});

test('what is too large, no picture, cancelled or not stored changes nothing', async () => {
  const pandit = await newPriest();
  const { page } = await choosing(pandit);
  await button(page, 'Cancel').last().click();
  expect(await page.getByText('This photo is shown once you save.').count()).toBe(0);
  await give(page, Buffer.alloc(1024 * 1024));
  await page.getByText('File size must be less than 1MB').waitFor();
  await give(page, Buffer.from('%PDF-1.7'), 'letter.pdf', 'application/pdf');
  await page.getByText('Please select a valid image file').waitFor();
  await give(page);
  await button(page, 'Use photo').click();
  await page.getByLabel('Email', { exact: true }).fill('hota@example.org');
  const mend = await serverBreaks('POST /uploads/profile-image');
  await button(page, 'Save').click();
  await page.getByText('Failed to upload image').waitFor();
  await mend();
  // a lie about the type is found out by opening it
  await give(page, Buffer.from('<script>alert(1)</script>'), 'script.png');
  await page.getByText('Please select a valid image file').waitFor();
  await button(page, 'Cancel').click();
  const { profileUrl } = await call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit.token);
  expect(profileUrl).toBeNull();
});

test('where the photo is gone, the letter of the name is seen', async () => {
  const pandit = await newPriest();
  const { page } = await choosing(pandit);
  await button(page, 'Use photo').click();
  await keep(page);
  await page.route('**/uploads/profile/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/pandit/profile');
  const photo = page.getByRole('main').locator('img[data-letter]').first();
  const seen = () =>
    photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, getComputedStyle(img, '::after').content]);
  await expect.poll(seen).toEqual([0, '"N"']);
});
