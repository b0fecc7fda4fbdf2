import type { Side } from '#domain/booking.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';

interface OpenCaseProps {
  booking: Booking;
  seenBy: Side;
}

/** A case about its money that is open, wherever the booking stands in a list: what it is about, what that means, and its ticket. */
export function OpenCase({ booking: { openCase }, seenBy }: OpenCaseProps) {
  const t = useTranslations('cases');
  if (!openCase) return null;
  const { number, kind, by, rests, asks } = openCase;
  const what = t(`kinds.${kind}`);
  // what the other side says is no fact yet
  const isSaid = by !== seenBy && by !== 'time';
  const to = `${seenBy === 'customer' ? '/my-cases' : '/pandit/cases'}/${number}`;
  return (
    <div className="relative z-10 rounded-control bg-marigold-soft px-3.5 py-2 text-2 text-marigold-ink">
      <p>
        <b className="font-semibold">{isSaid ? t('says', { who: t(`by.${by}`), what }) : what}.</b>{' '}
        {t(rests ? 'rests' : 'differs')}{' '}
        <Link to={to} className="-my-3 inline-block py-3 font-semibold underline underline-offset-4">
          {t(asks.includes(seenBy) ? 'sayHowIn' : 'ticket', { number })}
        </Link>
      </p>
    </div>
  );
}
