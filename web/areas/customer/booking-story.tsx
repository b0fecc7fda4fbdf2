import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { common } from '../../i18n/en/common.ts';
import { customer } from '../../i18n/en/customer.ts';
import { isIn } from '../../i18n/keys.ts';
import { dayShort, momentText } from '../../parts/dates.ts';
import { cx } from '../../ui/cx.ts';
import { storyOf, type Entry } from './story.ts';

const dots: Record<Entry['when'], string> = {
  past: 'border-leaf bg-leaf',
  now: 'border-saffron bg-paper',
  ahead: 'border-line-strong bg-sunk',
};

/** What happened so far and what lies ahead, in words. */
export function BookingStory({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const words = useWords();
  const ahead = booking.startTime === null ? dayShort(booking.bookingDate) : momentText(booking.startsAt);
  return (
    <ol aria-label={t('story')} className="text-2 text-ink-2">
      {storyOf(booking).map((entry) => (
        <li key={entry.what + entry.at} className="relative flex gap-3 pb-3 last:pb-0">
          <span
            aria-hidden
            className={cx('relative z-10 mt-1.5 size-3 shrink-0 rounded-full border-2', dots[entry.when])}
          />
          <span
            aria-hidden
            className="absolute top-3 bottom-[-9px] left-[5px] w-0.5 bg-line in-[li:last-child]:hidden"
          />
          <span className={cx(entry.when === 'now' && 'font-[600] text-ink')}>
            {words(entry)}, {entry.when === 'ahead' ? ahead : momentText(entry.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A step this page has no words for is told by the state it led to. */
function useWords(): (entry: Entry) => string {
  const t = useTranslations('customer.story');
  const status = useTranslations('status');
  return ({ what, to, rupees }) => {
    const amount = rupees === null ? '' : inRupees(paise(rupees));
    if (isIn(customer.customer.story, what)) return t(what, { amount });
    return isIn(common.status, to) ? status(to) : what;
  };
}
