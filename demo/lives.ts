import { periodOf, type BookingAction } from '#domain/booking.ts';
import { proposalEnds, timeText } from '#domain/calendar/proposal.ts';
import type { Consent } from '#domain/asks/asks.ts';
import { asPaise, paise, rupees, type Paise } from '#domain/money.ts';
import { addDays, earlier, hours, latest, minutesOf, type Day, type Instant } from '#domain/time.ts';
import { insertAsk, insertMade, setAsk, type AskKey } from '../server/bookings/asks/ask-store.ts';
import { closeProposal, insertProposal } from '../server/bookings/move/proposal-store.ts';
import { transition } from '../server/bookings/steps/transition.ts';
import type { StepRequest } from '../server/bookings/steps/step-request.ts';
import { openCase } from '../server/cases/open.ts';
import { closeCase, insertDeed, setOwner } from '../server/cases/store.ts';
import type { Sql } from '../server/db/sql.ts';
import { panditIdOf, type DemoBooking } from './bookings.ts';
import type { Life } from './booking-plans.ts';
import type { Chance } from './chance.ts';
import type { Calendar } from './days.ts';
import type { Town } from './people.ts';

/**
 * What the table of a plan does not tell: begun, moved, withdrawn with others to choose from, said to be wrong, waited for. Each by the
 * product's own steps, on the clock of that day; what was told by message then was told then.
 */
export async function liveOn(
  sql: Sql,
  town: Town,
  { bookings, isFree }: { readonly bookings: readonly DemoBooking[]; readonly isFree: Calendar },
  chance: Chance,
  now: Instant,
): Promise<void> {
  for (const booking of bookings) {
    const free = (day: Day) =>
      isFree(booking.offer.pandit, day) &&
      !bookings.some((other) => panditIdOf(other) === panditIdOf(booking) && other.day === day);
    const alike = bookings.filter((other) => other !== booking && isSamePuja(other, booking));
    if (booking.life) await lives[booking.life]({ sql, town, booking, alike, free, chance, now });
  }
  await sql`DELETE FROM booking_outbox WHERE due_at <= ${new Date(now)}`;
}

interface Live {
  readonly sql: Sql;
  readonly town: Town;
  readonly booking: DemoBooking;
  /** Those of its family for the same ritual and hour, with other pandits. */
  readonly alike: readonly DemoBooking[];
  /** Whether its pandit has time on a day. */
  readonly free: (day: Day) => boolean;
  readonly chance: Chance;
  readonly now: Instant;
}

const lives: Readonly<Record<Life, (live: Live) => Promise<void>>> = {
  /** By the code, and half of the rest is given in cash already. */
  begun: async (live) => {
    const { booking, now } = live;
    await step(live, 'begin', 'pandit', latest(booking.period.from, earlier(now, hours(1))));
    await step(live, 'giveRest', 'customer', now, { amount: paise(Math.floor(rupees(restOf(booking)) / 2)) });
  },

  /** Both say the same of the rest: there is a receipt over the whole. */
  restPaid: async (live) => {
    const amount = restOf(live.booking);
    await step(live, 'giveRest', 'customer', earlier(live.now, hours(8)), { amount });
    await step(live, 'receiveRest', 'pandit', earlier(live.now, hours(6)), { amount });
  },

  moved: async (live) => {
    const { sql, booking, now } = live;
    await propose(live, 'customer', earlier(now, hours(20)));
    const at = earlier(now, hours(10));
    await closeProposal(sql, refOf(booking), { outcome: 'move', by: 'pandit', at: new Date(at) });
    const period = periodOf(anotherDay(live).day, booking.clock, booking.offer.ritual.minutes);
    await step(live, 'move', 'pandit', at, { time: { ...anotherDay(live), period, muhurat: null } });
  },

  proposed: (live) => propose(live, 'pandit', earlier(live.now, hours(3))),

  /** The family wanted to be asked: it has others to choose from, and its advance waits. */
  withdrawn: async (live) => {
    const key = await asks(live, 'ask', earlier(live.now, hours(60)));
    await setAsk(live.sql, key, wonBy(live.booking));
    await step(live, 'withdraw', 'pandit', earlier(live.now, hours(2)), {
      note: 'My father is in hospital. I am very sorry.',
    });
  },

  /** The pandit withdrew, another was asked and accepted, and what was paid went along. */
  replaced: async (live) => {
    const { sql, alike, now } = live;
    const key = await asks(live, 'yes', earlier(now, hours(90)));
    await setAsk(sql, key, wonBy(live.booking));
    await step(live, 'withdraw', 'pandit', earlier(now, hours(30)), {
      note: 'I have to go to a funeral in my village.',
    });
    for (const booking of alike) {
      const instead = { ...live, booking };
      await isAsked(instead, key);
      await lives.substitute(instead);
      await step(instead, 'accept', 'pandit', earlier(now, hours(20)), { note: 'I will come in good time.' });
    }
  },

  /** Asked at once: all of them have still to answer. */
  several: async (live) => {
    const key = await asks(live, 'yes', earlier(live.now, hours(4)));
    for (const booking of live.alike) await isAsked({ ...live, booking }, key);
  },

  /** Asked because another pandit cannot come. */
  substitute: async ({ sql, booking }) => {
    await sql`UPDATE bookings SET is_substitute = true WHERE pandit_id = ${panditIdOf(booking)} AND id = ${booking.id}`;
  },

  disputed: async (live) => {
    await say(
      live,
      'dispute',
      'The havan was left out, and it was over in half the time.',
      earlier(live.now, hours(5)),
    );
  },

  decided: async (live) => {
    const { sql, town, chance, now } = live;
    const caseId = await say(
      live,
      'complaint',
      'He said no two days before, and did not pick up the phone.',
      earlier(now, hours(70)),
    );
    const key = { panditId: panditIdOf(live.booking), caseId };
    const by = town.admin.id;
    const deed = { side: 'office', actorId: by, words: null } as const;
    const [taken, decided] = [earlier(now, hours(60)), earlier(now, hours(30))];
    await setOwner(sql, key, by, new Date(taken));
    await insertDeed(sql, key, { ...deed, id: chance.id(taken), what: 'taken', at: new Date(taken) });
    const words = 'We have spoken with the pandit, who is sorry. Nothing was paid, so nothing is to be given back.';
    const at = new Date(decided);
    await closeCase(sql, key, { remedy: 'nothing', amount: null, measure: 'none', words, by, at });
    await insertDeed(sql, key, { ...deed, id: chance.id(decided), what: 'decided', at });
  },
};

