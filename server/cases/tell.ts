import type { Side } from '#domain/booking.ts';
import { isToldOf, kinds, type CaseKind, type Opener } from '#domain/cases/case.ts';
import { later, minutes, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { tellOfBooking, tellOfDecision } from '../notifications/notifications.ts';
import type { BookingFacts, BookingTopic } from '../notifications/topics.ts';

/** Who hears of a case by message, and what. */

interface About extends BookingRef {
  readonly customerId: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly openedBy: Opener;
  /** The office opened it for them. */
  readonly byOffice?: boolean;
}

/** So long after somebody has taken a case its opener hears of that, unless it is decided by then. */
const BEFORE_TAKEN = minutes(15);

const parties: readonly Side[] = ['customer', 'pandit'];

/** They go to who opened it; the other side of a shared one hears of it too. */
export async function tellOfCase(sql: Sql, deed: 'opened' | 'taken', about: About, now: Instant): Promise<void> {
  for (const party of parties) {
    const topic = topicOf(deed, about, party);
    // what is decided at once is announced once
    const dueAt = deed === 'taken' ? later(now, BEFORE_TAKEN) : now;
    const facts = { ticket: about.number, caseKind: about.kind, ...(about.byOffice && { byOffice: true as const }) };
    if (topic) await tell(sql, about, party, topic, facts, now, dueAt);
  }
}

function topicOf(deed: 'opened' | 'taken' | 'decided', { kind, openedBy }: About, party: Side): BookingTopic | null {
  const isOwn = openedBy === party || openedBy === 'time';
  if (deed === 'decided') return isToldOf(kind, openedBy, party, 'closed') ? `caseDecided.${party}` : null;
  if (deed === 'taken') return isOwn ? `caseTaken.${party}` : null;
  if (openedBy === party) return `caseOpened.${party}`;
  return kinds[kind].shared ? `caseHeard.${party}` : null;
}

/** Both hear once what was decided, with what it did to the booking and its money, the pandit also what it means for them. */
export async function tellDecided(
  sql: Sql,
  about: About,
  { note, measure }: { readonly note: string; readonly measure: BookingFacts },
  now: Instant,
  facts: BookingFacts,
): Promise<void> {
  const { panditId, bookingId, customerId, number: ticket, kind: caseKind } = about;
  for (const party of parties) {
    const topic = topicOf('decided', about, party);
    if (!topic) continue;
    const personId = party === 'customer' ? customerId : panditId;
    const own = { ...facts, ticket, caseKind, ...(party === 'pandit' && measure) };
    await tellOfDecision(sql, { panditId, bookingId, personId, topic, facts: own }, { note, ticket }, now);
  }
}

/** Whether the pandit hears what was decided. */
export const hearsDecision = (about: About): boolean => topicOf('decided', about, 'pandit') !== null;

/** The pandit hears why they are warned or paused, or that it is taken back. */
export const tellOfMeasure = (
  sql: Sql,
  about: About,
  topic: 'warned.pandit' | 'paused.pandit' | 'lifted.pandit',
  facts: BookingFacts,
  now: Instant,
): Promise<void> => tell(sql, about, 'pandit', topic, { ...facts, ticket: about.number }, now);

const tell = (
  sql: Sql,
  { panditId, bookingId, customerId }: About,
  party: Side,
  topic: BookingTopic,
  facts: BookingFacts,
  now: Instant,
  dueAt = now,
): Promise<void> => {
  const personId = party === 'customer' ? customerId : panditId;
  return tellOfBooking(sql, { panditId, bookingId, personId, topic, facts }, now, dueAt);
};
