import { expect, test } from 'vitest';
import { faultsInEveryLook } from '../axe.ts';
import { desk, phone } from '../browser.ts';
import { newFamily, windowOf } from '../made.ts';
import { reader } from '../plain.ts';

/** The five places at the thumb of a family's phone. */

const places = [
  ['Home', '/home'],
  ['Find', '/find-pandit'],
  ['Bookings', '/my-bookings'],
  ['Panchang', '/panchang'],
  ['Me', '/profile'],
] as const;

test('each leads on and is marked there, nothing lies beneath them, and none is cut or hard to hit', async () => {
  const { page } = await windowOf(await newFamily(), phone);
  await page.goto('/my-bookings');
  const bar = page.getByRole('navigation', { name: 'Your places' });
  for (const [name, path] of places) {
    await bar.getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
    await bar.locator('[aria-current=page]').getByText(name, { exact: true }).waitFor();
    expect(await bar.locator('[aria-current]').count(), name).toBe(1);
    const boxes = await bar.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return Math.min(width, height) >= 44 && link.scrollWidth <= link.clientWidth;
      }),
    );
    expect(boxes, name).toEqual([true, true, true, true, true]);
    // at its end the page is above them
    const gap = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const top = document.querySelector('.thumb-bar')?.getBoundingClientRect().top ?? 0;
      return top - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap, name).toBeGreaterThanOrEqual(0);
  }
  // pages under other addresses belong to one of them too
  for (const [path, name] of [
    ['/festivals', 'Panchang'],
    ['/muhurat', 'Panchang'],
    ['/services', 'Find'],
    ['/my-pandits', 'Me'],
  ] as const) {
    await page.goto(path);
    expect(await bar.locator('[aria-current=page]').allTextContents(), path).toEqual([name]);
  }
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('they are there without script, for a family alone, on a phone alone, and not on paper', async () => {
  const family = await newFamily();
  const page = await (await reader(family)).open('/about');
  expect(page.document.querySelectorAll('.thumb-bar a').map(({ text }) => text)).toEqual(places.map(([name]) => name));
  expect((await (await reader()).open('/about')).document.querySelectorAll('.thumb-bar')).toEqual([]);

  const { page: wide } = await windowOf(family, desk);
  await wide.goto('/about');
  expect(await wide.locator('.thumb-bar').isVisible()).toBe(false);
  const { page: paper } = await windowOf(family, phone);
  await paper.goto('/about');
  await paper.emulateMedia({ media: 'print' });
  expect(await paper.locator('.thumb-bar').isVisible()).toBe(false);
});