const refOf = (booking: DemoBooking) => ({ panditId: panditIdOf(booking), bookingId: booking.id });

const isSamePuja = (one: DemoBooking, other: DemoBooking): boolean =>
  one.customer.id === other.customer.id &&
  one.offer.ritual.id === other.offer.ritual.id &&
  one.day === other.day &&
  one.clock === other.clock;

/** The family says whether others are asked if this pandit does not come, for no more than the dearest of those it asks costs. */
async function asks(live: Live, consent: Consent, at: Instant): Promise<AskKey> {
  const { sql, booking, alike, chance } = live;
  const key = { customerId: booking.customer.id, askId: chance.id(at) };
  const limit = asPaise(Math.max(booking.price, ...alike.map(({ price }) => price)));
  await insertAsk(sql, key, { consent, limit, state: 'asked', at: new Date(at) });
  await isAsked(live, key);
  return key;
}

/** One of those who are asked for the same puja. */
async function isAsked({ sql, booking }: Pick<Live, 'sql' | 'booking'>, key: AskKey): Promise<void> {
  await insertMade(sql, key, refOf(booking));
  await sql`UPDATE bookings SET ask_id = ${key.askId} WHERE pandit_id = ${panditIdOf(booking)} AND id = ${booking.id}`;
}

const wonBy = ({ id }: DemoBooking) => ({ state: 'won', wonId: id, kept: null, nextAt: null }) as const;

/** What is still to be paid after the advance. */
const restOf = ({ price, advance }: DemoBooking): Paise =>
  paise(rupees(price) - (advance === null ? 0 : rupees(advance)));

async function step(
  { sql, booking }: Live,
  action: BookingAction,
  by: 'customer' | 'pandit',
  at: Instant,
  more: Partial<StepRequest> = {},
): Promise<void> {
  const actorId = by === 'pandit' ? panditIdOf(booking) : booking.customer.id;
  const { kind } = await transition(sql, { ...refOf(booking), action, by, actorId, ...more }, at);
  if (kind !== 'done') throw new Error(`The demo cannot ${action}: ${kind}.`);
}

/** The same hour on the first day after it on which its pandit has time. */
function anotherDay({ booking: { day, clock }, free }: Live) {
  const [first] = [1, 2, 3, 4, 5, 6].map((after) => addDays(day, after)).filter(free);
  return { day: first ?? addDays(day, 1), startMinute: clock === null ? null : minutesOf(clock) };
}

async function propose(live: Live, by: 'customer' | 'pandit', at: Instant): Promise<void> {
  const { sql, booking, chance } = live;
  const time = anotherDay(live);
  const startsAt = booking.period.from;
  const newStartsAt = periodOf(time.day, booking.clock, booking.offer.ritual.minutes).from;
  const endsAt = proposalEnds(at, { startsAt, newStartsAt, dueAt: booking.dueAt });
  const reason = by === 'pandit' ? 'The day before I am in Puri until late.' : 'My brother arrives a day later.';
  const said = { id: chance.id(at), proposedBy: by, reason, muhurat: null, endsAt: new Date(endsAt), at: new Date(at) };
  await insertProposal(sql, refOf(booking), { ...time, ...said });
  await step(live, 'propose', by, at, { note: `${timeText(time)}\n${reason}` });
}

async function say({ sql, booking }: Live, kind: 'dispute' | 'complaint', words: string, at: Instant): Promise<string> {
  const wish = { ...refOf(booking), kind, by: 'customer', openerId: booking.customer.id, words } as const;
  return (await openCase(sql, wish, at)).id;
}
