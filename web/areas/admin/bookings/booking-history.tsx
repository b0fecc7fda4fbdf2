import { useTranslations } from 'use-intl';
import type { Booking, BookingEvent } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { deedOf } from '../../../parts/booking/history.ts';
import { useNoteTimes } from '../../../parts/booking/note-times.ts';
import type { Cases } from './open-cases.tsx';

interface HistoryProps {
  booking: Booking;
  cases: Cases;
}

/** What happened to a booking, step by step, and who did it, with the cases about it. */
export function BookingHistory({ booking, cases }: HistoryProps) {
  const { momentText } = useFormats();
  const t = useTranslations('admin.bookings');
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-2 font-semibold">{t('history')}</h3>
      <ol className="grid gap-2.5 text-2">
        {useBookingStory(booking, cases).map((entry) => (
          <li key={entry.words + entry.at} className="grid gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            <time dateTime={entry.at} className="text-ink-2">
              {momentText(entry.at)}
            </time>
            <span>
              <StoryEntry entry={entry} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was done, what it was decided by, and what was said. */
export function StoryEntry({ entry: { words, decided, note } }: { entry: Entry }) {
  return (
    <>
      {words}
      {decided && <span className="block text-ink-2">{decided}</span>}
      {note && (
        <q lang={languageByLetters(note)} className="block whitespace-pre-line text-ink-2">
          {note}
        </q>
      )}
    </>
  );
}

/** The steps of a booking and the cases about it, in words: the newest on top, of one moment what came last. */
export function useBookingStory(booking: Booking, cases: Cases): Entry[] {
  const t = useTranslations('admin.bookings');
  const stepWords = useDeedWords(booking);
  const reasons = useTranslations('ownReasons');
  const noteOf = useNoteTimes();
  const caseEntries = useCaseEntries(booking, cases);
  return [
    ...booking.events.map((event) => ({
      at: event.at,
      words: stepWords(event),
      decided: event.reason ? reasons(event.reason) : event.decided && t('decidedIn', { number: event.decided.number }),
      note: event.note && noteOf(event.note),
    })),
    ...caseEntries,
  ]
    .toReversed()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

interface Entry {
  readonly at: string;
  readonly words: string;
  readonly decided?: string | null;
  readonly note?: string | null;
}

/** That a case was opened, and that it was decided. */
function useCaseEntries({ userId, panditId }: Booking, cases: Cases): Entry[] {
  const t = useTranslations('admin.bookings.cases');
  const kinds = useTranslations('adminCases.kinds');
  return cases.flatMap(({ number, kind, by, openedAt, closedAt }) => [
    {
      at: openedAt,
      words: t(`opened.${by}`, { user: userId.name, pandit: panditId.name, number, kind: kinds(kind) }),
    },
    ...(closedAt === null ? [] : [{ at: closedAt, words: t('decided', { number }) }]),
  ]);
}

/** A step without words of its own is shown by the state it led to. */
function useDeedWords(booking: Booking): (event: BookingEvent) => string {
  const { userId, panditId } = booking;
  const t = useTranslations('admin.bookings.deeds');
  const status = useTranslations('statusForOthers');
  return (event) => {
    const { to, amount } = event;
    const deed = deedOf(booking, event);
    const values = { user: userId.name, pandit: panditId.name, amount: amount === null ? '' : inRupees(paise(amount)) };
    if (hasWords(t, deed)) return t(deed, values);
    return hasWords(status, to) ? status(to) : to;
  };
}
