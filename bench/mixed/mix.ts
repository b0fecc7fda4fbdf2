import type { CallInput, Key, Reply, Sent } from '#contract/index.ts';
import { pathOf } from '#contract/page.ts';
import { districtNames } from '#domain/places.ts';
import { asInstant, addDays, clockOf, dayAt } from '#domain/time.ts';
import type { Case } from '../office-cases.ts';
import { days, languages } from '../search-data.ts';
import { PASSWORD, PLACE, type Cast, type Somebody } from './market.ts';

/** An hour of everybody: of a hundred, 70 search, 20 look at a page, 5 book and 5 are the office. The same each time. */

const SHARES = { search: 70, page: 20, booking: 5, office: 5 } as const;
type Kind = keyof typeof SHARES;
const screens = ['dashboard', 'users', 'pandits', 'bookings', 'payments', 'messages', 'audit'] as const;

/** Of each kind: how many, and how long one took, milliseconds. */
export type Times = Readonly<Record<Kind, readonly number[]>>;

interface SignedIn extends Somebody {
  readonly token: string;
  readonly cookie: string;
}

export interface Wanted {
  readonly rituals: readonly { readonly id: string; readonly slug: string }[];
  readonly office: readonly Case[];
}

/** Chance that comes the same each time (mulberry32). */
function chances(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  return { next, pick, maybe: <T>(share: number, value: T): T | undefined => (next() < share ? value : undefined) };
}

export async function crowd(url: string, cast: Cast, { rituals, office }: Wanted) {
  const { next, pick, maybe } = chances(42);
  const today = dayAt(asInstant(Date.now()));
  const everybody = async (some: readonly Somebody[]) => {
    const all: SignedIn[] = [];
    for (const one of some) all.push(await signIn(url, one));
    return all;
  };
  const families = await everybody(cast.families);
  const pandits = await everybody(cast.pandits);
  const veterans = await everybody(cast.veterans);
  const [admin] = await everybody(cast.admins);
  if (!admin) throw new Error('Nobody is in the office.');

  const search = async (): Promise<void> => {
    const rare =
      next() < 0.03 ? pick([days.aFifth, days.festival, days.oneInAThousand, days.nobody, days.farAhead]) : null;
    const asked = {
      ritualId: pick(rituals).id,
      date: addDays(today, rare ?? 1 + Math.floor(next() * 25)),
      price: maybe(0.3, 1_500),
      startTime: maybe(0.4, '09:00'),
      district: maybe(0.5, pick(districtNames)),
      language: maybe(0.15, pick(['Hindi', 'Odia', languages.rare])),
      sort: maybe(0.2, 'experience' as const),
      panditId: maybe(0.03, pick(cast.pandits).id),
    };
    const { nextCursor } = await call(url, 'POST /availability/filter-availability', { body: asked });
    if (nextCursor && next() < 0.15)
      await call(url, 'POST /availability/filter-availability', { body: { ...asked, cursor: nextCursor } });
  };

  const page = async (): Promise<void> => {
    const ritual = pick(rituals);
    const chance = next();
    if (chance < 0.25) return read(url, pick(['/home', '/services', `/services/${ritual.slug}`]));
    if (chance < 0.5) return read(url, `/pandits/${pick(cast.pandits).id}`);
    if (chance < 0.65)
      return read(url, `/find-pandit?ritual=${ritual.id}&date=${addDays(today, 2 + Math.floor(next() * 20))}`);
    if (chance < 0.8) return read(url, pick(['/my-bookings', '/profile']), pick(families));
    if (chance < 0.98)
      return read(url, `/pandit/${pick(['dashboard', 'bookings', 'availability', 'earning'])}`, pick(veterans));
    return read(url, `/admin/${pick(screens)}`, admin);
  };

  let { booked } = cast;
  /** Asked, answered, paid and confirmed; of five one is refused. Each pandit's hours one after the other. */
  const booking = async (): Promise<void> => {
    const n = booked++;
    const pandit = pandits[n % pandits.length] as SignedIn;
    const family = families[n % families.length] as SignedIn;
    const slot = Math.floor(n / pandits.length);
    const { availability } = await call(url, 'POST /availability/get-by-user', { body: {} }, pandit);
    const { offers } = await call(url, 'GET /pandits/:id', { params: { id: pandit.id } });
    const offer = offers[n % offers.length];
    if (!offer || availability.length === 0) throw new Error('A pandit has nothing to offer.');
    const { _id: bookingId } = await call(
      url,
      'POST /booking/book-pandit',
      {
        body: {
          panditId: pandit.id,
          ritualId: offer.ritual._id,
          // before the days on which the market has pujas of its own
          bookingDate: addDays(today, 3 + (Math.floor(slot / 4) % 6)),
          startTime: clockOf(360 + (slot % 4) * 240),
          another: 'both',
          userAddress: PLACE,
        },
      },
      family,
    );
    const step = (body: Omit<Sent<'POST /booking/update-booking-status', 'body'>, 'bookingId'>) =>
      call(url, 'POST /booking/update-booking-status', { body: { bookingId, ...body } }, pandit);
    if (n % 5 === 4) return void (await step({ bookingStatus: 'rejected', additionalNotesbyPandit: 'I am away' }));
    await step({ bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 101 });
    const bill = { bookingId, amount: 101, receipt: `bench ${bookingId}` };
    const { order } = await call(url, 'POST /payment/create-order', { body: bill }, family);
    const paid = await call(url, 'POST /sandbox/pay', { body: { orderId: order.id, outcome: 'success' } });
    const proof = { ...paid, razorpay_signature: paid.razorpay_signature ?? '', booking_id: bookingId };
    await call(url, 'POST /payment/verify-payment', { body: proof }, family);
    await step({ bookingStatus: 'confirmedbypandit' });
    await read(url, `/my-bookings/${bookingId}`, family);
  };

  const inOffice = async (): Promise<void> => {
    if (next() < 0.1) return void (await ask(`${url}/api/admin/dashboard`, admin));
    const { path, body } = pick(office);
    await ask(`${url}/api${path}`, admin, body);
  };

  /** Each list, search and screen of the office once, so that no plan of theirs is missed. */
  const wholeOffice = async (): Promise<void> => {
    for (const { path, body } of office) await unlessSentAway(() => ask(`${url}/api${path}`, admin, body));
    for (const name of screens) await unlessSentAway(() => read(url, `/admin/${name}`, admin));
  };

  const works: Record<Kind, () => Promise<void>> = { search, page, booking, office: inOffice };
  const kinds = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  return {
    /** So many, a few at a time. */
    async go(count: number, atOnce: number): Promise<Times> {
      const times: Record<Kind, number[]> = { search: [], page: [], booking: [], office: [] };
      let begun = 0;
      const one = async (): Promise<void> => {
        while (begun++ < count) {
          const kind = pick(kinds);
          const began = performance.now();
          await unlessSentAway(works[kind]);
          times[kind].push(performance.now() - began);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return times;
    },
    wholeOffice,
  };
}

async function signIn(url: string, { id, phone }: Somebody): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ phone, password: PASSWORD });
  const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: { token: string } };
  if (!reply.ok) throw new Error(`${phone} cannot sign in: ${reply.status}`);
  const cookie = reply.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { id, phone, token: data.token, cookie: cookie.join('; ') };
}

