import { account } from './account.ts';
import { audit } from './audit.ts';
import { almanacCalls } from './almanac/almanac.ts';
import { festivalCalls } from './almanac/festivals.ts';
import { daysAheadCalls } from './almanac/days-ahead.ts';
import { familyDayCalls } from './almanac/family-days.ts';
import { hoursCalls } from './almanac/hours.ts';
import { muhuratCalls } from './almanac/muhurat.ts';
import { panjiCalls } from './almanac/panji.ts';
import { auth } from './auth.ts';
import { availability } from './availability.ts';
import { bookings } from './bookings.ts';
import { bookingAsks } from './booking/asks.ts';
import { waitCalls } from './booking/waits.ts';
import { bookingLife } from './booking/life.ts';
import { notices } from './office/notices.ts';
import { pleaseCall } from './office/please-call.ts';
import { refusedWords } from './office/refused-words.ts';
import { trust } from './office/trust.ts';
import { returning } from './booking/returning.ts';
import { bookingLetters } from './booking/letters.ts';
import { officeBookings } from './booking/office.ts';
import { bookingReviewCalls } from './booking/reviews.ts';
import { caseCalls } from './cases/cases.ts';
import { officeCases } from './cases/office.ts';
import { catalogue } from './catalogue.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { board } from './office/board.ts';
import { officeDetails } from './office/details.ts';
import { officePeople } from './office/people.ts';
import { stopping } from './office/stopping.ts';
import { misc, sandbox } from './misc.ts';
import { money } from './money.ts';
import { pandits } from './pandits.ts';
import { passkeys } from './passkeys.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { rituals } from './rituals.ts';
import { secondFactor } from './second-factor.ts';
import { staff } from './staff.ts';
import type { z } from 'zod';

/** The whole HTTP promise: `METHOD /path` below `/api` to what may be sent and what comes back. */
export const api = {
  ...auth,
  ...people,
  ...pandits,
  ...account,
  ...secondFactor,
  ...passkeys,
  ...rituals,
  ...catalogue,
  ...availability,
  ...bookings,
  ...bookingAsks,
  ...waitCalls,
  ...bookingLife,
  ...officeBookings,
  ...bookingReviewCalls,
  ...bookingLetters,
  ...caseCalls,
  ...officeCases,
  ...pleaseCall,
  ...trust,
  ...refusedWords,
  ...notices,
  ...returning,
  ...payments,
  ...money,
  ...misc,
  ...contact,
  ...dashboard,
  ...board,
  ...almanacCalls,
  ...festivalCalls,
  ...officeDetails,
  ...officePeople,
  ...stopping,
  ...hoursCalls,
  ...muhuratCalls,
  ...familyDayCalls,
  ...daysAheadCalls,
  ...panjiCalls,
  ...audit,
  ...staff,
  ...sandbox,
};

export type Api = typeof api;
export type Key = keyof Api;

type Shape<K extends Key, P extends keyof Endpoint> = Api[K] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a caller sends and what a handler receives differ where a schema transforms. */
export type Sent<K extends Key, P extends 'params' | 'query' | 'body'> = z.input<Shape<K, P>>;
export type Received<K extends Key, P extends 'params' | 'query' | 'body'> = z.output<Shape<K, P>>;
export type Reply<K extends Key> = z.output<Shape<K, 'reply'>>;

type Optional<T> = [T] extends [never] ? undefined : T;

/** Everything a call can carry; the parts an endpoint does not name cannot be given. */
export type CallInput<K extends Key> = {
  [P in 'params' | 'query' | 'body' as [Shape<K, P>] extends [never] ? never : P]: Sent<K, P>;
};
export interface HandlerInput<K extends Key> {
  params: Optional<Received<K, 'params'>>;
  query: Optional<Received<K, 'query'>>;
  body: Optional<Received<K, 'body'>>;
}
