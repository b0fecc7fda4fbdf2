import { isRefusal, stateOf, type Side } from '#domain/booking.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { OwnCase } from '#contract/cases/cases.ts';
import { paise } from '#domain/money.ts';
import { cx } from '../../ui/cx.ts';
import { historyOf, type Entry } from './history.ts';
import { useNoteTimes } from './note-times.ts';
import { useFormats } from '../../i18n/formats.ts';
import { hasWords } from '../../i18n/words.ts';

const dots: Record<Entry['when'], string> = {
  past: 'border-leaf bg-leaf',
  now: 'border-saffron bg-paper',
};

/** Nothing came of it. */
const hasEnded = ({ to, when }: Entry): boolean => when === 'past' && stateOf(to)?.isOver === 'off';

interface TimelineProps {
  booking: Booking;
  seenBy: Side;
  /** The cases about it that its reader may know of. */
  cases: readonly OwnCase[];
}

/** Who did what and when, told to one of the two: the newest step, and a press opens those before it. */
export function Timeline({ booking, seenBy, cases }: TimelineProps) {
  const t = useTranslations('bookingPage');
  const [newest, ...earlier] = historyOf(booking, cases).toReversed();
  if (!newest) return null;
  return (
    <div className="group/story">
      <Entries booking={booking} seenBy={seenBy} entries={[newest]} isFolded={earlier.length > 0} />
      {earlier.length > 0 && (
        <details className="-mb-3">
          <summary className="fold-line">{t('earlier', { count: earlier.length })}</summary>
          <Entries booking={booking} seenBy={seenBy} entries={earlier} />
        </details>
      )}
    </div>
  );
}

interface EntriesProps extends Omit<TimelineProps, 'cases'> {
  entries: readonly Entry[];
  /** Those before are folded: what the head of the page quotes is not said again until they are opened. */
  isFolded?: boolean;
}

/** Steps with the words of the people who took them. */
function Entries({ booking, seenBy, entries, isFolded = false }: EntriesProps) {
  const { momentText } = useFormats();
  const noteOf = useNoteTimes();
  const words = useWords(booking, seenBy);
  const reasons = useTranslations('ownReasons');
  return (
    <ol className="text-2">
      {entries.map((entry) => (
        <li key={entry.what + entry.at} className="relative flex gap-3.5 pb-5 last:pb-0">
          <span
            aria-hidden
            className={cx(
              'relative z-10 mt-1.5 size-3 shrink-0 rounded-full border-2',
              hasEnded(entry) ? 'border-ink-2 bg-ink-2' : dots[entry.when],
            )}
          />
          <span
            aria-hidden
            className="absolute top-3 bottom-[-9px] left-[5px] w-0.5 bg-line in-[li:last-child]:hidden"
          />
          <div className="min-w-0">
            <p className={cx('wrap-anywhere', entry.when === 'now' && 'font-semibold')}>{words(entry)}</p>
            <time dateTime={entry.at} className="text-1 text-ink-2">
              {momentText(entry.at)}
            </time>
            {entry.decided && <DecidedIn decided={entry.decided} seenBy={seenBy} />}
            {entry.reason && <p className="text-ink-2">{reasons(entry.reason)}</p>}
            {entry.note && (
              <blockquote
                className={cx(
                  'mt-1 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-ink-2',
                  isFolded && isQuoted(booking, entry.note, seenBy) && 'hidden group-has-[[open]]/story:block',
                )}
              >
                {noteOf(entry.note)}
              </blockquote>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The pandit's words stand at the head of the page: for the family always, for the pandit those of a refusal. */
const isQuoted = ({ bookingStatus, additionalNotesbyPandit, openCase }: Booking, note: string, seenBy: Side): boolean =>
  note === additionalNotesbyPandit && (isRefusal(bookingStatus) || (seenBy === 'customer' && openCase?.rests !== true));

/** In place of a reason in words: the ticket by whose decision the office took a step, and why a loss was waived. */
function DecidedIn({ decided: { number, ground }, seenBy }: { decided: NonNullable<Entry['decided']>; seenBy: Side }) {
  const t = useTranslations('bookingPage.decidedIn');
  return (
    <p className="text-ink-2">
      <Link
        to={`${seenBy === 'customer' ? '/my-cases' : '/pandit/cases'}/${number}`}
        className="inline-block py-2.5 font-semibold text-maroon underline underline-offset-4"
      >
        {t('ticket', { number })}
      </Link>
      {ground && `, ${t(ground)}`}
    </p>
  );
}

/** A step this page has no words for is shown by the state it led to. */
function useWords(booking: Booking, seenBy: Side): (entry: Entry) => string {
  const { money } = useFormats();
  const { panditId, userId } = booking;
  const t = useTranslations(`deeds.${seenBy}`);
  const mine = useTranslations('status');
  const others = useTranslations('statusForOthers');
  return ({ what, to, rupees, number }) => {
    const amount = rupees === null ? '' : money(paise(rupees));
    const values = { amount, pandit: panditId.name, family: userId.name, number: number ?? '' };
    const exact = `${what}${whereAdvanceIs(booking)}`;
    if (hasWords(t, exact)) return t(exact, values);
    if (hasWords(t, what)) return t(what, values);
    const states = seenBy === 'customer' ? mine : others;
    return hasWords(states, to) ? states(to) : what;
  };
}

/** An advance that was paid for a puja whose pandit does not come: on its way back, waiting for the next pandit, or gone along. */
const whereAdvanceIs = ({ refundedAmount, heldAmount }: Booking): '' | 'Waiting' | 'Unpaid' => {
  if (refundedAmount > 0) return '';
  return heldAmount > 0 ? 'Waiting' : 'Unpaid';
};
