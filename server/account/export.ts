import type { OwnData } from '#contract/account.ts';
import type { Booking } from '#contract/bookings.ts';
import type { Profile } from '#contract/people.ts';
import { isPriest } from '#domain/roles.ts';
import { ownFollowed } from '../almanac/followed.ts';
import { audit } from '../audit/audit.ts';
import { everyEntry } from '../availability/availability.ts';
import { everyBooking } from '../bookings/steps/leave.ts';
import { ownCases } from '../cases/leave.ts';
import { writtenToUs } from '../contact/own.ts';
import type { Deps } from '../deps.ts';
import { ownDays } from '../family-days/family-days.ts';
import type { Viewer } from '../http/viewer.ts';
import { allEarnings } from '../ledger/earnings.ts';
import { ownLetters } from '../letters/leave.ts';
import { wishesOf } from '../notifications/wishes.ts';
import { moneyOf } from '../payments/own.ts';
import { ownPandits } from '../returning/returning.ts';
import { ownReviews } from '../reviews/leave.ts';
import { profileOf } from '../users/users.ts';
import { ownWaits } from '../waits/leave.ts';
import { ownLanguage } from './own-language.ts';
import { consentsOf, sessionsOf, type ConsentRow, type SessionRow } from './store.ts';

/** Everything we hold about the viewer. Of other people it says what the viewer's screens say, and never their id. */
export async function exportData(deps: Deps, viewer: Viewer, requestId: string): Promise<OwnData> {
  const { pool, now } = deps;
  const at = now();
  const priest = isPriest(viewer.userType);
  const deed = { actorId: viewer.id, action: 'data.exported', subjectType: 'person', subjectId: viewer.id } as const;
  await audit(pool, { ...deed, requestId }, at);
  const sessions = await sessionsOf(pool, viewer.id);
  return {
    takenAt: new Date(at).toISOString(),
    profile: profileAlone(await profileOf(pool, viewer.id, viewer)),
    bookings: (await everyBooking(pool, viewer, at)).map(bookingAlone),
    ...(await moneyOf(pool, viewer.id)),
    reviews: await ownReviews(pool, viewer.id),
    cases: await ownCases(pool, viewer.id),
    messages: await writtenToUs(pool, viewer.id),
    letters: await ownLetters(pool, viewer.id),
    waits: await ownWaits(pool, viewer),
    pandits: await ownPandits(pool, viewer),
    familyDays: await ownDays(pool, viewer.id),
    almanac: await ownFollowed(pool, viewer.id),
    notices: await wishesOf(deps, viewer),
    language: await ownLanguage(deps, viewer.id),
    consents: (await consentsOf(pool, viewer.id)).map(asConsent),
    sessions: sessions.map((session) => asSession(session, viewer.sessionId)),
    availability: priest ? await everyEntry(deps, viewer.id) : null,
    earnings: priest ? await allEarnings(pool, viewer) : null,
  };
}

const profileAlone = ({ acharyaId, ...profile }: Profile): OwnData['profile'] => ({
  ...profile,
  acharya: acharyaId && { name: acharyaId.name, phone: acharyaId.phone },
});

const bookingAlone = ({ userId, panditId, ...booking }: Booking): OwnData['bookings'][number] => ({
  ...booking,
  customer: { name: userId.name, phone: userId.phone },
  pandit: { name: panditId.name, phone: panditId.phone },
});

const asConsent = ({ noticeVersion, language, givenAt, withdrawnAt }: ConsentRow): OwnData['consents'][number] => ({
  noticeVersion,
  language,
  givenAt: givenAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

const asSession = (
  { id, userAgent, createdAt, endedAt }: SessionRow,
  currentId: string,
): OwnData['sessions'][number] => ({
  startedAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  device: userAgent,
  current: id === currentId,
});
