import type { CallInput } from '#contract/index.ts';
import { makeBookable, makeBooking, type BookingWish } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import type { TestApp, TestPerson } from '../testing/test-app.ts';

/** A booking whose two sides write to each other. */

export interface Two {
  id: string;
  family: TestPerson;
  pandit: TestPerson;
}

export type Says = Partial<CallInput<'POST /booking/:id/letters'>['body']>;

/** The calls of a thread, made by a test's own app. */
export const letterCalls = (app: () => TestApp) => ({
  async two(wish: BookingWish = {}): Promise<Two> {
    const offered = await makeBookable(app());
    const family = await app().person('user');
    const { _id } = await makeBooking(app(), offered, family, wish);
    return { id: _id, family, pandit: offered.pandit };
  },
  write: ({ id }: Two, who: TestPerson | null, says: Says) =>
    app().call('POST /booking/:id/letters', { params: { id }, body: { key: newId(), ...says } }, who),
  thread: async ({ id }: Two, who: TestPerson, cursor?: string) =>
    (await app().call('GET /booking/:id/letters', { params: { id }, query: cursor ? { cursor } : {} }, who)).body.data,
});