async function call<K extends Key>(url: string, key: K, input: CallInput<K>, who?: SignedIn): Promise<Reply<K>> {
  const { body } = input as { body?: object };
  return (await ask(`${url}/api${pathOf(key, input)}`, who, body, key.split(' ')[0])) as Reply<K>;
}

/** What was sent away because it took too long, and how often. */
export const sentAway = new Map<string, number>();

class SentAway extends Error {}

/** What takes too long is counted, and the crowd goes on. */
async function unlessSentAway(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SentAway)) throw error;
    sentAway.set(error.message, (sentAway.get(error.message) ?? 0) + 1);
  }
}

async function ask(address: string, who?: SignedIn, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(who && { authorization: `Bearer ${who.token}` }),
  };
  const reply = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = (await reply.json()) as { data: unknown; message: string };
  if (reply.ok) return answer.data;
  const { pathname, searchParams } = new URL(address);
  const name = [method, pathname, searchParams.get('search') ?? ''].join(' ').trim();
  if (reply.status === 503) throw new SentAway(name);
  throw new Error(`${name}: ${reply.status} ${answer.message}`);
}

async function read(url: string, path: string, who?: SignedIn): Promise<void> {
  const reply = await fetch(url + path, { headers: { accept: 'text/html', ...(who && { cookie: who.cookie }) } });
  // one that takes too long may be broken off where it had begun
  const isWhole = await reply.arrayBuffer().then(
    () => true,
    () => false,
  );
  if (reply.status === 503 || (reply.ok && !isWhole)) throw new SentAway(path);
  if (!reply.ok || reply.redirected)
    throw new Error(`${path}: ${reply.status}${reply.redirected ? ` ${reply.url}` : ''}`);
}
