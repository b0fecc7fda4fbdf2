import { lazy } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Suitable } from '#contract/booking/asks.ts';
import type { Booking } from '#contract/bookings.ts';
import { fellThrough, isLive, stateOf } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { StateBadge } from '../../../parts/booking/booking-badge.tsx';
import { FoldedSection, Section } from '../../../parts/booking/section.tsx';
import { isNewest, newestOf } from '../../../parts/booking/others/went-along.ts';
import { Named } from '../../../parts/named.tsx';
import { useNow, useToday } from '../../../parts/now.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { isToChoose } from '../bookings/sections.ts';
import { isOneOfMany } from './choices.ts';
import { useKeptWords } from './kept-words.ts';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

/** Few bookings need it; the server has it. */
const Choose = import.meta.env.SSR
  ? (await import('./choose.tsx')).Choose
  : lazy(async () => ({ default: (await patiently(() => import('./choose.tsx'))).Choose }));

interface OthersProps {
  booking: Booking;
  suitable: readonly Suitable[];
  officePhone: string | null;
  /** The puja has its pandit: a press tells who else was asked. */
  isStory?: boolean;
}

/** Who else was asked for this puja; where its pandit does not come, who can be asked instead. */
export function Others({ booking, suitable, officePhone, isStory = false }: OthersProps) {
  const t = useTranslations('customer.others');
  const { ask, bookingStatus: status } = booking;
  const isOpen = ask !== null && ask.state !== 'won' && ask.state !== 'over';
  const now = useNow(5_000);
  const isToCome = booking.bookingDate >= useToday();
  const mayAsk = isToCome && fellThrough(status) && ask?.state !== 'won' && isNewest(booking);
  // of one that was asked alone there is nothing to say
  const isShown = ask !== null && (ask.asked.length > 1 || (ask.state !== 'asked' && ask.state !== 'won'));
  if (!isShown && !mayAsk) return null;
  const Part = isStory ? FoldedSection : Section;
  return (
    <Part title={t('heading')} id="others">
      {isShown && <Asked booking={booking} ask={ask} />}
      {mayAsk && (
        <LatePart>
          <Choose suitable={suitable} isLed={booking.lacksPandit && !isToChoose(booking, now)} />
        </LatePart>
      )}
      {mayAsk && (suitable.length === 0 || ask?.state === 'over' || booking.lacksPandit) && (
        <Nobody booking={booking} officePhone={officePhone} />
      )}
      {isOpen && (fellThrough(status) || ask.state === 'handing') && (
        <Stop waits={booking.advanceWaits ? ask.keptAmount : 0} />
      )}
    </Part>
  );
}

/** Nobody was found: whom to call, and where to look oneself. */
function Nobody({
  booking: { ritualId, bookingDate, ask },
  officePhone,
}: Pick<OthersProps, 'booking' | 'officePhone'>) {
  const t = useTranslations('customer.others');
  const date = bookingDate >= useToday() ? `&date=${bookingDate}` : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 text-2">
      {ask?.state === 'over' && (ask.consent === 'yes' || ask.consent === 'ask') && (
        <p className="font-semibold">{t('nobodyFound')}</p>
      )}
      <a
        href={officePhone ? `tel:${officePhone.replaceAll(/[^+\d]/g, '')}` : '/contact'}
        className="inline-block py-2.5 font-semibold whitespace-normal text-maroon underline underline-offset-4"
      >
        {officePhone ? t('call', { phone: spoken(officePhone) }) : t('write')}
      </a>
      <ButtonLink look="quiet" to={`/find-pandit?ritual=${ritualId._id}${date}`}>
        {t('lookYourself')}
      </ButtonLink>
    </div>
  );
}

