import * as fc from 'fast-check';
import type { Day } from '#domain/time.ts';
import { makeBooking, type Bookable, type TestRitual } from '../../bookings/test-factories.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

/** What may happen to pandits that a search has to know, and what may be asked then. */

export interface World {
  readonly t: TestApp;
  readonly admin: TestPerson;
  /** Two of them, of two hours and of a day. */
  readonly rituals: readonly TestRitual[];
  /** This many days from today. */
  readonly ahead: (days: number) => Day;
}

export interface Question {
  ritual: number;
  day: number;
  startTime?: string;
  district?: string;
  language?: string;
  price?: number;
  sort?: 'price' | 'experience' | 'recommended';
}

const DISTRICTS = ['Puri', 'Ganjam', 'Cuttack'];
const BLOCKS: Record<string, string> = { Puri: 'Gop', Ganjam: 'Aska', Cuttack: 'Banki' };
const LANGUAGES = ['Odia', 'Hindi', 'Kui', 'Desia'];
const HOURS = ['00:00', '09:00', '18:00', '23:30'];
/** Near ones, those where the days known one by one end, and those beyond. */
const DAYS = [1, 2, 3, 4, 98, 99, 100, 101, 127, 128, 129, 300, 301, 729, 730];

const aDay = fc.constantFrom(...DAYS);
export const anyDeed = fc.oneof(
  fc.record({ do: fc.constant('declare' as const), from: aDay, days: fc.nat(40) }),
  fc.record({ do: fc.constant('withdraw' as const), day: aDay }),
  fc.record({ do: fc.constant('close' as const), day: aDay, at: fc.constantFrom(0, 9, 23), whole: fc.boolean() }),
  fc.record({
    do: fc.constant('book' as const),
    // mostly of those that are declared to begin with
    day: fc.constantFrom(1, 2, 3, 4, 1, 2, 3, 4, 129, 300),
    at: fc.option(fc.constantFrom(...HOURS), { nil: undefined }),
    ritual: fc.nat(1),
    ends: fc.constantFrom('keep', 'cancel', 'fail'),
  }),
  fc.record({ do: fc.constant('offer' as const), prices: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }) }),
  fc.record({
    do: fc.constant('live' as const),
    home: fc.constantFrom(...DISTRICTS),
    temple: fc.option(fc.constantFrom(...DISTRICTS), { nil: undefined }),
    languages: fc.subarray(LANGUAGES),
  }),
  fc.record({ do: fc.constant('review' as const), to: fc.constantFrom('approved' as const, 'rejected' as const) }),
);
type Deed = typeof anyDeed extends fc.Arbitrary<infer D> ? D : never;

export const anyQuestion: fc.Arbitrary<Question> = fc.record(
  {
    ritual: fc.nat(1),
    day: aDay,
    startTime: fc.constantFrom(...HOURS),
    district: fc.constantFrom(...DISTRICTS),
    language: fc.constantFrom(...LANGUAGES),
    price: fc.integer({ min: 1, max: 9 }),
    sort: fc.constantFrom('price' as const, 'experience' as const, 'recommended' as const),
  },
  { requiredKeys: ['ritual', 'day'] },
);

/** Each by the call that does it; that one is refused is as good. Says what became of some. */
export async function take(
  { t, admin, rituals, ahead }: World,
  one: Deed,
  pandit: TestPerson,
  family: TestPerson,
): Promise<string | undefined> {
  switch (one.do) {
    case 'declare': {
      const body = { fromDate: ahead(one.from), toDate: ahead(Math.min(730, one.from + one.days)) };
      await t.call('POST /availability/declare-availability', { body }, pandit);
      return;
    }
    case 'withdraw':
      await t.call('POST /availability/set-day', { body: { day: ahead(one.day), free: false } }, pandit);
      return;
    case 'close': {
      const clockAt = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
      const closed = [one.whole ? { from: '00:00', to: '00:00' } : { from: clockAt(one.at), to: clockAt(one.at + 1) }];
      await t.call('POST /availability/set-day', { body: { day: ahead(one.day), free: true, closed } }, pandit);
      return;
    }
    case 'book': {
      const ritual = rituals[one.ritual] ?? { id: '', name: '' };
      const bookable: Bookable = { pandit, ritual, day: ahead(one.day), price: 1 };
      const status = one.ends === 'fail' ? 'advancepaymentdone' : 'confirmedbypandit';
      const wish = { status, advance: 1, ...(one.at && { startTime: one.at }) } as const;
      const booking = await makeBooking(t, bookable, family, wish).catch(() => null);
      if (!booking || one.ends === 'keep') return booking ? 'keep' : undefined;
      if (one.ends === 'cancel') {
        await t.call('POST /booking/admin/cancel', { body: { bookingId: booking._id, reason: 'By phone' } }, admin);
        return 'cancel';
      }
      const rejected = { bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } as const;
      await t.call('POST /booking/update-booking-status', { body: { bookingId: booking._id, ...rejected } }, pandit);
      return 'fail';
    }
    case 'offer': {
      const offers = one.prices.map((price, at) => ({ ritualId: rituals[at]?.id ?? '', price, experience: 9 - price }));
      await t.call('POST /user/update-profile', { body: { updateData: { rituals: offers } } }, pandit);
      return;
    }
    case 'live': {
      const home = { state: 'Odisha', district: one.home, city: BLOCKS[one.home] ?? '' };
      const temple = one.temple
        ? {
            isAttachedToTemple: true,
            templeState: 'Odisha',
            templeDistrict: one.temple,
            templeCity: BLOCKS[one.temple] ?? '',
          }
        : { isAttachedToTemple: false };
      const updateData = { ...home, ...temple, isSameAsHomeAddress: false, languagesKnown: one.languages };
      const { status } = await t.call('POST /user/update-profile', { body: { updateData } }, pandit);
      return status === 200 ? 'moved' : undefined;
    }
    case 'review': {
      const body = { userId: pandit.id, userStatus: one.to, comment: 'Seen', approvedBy: admin.id };
      const { status } = await t.call('POST /user/admin/update-user-status', { body }, admin);
      return status === 200 ? 'reviewed' : undefined;
    }
  }
}
