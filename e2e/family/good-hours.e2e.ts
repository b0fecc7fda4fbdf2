import { expect, test } from 'vitest';
import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { windowOf } from '#domain/calendar/good-hours.ts';
import { limbsOf } from '#domain/calendar/limbs.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { call, phone, visitor } from '../browser.ts';
import { newFamily, newPandit } from '../made.ts';
import { reader } from '../plain.ts';

/** A family chooses when before who, and keeps its own days: the pages a browser without script has. */

test('good hours are chosen, asked for, seen by the pandit and kept; a shraddha gets its day of every year', async () => {
  const pandit = await newPandit({ price: 1 });
  const family = await newFamily();
  const { open } = await reader(family);
  const choosing = await open('/find-pandit?ritual=satyanarayan-puja&district=Puri');
  expect(choosing.address).toContain(`ritual=${pandit.ritualId}`);
  expect(choosing.text).toContain('When shall it be?');
  expect(choosing.text).toContain('Any day can be taken');
  // before any hours are pressed
  expect(choosing.text).toMatch(/\d (or more )?free|nobody is free/);

  // of three weeks some day is an Ekadashi or a Purnima
  const [hours] = await call('GET /muhurat', {
    query: { ritual: pandit.ritualId, district: 'Puri', from: pandit.from, days: '20' },
  });
  if (!hours) throw new Error('no good hours in three weeks');
  const params = new URLSearchParams({ ritual: pandit.ritualId, window: windowOf(hours, 'Puri'), book: pandit.id });
  const dialog = await open(`/find-pandit?${params}`);
  expect(dialog.text).toContain('It may begin between');
  // by when it has to begin to end within them, or that it cannot
  expect(dialog.text).toMatch(
    /Begun by .* the ritual also ends within the good hours|Begun at .*, the ritual lasts until about .*: longer/,
  );
  // the tithi and the star of the hours themselves
  const limbs = limbsOf(namedLimbs(hours), {
    nameIn: namesFor('en-IN'),
    followedBy: ({ first, next }) => `${first} then ${next}`,
  });
  const summary = dialog.document.querySelector('dialog[open]')?.text ?? '';
  for (const words of ['Good hours ', ...limbs]) expect(summary).toContain(words);
  expect((await dialog.press('Submit', { userAddress: 'Plot 12, Nayapalli' })).status).toBe(200);
  const { bookings } = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  expect(bookings[0]).toMatchObject({
    startTime: hours.from.slice(11, 16),
    muhurat: { from: hours.from, to: hours.to, district: 'Puri' },
  });

  const bookingId = bookings[0]?._id ?? '';
  const theirs = await (await reader(pandit)).open(`/pandit/bookings/${bookingId}`);
  expect(theirs.text).toContain('Good hours');
  expect(theirs.text).toContain('it is outside the good hours');
  // another time can be proposed, and not in its own hours
  expect(theirs.text).toContain('Another day or hour');
  expect(theirs.document.querySelector(`option[value^="${windowOf(hours, 'Puri')}@"]`)).toBeNull();
  expect(theirs.text).toMatch(
    /Begun by .* the ritual also ends within the good hours|Begun at .*, the ritual lasts until about/,
  );
  // another family asks for the same hours, and loses them
  const loser = await newFamily();
  const bookingDate = dayAt(instantOf(hours.from));
  const puja = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate, userAddress: 'Plot 3, Puri' };
  const asked = { ...puja, window: windowOf(hours, 'Puri'), another: 'both' } as const;
  const lost = await call('POST /booking/book-pandit', { body: asked }, loser.token);
  const accept = { bookingId, bookingStatus: 'confirmedbypandit' } as const;
  await call('POST /booking/update-booking-status', { body: accept }, pandit.token);
  const booked = await open(`/my-bookings/${bookingId}`);
  expect(booked.text).toContain('Good hours');
  for (const page of [booked, theirs]) expect(page.text).toContain(limbs.join(' · '));

  const theirPage = await reader(loser);
  await expect
    .poll(async () => (await theirPage.open(`/my-bookings/${lost._id}`)).text, { timeout: 20_000 })
    .toContain('Next good hours for this puja');

  const empty = await open('/my-days');
  expect(empty.text).toContain('No dates saved');
  const wrong = await empty.press('Keep this tithi', { name: 'Father’s shraddha', month: '6' });
  expect(wrong.text).toContain('Please choose the month and the tithi.');
  const kept = await wrong.press('Keep this tithi', { name: 'Father’s shraddha', month: '6', tithi: '20' });
  expect(kept.text).toContain('Shraddha · Bhadraba Krishna Panchami');
  expect(kept.text).toContain('Next: ');

  // Srabana came twice in 2023; its extra dark half is named by the month after it elsewhere
  const inMalamasa = await kept.press('Find its tithi and keep it', { name: 'Aja', date: '2023-08-05' });
  expect(inMalamasa.text).toContain('in the dark half of Adhika Srabana, an extra month (Malamasa)');
  expect(inMalamasa.text).toContain('when panjis of Odisha name it Bhadraba');
  expect(inMalamasa.text).toMatch(/Ask your family’s acharya about this day.*No acharya has confirmed ours\./);
});