function Asked({ booking, ask }: { booking: Booking; ask: NonNullable<Booking['ask']> }) {
  const { money } = useFormats();
  const { _id } = booking;
  const others = ask.asked.filter(({ bookingId }) => bookingId !== _id);
  const says = useSays(ask);
  // where its pandit does not come the card above says what waits
  const keptWords = useKeptWords(fellThrough(booking.bookingStatus) ? null : ask);
  const t = useTranslations('customer.others');
  const isTold = isToChoose(booking, useNow(5_000)) || isOneOfMany(booking);
  return (
    <>
      {ask.state === 'choosing' && !isNewest(booking) ? (
        <Link
          to={`/my-bookings/${newestOf(booking)}#others`}
          className="inline-flex min-h-11 items-center font-semibold text-maroon underline-offset-4 hover:underline"
        >
          {t('chooseAnother')}
        </Link>
      ) : (
        // where the card above asks to choose, or says that several are asked, it is not said again
        !isTold && (
          <p className="text-2" role="status">
            {says} {keptWords}
          </p>
        )
      )}
      {others.length > 0 && (
        <ul className="divide-y divide-line">
          {others.map((one) => (
            <li key={one.bookingId} className="flex flex-wrap items-center gap-x-3 py-1 last:-mb-2.5">
              <Avatar name={one.name} url={null} size="xs" />
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
                <Link
                  to={`/my-bookings/${one.bookingId}`}
                  className="inline-flex min-h-11 items-center font-semibold text-maroon underline-offset-4 hover:underline"
                >
                  <Named>{one.name}</Named>
                </Link>
                <span className={cx(isSameState(one, booking) && 'sr-only')}>
                  <StateBadge status={one.bookingStatus} ending={one.ending} seenBy="customer" />
                </span>
              </span>
              <b className="font-semibold">{money(paise(one.price))}</b>
              <OwnTimeAndPlace one={one} booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** All who were asked wait alike: the head of the page says how. */
const isSameState = (one: NonNullable<Booking['ask']>['asked'][number], { bookingStatus }: Booking): boolean =>
  isLive(bookingStatus) && one.bookingStatus === bookingStatus;

/** Day and hour, and the place, of another who was asked, where they are not those of this booking. */
function OwnTimeAndPlace({ one, booking }: { one: NonNullable<Booking['ask']>['asked'][number]; booking: Booking }) {
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('customer.bookings');
  const { bookingDate, startTime, place } = one;
  const isThen = bookingDate === booking.bookingDate && startTime === booking.startTime;
  const own = [
    ...(isThen ? [] : [`${dayShort(bookingDate)}, ${startTime ? hourText(startTime) : t('anyTime')}`]),
    ...(place === booking.userAddress ? [] : [place]),
  ];
  if (own.length === 0) return null;
  return <p className="-mt-1 basis-full pb-1.5 text-2 wrap-anywhere">{own.join('\u00a0· ')}</p>;
}

/** The state of all pandits who were asked, by name if only one matters. */
function useSays({ state, asked }: NonNullable<Booking['ask']>): string {
  const t = useTranslations('customer.others.says');
  const live = asked.filter(({ bookingStatus }) => isLive(bookingStatus));
  const [one] = live;
  if (!one && state === 'seeking') return t('seekingNone');
  if (!one || live.length > 1) return t(state);
  if (state === 'asked' || state === 'seeking') return t('askedOne', { name: one.name });
  if (state !== 'won') return t(state);
  const isTold = asked.some(({ ending }) => ending === 'passedOver' || ending === 'hourTaken');
  if (stateOf(one.bookingStatus)?.deadline === 'acceptance')
    return t(isTold ? 'paid' : 'paidAlone', { name: one.name });
  return t(isTold ? 'wonBy' : 'wonAlone', { name: one.name });
}

/** `waits`: rupees of an advance that come back then. */
function Stop({ waits }: { waits: number }) {
  const { money } = useFormats();
  const t = useTranslations('customer.others');
  const form = useActionForm({
    name: 'askNobody',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    done: t('stopped'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form}>
      <Button type="submit" look="text" className="-ml-2" busy={form.busy && t('stopping')}>
        {waits > 0 ? t('stopBack', { amount: money(paise(waits)) }) : t('stop')}
      </Button>
    </ActionFields>
  );
}
