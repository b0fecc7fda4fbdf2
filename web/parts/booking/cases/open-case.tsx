import type { Side } from '#domain/booking.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';

interface OpenCaseProps {
  booking: Booking;
  seenBy: Side;
}

type Open = NonNullable<Booking['openCase']>;

/** The open cases about its money, for any list of bookings: what each is about, what that means, and its ticket. */
export function OpenCase({ booking: { openCase }, seenBy }: OpenCaseProps) {
  const t = useTranslations('cases');
  if (!openCase) return null;
  return (
    <div className="relative z-10 grid gap-1.5 rounded-control bg-marigold-soft px-3.5 py-2 text-2 text-marigold-ink">
      {[openCase, ...openCase.others].map((one) => (
        <p key={one.number}>
          <What one={one} seenBy={seenBy} /> {one === openCase && t(openCase.rests ? 'rests' : 'differs')}{' '}
          <Link
            to={`${seenBy === 'customer' ? '/my-cases' : '/pandit/cases'}/${one.number}`}
            className="-my-3 inline-block py-3 font-semibold underline underline-offset-4"
          >
            {t(one.asks.includes(seenBy) ? 'sayHowIn' : 'ticket', { number: one.number })}
          </Link>
        </p>
      ))}
    </div>
  );
}

/** What the other side says is no fact yet. */
function What({ one: { kind, by }, seenBy }: { one: Open | Open['others'][number]; seenBy: Side }) {
  const t = useTranslations('cases');
  const what = t(`kinds.${kind}`);
  const said = by === seenBy || by === 'time' ? what : t(`says.${by}`, { what });
  return <b className="font-semibold">{t('ended', { what: said })}</b>;
}