test('a search in a district that we do not know says so, is one of all districts, and its hours are the capital’s', async () => {
  const pandit = await newPandit();
  const { open } = await reader();
  const [unknown, shown] = ['We know no district “Atlantis” in Odisha.', 'Pandits of every district are shown here.'];
  const { ritualId: ritual, from: date } = pandit;
  for (const asked of [
    { ritual, date, district: 'Atlantis' },
    { ritual, district: 'Atlantis' },
    { ritual: 'satyanarayan-puja', district: 'Atlantis' },
    { ritual, window: `${date}T09:12~${date}T11:05~Atlantis` },
    { district: 'Atlantis' },
  ]) {
    const sheet = await open(`/find-pandit?${new URLSearchParams(asked)}`);
    expect([sheet.status, Object.values(sheet.wrong)], sheet.address).toEqual([
      422,
      ['Please choose a district of Odisha.'],
    ]);
    for (const words of [unknown, shown, 'Good hours are for Khordha.']) expect(sheet.text).toContain(words);
    // the same search in another language is one
    expect(sheet.document.querySelector('a[href*="Atlantis"]:not([hreflang])')).toBeNull();
  }
  const found = await open(`/find-pandit?${new URLSearchParams({ ritual, date, district: 'Atlantis' })}`);
  expect(found.text).toMatch(/pandits? free on/);
  const known = await open(`/find-pandit?${new URLSearchParams({ ritual, date, district: 'Khordha' })}`);
  expect([known.status, known.wrong]).toEqual([200, {}]);
  expect(known.text).not.toContain('We know no district');
});

test('a day and months without good hours say why', async () => {
  const { open } = await reader();
  const ritual = 'vivah-bahaghara';
  const [today, district] = [dayAt(instantOf(new Date())), 'Puri'];
  const query = { ritual, district, from: today, days: '366' };
  const barred = await call('GET /muhurat/barred', { query });
  const wed = new Set((await call('GET /muhurat', { query })).flatMap(({ date, from }) => [date, from.slice(0, 10)]));
  const asSaid = /(until \d{1,2} [A-Z]|left out, until|there is an eclipse)/;
  const none = barred.find(({ from }) => from > today && !wed.has(from));
  if (!none) throw new Error('no day of a year is barred');
  const { rituals } = await call('GET /rituals/get-ritual', {});
  const id = rituals.find(({ slug }) => slug === ritual)?._id ?? '';
  const day = await open(`/find-pandit?${new URLSearchParams({ ritual: id, district, date: none.from })}`);
  expect(day.text).toMatch(/No good hours for [^.]+ by its rules; you may still take it\./);
  expect(day.text).toMatch(asSaid);

  // of some ritual one of the next months has none
  for (const { slug } of await call('GET /muhurat/rituals', {})) {
    const when = await open(`/find-pandit?${new URLSearchParams({ ritual: slug, district })}`);
    const months = when.document.querySelectorAll('nav[aria-label="Months"] a').map(({ text }) => text.trim());
    const empty = months.filter((said) => said.endsWith(' 0'));
    if (empty.length === 0 || empty.length === months.length) continue;
    const named = when.document.querySelectorAll('p').map(({ text }) => text.trim());
    const told = named.filter((said) => /^No good hours (in|from) /.test(said));
    expect(told.length, `${slug}: ${months.join(', ')}`).toBeGreaterThan(0);
    expect(when.text).toMatch(/No good hours (in|from) [^:]+: [A-Z][^.]+\./);
  }
});

test('a time outside the good hours is told beside its field before anything is asked', async () => {
  const pandit = await newPandit();
  const { page } = await visitor(phone);
  const windows = await call('GET /muhurat', {
    query: { ritual: pandit.ritualId, district: 'Puri', from: pandit.from, days: '20' },
  });
  // an hour before they begin is outside them
  const hours = windows.find(({ from, to }) => from.slice(0, 10) === to.slice(0, 10) && Number(from.slice(11, 13)) > 1);
  if (!hours) throw new Error('no good hours by day in three weeks');
  const params = new URLSearchParams({ ritual: pandit.ritualId, window: windowOf(hours, 'Puri'), book: pandit.id });
  await page.goto(`/find-pandit?${params}`);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  const time = page.getByRole('dialog').getByLabel('Preferred start time');
  const [hour, minute] = [Number(hours.from.slice(11, 13)), hours.from.slice(14, 16)];
  await time.fill(`${String(hour - 1).padStart(2, '0')}:${minute}`);
  const told = page.getByText('Please choose a time within the good hours.');
  await told.waitFor();
  expect(await time.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
  await time.fill(hours.from.slice(11, 16));
  await told.waitFor({ state: 'detached' });
});

test('filters that stand open are as wide as a phone', async () => {
  const { page } = await visitor(phone);
  await page.goto('/find-pandit?ritual=satyanarayan-puja&district=Atlantis');
  await page.getByLabel('Price up to').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('on a phone an error stands nearer to its own field than to the next', async () => {
  const { page } = await visitor(phone);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Please write a message.').waitFor();
  const far = await page.evaluate(() =>
    [...document.querySelectorAll('form [role="alert"]')].flatMap((error) => {
      const [own, next] = [error.closest('div')?.previousElementSibling, error.closest('.grid')?.nextElementSibling];
      if (!own || !next) return [];
      const { top, bottom } = error.getBoundingClientRect();
      const [above, below] = [top - own.getBoundingClientRect().bottom, next.getBoundingClientRect().top - bottom];
      return [above < below && below >= 6];
    }),
  );
  expect(far.length).toBeGreaterThan(0);
  expect(far).not.toContain(false);
});
