import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import type { Sent } from '#contract/index.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { testCatalogue } from './test-catalogue.ts';

/** Archived rituals, their bookings and offers, and the office's list of all. */

let t: TestApp;
let catalogue: Awaited<ReturnType<typeof testCatalogue>>;
let other: TestPerson;
beforeAll(async () => {
  t = await testApp();
  catalogue = await testCatalogue(t);
  other = await t.person('admin');
});
afterAll(() => t.close());

describe('an archived ritual', () => {
  test('is gone for visitors and search, its page is 404, by its old address too', async () => {
    const customer = await t.person('user');
    const { ritual, day } = await makeBookable(t);
    const category = { ritualCategory: catalogue.home, slug: 'gone-by-and-by' };
    const { slug } = await catalogue.read(ritual.id);
    await catalogue.update(await catalogue.read(ritual.id), category);
    expect((await catalogue.pageAt(slug)).status).toBe(200);
    const search = () =>
      t.call('POST /availability/filter-availability', { body: { ritualId: ritual.id, date: day } }, customer);
    const sitemap = async () => (await fetch(`${t.url}/sitemap.xml`)).text();
    expect((await search()).status).toBe(200);
    expect(await sitemap()).toContain(`/services/${category.slug}<`);
    const { status, body } = await catalogue.archive(await catalogue.read(ritual.id));
    expect([status, body.message]).toEqual([200, 'The ritual is archived. Families no longer find it.']);
    expect(body.data).toMatchObject({ archivedAt: expect.any(String), place: null });
    expect((await catalogue.shown()).map(({ _id }) => _id)).not.toContain(ritual.id);
    expect([(await catalogue.pageAt(slug)).status, (await catalogue.pageAt(category.slug)).status]).toEqual([404, 404]);
    expect((await search()).status).toBe(404);
    expect(await sitemap()).not.toContain(category.slug);
  });

  test('leaves bookings and offers readable, and tells before how many there are', async () => {
    const customer = await t.person('user');
    const bookable = await makeBookable(t);
    await catalogue.update(await catalogue.read(bookable.ritual.id), { ritualCategory: catalogue.home });
    const live = await makeBooking(t, bookable, customer);
    await makeBooking(t, bookable, customer, { status: 'rejected', day: addDays(bookable.day, 2) });
    const ritual = await catalogue.read(bookable.ritual.id);
    expect(ritual).toMatchObject({ pandits: 1, liveBookings: 1 });
    await catalogue.archive(ritual);
    const booking = await t.call('GET /booking/:id', { params: { id: live._id } }, customer);
    expect(booking.body.data.ritualId).toMatchObject({ ritualType: ritual.ritualType });
    const params = { userId: bookable.pandit.id };
    const profile = await t.call('GET /user/get-user/:userId', { params }, bookable.pandit);
    expect(profile.body.data.rituals).toMatchObject([{ ritualId: { ritualType: ritual.ritualType } }]);
    const again = { panditId: bookable.pandit.id, ritualId: ritual._id, bookingDate: addDays(bookable.day, 4) };
    const asked = await t.call('POST /booking/book-pandit', { body: { ...again, userAddress: 'Puri' } }, customer);
    expect(asked.body.error?.code).toBe('offer_missing');
  });

  test('cannot be taken up by a pandit', async () => {
    const ritual = await catalogue.add();
    await catalogue.archive(ritual);
    const rituals = [{ ritualId: ritual._id, price: 1100, experience: 5 }];
    const body = { updateData: { rituals } };
    expect((await t.call('POST /user/update-profile', { body }, await t.person('pandit'))).status).toBe(404);
  });

  test('comes back as the last one; each step is noted once', async () => {
    const ritual = await catalogue.add();
    const twice = await Promise.all([catalogue.archive(ritual), catalogue.archive(ritual, other)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const back = await catalogue.restore(await catalogue.read(ritual._id));
    expect([back.status, back.body.message]).toEqual([200, 'The ritual is back in the catalogue.']);
    expect((await catalogue.shown()).at(-1)?._id).toBe(ritual._id);
    const actions = (await catalogue.deeds(ritual._id)).map((row) => row['action']);
    expect(actions).toEqual(['ritual.added', 'ritual.archived', 'ritual.restored']);
  });

  test('is not archived over a change nobody has looked at, nor brought back under an archived category', async () => {
    const category = await catalogue.addCategory('Rare rites');
    const ritual = await catalogue.add('Rare Puja', { ritualCategory: category });
    await catalogue.update(ritual, { durationMinutes: 30 }, other);
    expect((await catalogue.archive(ritual)).body.error?.code).toBe('stale');
    await catalogue.archive(await catalogue.read(ritual._id));
    await t.call('POST /rituals/archive-category', { body: { categoryId: category, __v: 0 } }, catalogue.admin);
    expect((await catalogue.restore(ritual)).body.error?.code).toBe('stale');
    const { status, body } = await catalogue.restore(await catalogue.read(ritual._id));
    expect([status, body.message]).toEqual([
      409,
      'The category of this ritual is archived. Bring the category back first, or choose another.',
    ]);
    expect((await catalogue.update(await catalogue.read(ritual._id), { ritualCategory: catalogue.home })).status).toBe(
      200,
    );
    expect((await catalogue.restore(await catalogue.read(ritual._id))).status).toBe(200);
  });
});

describe('the list', () => {
  const list = async (query: Sent<'GET /rituals/admin/list', 'query'>) =>
    (await t.call('GET /rituals/admin/list', { query }, catalogue.admin)).body.data;

  test('is searched by every word of name, category, description and the end of the id, and paged', async () => {
    const category = await catalogue.addCategory('Samskara');
    const one = await catalogue.add('Upanayana', {
      ritualCategory: category,
      ritualDescription: 'The sacred thread, 100%',
    });
    const two = await catalogue.add('Namkaran', {
      ritualCategory: category,
      ritualDescription: 'The naming of a child',
    });
    const names = async (search: string) => (await list({ search })).rituals.map(({ ritualType }) => ritualType);
    expect(await names('UPANA')).toEqual(['Upanayana']);
    expect(await names('samskara')).toEqual(['Upanayana', 'Namkaran']);
    expect(await names('thread  samskara')).toEqual(['Upanayana']);
    expect(await names(one._id.slice(-6).toUpperCase())).toContain('Upanayana');
    expect(await names('100%')).toEqual(['Upanayana']);
    expect(await names('%_%')).toEqual([]);
    const page = await list({ category, page: '2', pageSize: '1' });
    expect(page).toMatchObject({ rituals: [{ _id: two._id, ritualCategory: { name: 'Samskara' } }], filtered: 2 });
    expect(page.total).toBeGreaterThan(2);
  });

  test('shows archived rituals in a list of their own, and last among all', async () => {
    const ritual = await catalogue.add();
    await catalogue.archive(ritual);
    const ids = async (state: 'shown' | 'archived') =>
      (await list({ state, pageSize: '100' })).rituals.map(({ _id }) => _id);
    expect(await ids('archived')).toContain(ritual._id);
    expect(await ids('shown')).not.toContain(ritual._id);
    const all = (await list({ pageSize: '100' })).rituals;
    const firstArchived = all.findIndex(({ archivedAt }) => archivedAt !== null);
    expect(all.slice(firstArchived).every(({ archivedAt }) => archivedAt !== null)).toBe(true);
  });
});
