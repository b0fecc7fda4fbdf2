import { isToldOf, kinds, type CaseKind, type Opener, type Party } from '#domain/cases/case.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { tellOfBooking } from '../notifications/notifications.ts';
import type { BookingFacts, BookingTopic } from '../notifications/topics.ts';

/** Who hears of a case by message, and what. */

interface About extends BookingRef {
  readonly customerId: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly openedBy: Opener;
}

const parties: readonly Party[] = ['customer', 'pandit'];

/** `taken` and `opened` go to who opened it; the other side of a shared one hears of it too, and both hear what was decided. */
export async function tellOfCase(
  sql: Sql,
  deed: 'opened' | 'taken' | 'decided',
  about: About,
  now: Instant,
  more: BookingFacts = {},
): Promise<void> {
  for (const party of parties) {
    const topic = topicOf(deed, about, party);
    if (topic) await tell(sql, about, party, topic, { ...more, ticket: about.number, caseKind: about.kind }, now);
  }
}

function topicOf(deed: 'opened' | 'taken' | 'decided', { kind, openedBy }: About, party: Party): BookingTopic | null {
  const isOwn = openedBy === party || openedBy === 'time';
  if (deed === 'decided') return isToldOf(kind, openedBy, party, 'closed') ? `caseDecided.${party}` : null;
  if (deed === 'taken') return isOwn ? `caseTaken.${party}` : null;
  if (openedBy === party) return `caseOpened.${party}`;
  return kinds[kind].shared ? `caseHeard.${party}` : null;
}

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
  party: Party,
  topic: BookingTopic,
  facts: BookingFacts,
  now: Instant,
): Promise<void> => {
  const personId = party === 'customer' ? customerId : panditId;
  return tellOfBooking(sql, { panditId, bookingId, personId, topic, facts }, now);
};
