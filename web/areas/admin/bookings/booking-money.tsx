import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Ask } from '#contract/booking/ask.ts';
import type { Booking } from '#contract/bookings.ts';
import { isLive, shortId } from '#domain/booking.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { MoneyBadge, useMoneyNotes } from '../shared/money-words.tsx';
import { nextOf, wentAlong } from '../../../parts/booking/others/went-along.ts';
import { Noted } from '../shared/noted.tsx';
import { moneyText, type BookingMoney } from '../shared/money.ts';

/** Every rupee that moved for a booking, and what the office did. */
export function MoneyOfBooking({ booking, money }: { booking: Booking; money: BookingMoney }) {
  const t = useTranslations('adminPayments.booking');
  const went = wentAlong(booking);
  const elsewhere = waitsElsewhere(booking);
  return (
    <>
      {elsewhere && <WaitsElsewhere ask={elsewhere} />}
      {went !== null && <WentAlong booking={booking} amount={went} />}
      {(money.rows.length > 0 || (went === null && !elsewhere)) && <Rows rows={money.rows} />}
      {money.left > 0 && <p className="text-2 text-ink-2">{t('left', { amount: moneyText(money.left) })}</p>}
      {money.deeds.length > 0 && <Deeds deeds={money.deeds} />}
    </>
  );
}

/** The ask of a booking whose pandit may have an advance that was paid on another one, and waits; null where none does. */
export const waitsElsewhere = ({ _id, ask, bookingStatus }: Booking): Ask | null =>
  ask && ask.keptAmount > 0 && ask.keptBookingId !== _id && isLive(bookingStatus) ? ask : null;

function WaitsElsewhere({ ask: { keptAmount, keptUntil, keptBookingId } }: { ask: Ask }) {
  const t = useTranslations('adminPayments.booking');
  const { momentText } = useFormats();
  if (!keptUntil || !keptBookingId) return null;
  return (
    <div className="text-2">
      <p>{t('waitsElsewhere', { amount: moneyText(keptAmount), until: momentText(keptUntil) })}</p>
      <Link
        to={`/admin/bookings?booking=${keptBookingId}`}
        className="inline-block py-3 text-maroon underline underline-offset-4"
      >
        {t('toKept', { id: shortId(keptBookingId) })}
      </Link>
    </div>
  );
}

/** How much of it is another booking's now, and the way there. */
function WentAlong({ booking, amount }: { booking: Booking; amount: number }) {
  const t = useTranslations('adminPayments.booking');
  const next = nextOf(booking);
  const said = moneyText(amount);
  return (
    <div className="text-2">
      <p>{next ? t('wentAlong', { amount: said, name: next.name }) : t('wentAlongOn', { amount: said })}</p>
      {next && (
        <Link
          to={`/admin/bookings?booking=${next.bookingId}`}
          className="inline-block py-3 text-maroon underline underline-offset-4"
        >
          {t('toNext', { name: next.name, id: shortId(next.bookingId) })}
        </Link>
      )}
    </div>
  );
}

function Rows({ rows }: Pick<BookingMoney, 'rows'>) {
  const { momentText } = useFormats();
  const t = useTranslations('adminPayments');
  const notes = useMoneyNotes();
  if (rows.length === 0) return <p className="text-2 text-ink-2">{t('booking.none')}</p>;
  return (
    <ul className="grid gap-3 text-2">
      {rows.map((row) => (
        <li key={row.kind + row._id} className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-0.5">
          <span>
            {t(`kinds.${row.kind}`)} <b className="font-semibold whitespace-nowrap">{moneyText(row.amount)}</b>
            <time dateTime={row.at} className="block text-1 text-ink-2">
              {momentText(row.at)}
            </time>
          </span>
          <MoneyBadge row={row} />
          <span className="col-span-full text-1 wrap-anywhere text-ink-2">{notes(row).join('\u00a0· ')}</span>
        </li>
      ))}
    </ul>
  );
}

function Deeds({ deeds }: Pick<BookingMoney, 'deeds'>) {
  const { momentText } = useFormats();
  const t = useTranslations('adminPayments.booking');
  const deed = useTranslations('adminPayments.booking.deeds');
  /** A catalogue's keys have no dots of their own. */
  const words = (action: string, name: string): string => {
    const key = action.replace('.', '_');
    return hasWords(deed, key) ? deed(key, { name }) : t('otherDeed', { name, action });
  };
  return (
    <div className="grid gap-2">
      <p className="text-1 font-semibold text-ink-2">{t('office')}</p>
      <ul className="grid gap-2.5 text-2">
        {deeds.map(({ _id, at, action, by, note }) => (
          <li key={_id} className="grid gap-x-4 sm:grid-cols-[9.5rem_1fr]">
            <time dateTime={at} className="text-ink-2">
              {momentText(at)}
            </time>
            <span>
              {words(action, by ?? t('nobody'))}
              <Noted note={note} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
