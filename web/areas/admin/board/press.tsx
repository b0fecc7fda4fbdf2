import { Bell, Phone, UserSearch } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Watched } from '#contract/office/board.ts';
import { isAgreed, type Side } from '#domain/booking.ts';
import type { HandReason } from '#domain/booking/board.ts';
import { spoken } from '#domain/people/phone.ts';
import { instantOf } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { FormName, useDrawnFor } from '../../../parts/forms/form-name.tsx';
import { FORM, type FormResult } from '../../../parts/forms/form-result.ts';
import { useNow } from '../../../parts/now.ts';
import { Button, buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** One press and what is said of it. */
function usePress() {
  const fetcher = useFetcher<FormResult>();
  const toast = useToast();
  const tell = useEffectEvent((result: FormResult) => {
    if (result.message) toast[result.ok ? 'done' : 'failed'](result.message);
  });
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data);
  }, [fetcher.data]);
  return fetcher;
}

interface CallProps {
  puja: Watched;
  party: Side;
  /** The most urgent of its card. */
  main?: boolean;
  /** The mark alone, in a row. */
  bare?: boolean;
}

/** Calls one side, and notes that it was called; without script the call is noted by a button of its own. */
export function CallButton({ puja, party, main = false, bare = false }: CallProps) {
  const t = useTranslations('adminBoard');
  const press = usePress();
  const drawnFor = useDrawnFor();
  const { phone, name } = party === 'pandit' ? puja.pandit : puja.family;
  if (!phone) return bare ? null : <span className="self-center px-2 text-2 text-ink-2">{t('noPhone')}</span>;
  const sent = { ...drawnFor, [FORM]: 'call', bookingId: puja._id, party };
  return (
    <>
      <a
        href={`tel:+91${phone}`}
        onClick={() => void press.submit(sent, { method: 'post' })}
        className={
          bare ? 'grid size-11 place-items-center rounded-control hover:bg-sunk' : buttonClass(main ? 'main' : 'quiet')
        }
      >
        <Phone size={17} aria-hidden className="shrink-0" />
        <span className={bare ? 'sr-only' : 'grid text-left leading-tight'}>
          <span>
            {t(`call.${party}`)} <span className="sr-only">{name}</span>
          </span>
          <span className="text-1 font-normal whitespace-nowrap">{spoken(phone)}</span>
        </span>
      </a>
      <noscript>
        <form method="post">
          {Object.entries(sent).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button type="submit" look="text">
            {t(`noteCall.${party}`)}
          </Button>
        </form>
      </noscript>
    </>
  );
}

/** Reminds whose step is awaited; where that was done within the hour, by whom, and when it can be done again. */
export function RemindButton({ puja: { _id, awaited, remindAgainAt } }: { puja: Watched }) {
  const t = useTranslations('adminBoard');
  const { clockText } = useFormats();
  const press = usePress();
  if (!awaited) return null;
  const isTooSoon = remindAgainAt !== null;
  return (
    <press.Form method="post" onSubmit={(event) => isTooSoon && event.preventDefault()}>
      <FormName name="remind" />
      <input type="hidden" name="bookingId" value={_id} />
      {/* one and the same button, so that who has pressed it stays on it */}
      <Button
        type="submit"
        look="quiet"
        wide
        className="px-2 whitespace-normal!"
        aria-disabled={isTooSoon || undefined}
        busy={press.state !== 'idle' && t('reminding')}
      >
        <Bell size={17} aria-hidden className="shrink-0" />
        {isTooSoon ? t('remindAgain', { time: unbroken(clockText(remindAgainAt)) }) : t(`remind.${awaited}`)}
      </Button>
    </press.Form>
  );
}

const inNeed: readonly HandReason[] = [
  'leftAlone',
  'notBegun',
  'panditGone',
  'unanswered',
  'unconfirmed',
  'inCase',
  'sought',
  'handing',
];

/** Who else is free for it: asked by a press on the booking's page, or called from there once its hour has come. */
export function FindLink({ puja }: { puja: Watched }) {
  const t = useTranslations('adminBoard');
  const canSeek = useCanSeek(puja);
  const { _id, why } = puja;
  if (canSeek || !why.some((one) => inNeed.includes(one))) return null;
  return (
    <ButtonLink look="quiet" to={`/admin/bookings?booking=${_id}#another`}>
      <UserSearch size={17} aria-hidden className="shrink-0" />
      {t('find')}
    </ButtonLink>
  );
}

/** A puja to come whose pandit cannot be booked any more. Of one in a case somebody says on its page why the pandit does not come. */
function useCanSeek({ bookingStatus, startsAt, why }: Watched): boolean {
  const isAhead = useNow(60_000) < instantOf(startsAt);
  return isAhead && isAgreed(bookingStatus) && why.includes('panditGone');
}

/** Another pandit is looked for, as the family has said. */
export function SeekButton({ puja }: { puja: Watched }) {
  const t = useTranslations('adminBoard');
  const press = usePress();
  if (!useCanSeek(puja)) return null;
  return (
    <press.Form method="post">
      <FormName name="seek" />
      <input type="hidden" name="bookingId" value={puja._id} />
      <input type="hidden" name="reason" value={t('seekReason')} />
      <Button
        type="submit"
        look="quiet"
        wide
        className="px-2 whitespace-normal!"
        busy={press.state !== 'idle' && t('seeking')}
      >
        <UserSearch size={17} aria-hidden className="shrink-0 max-sm:hidden" />
        {t('seek')}
      </Button>
    </press.Form>
  );
}
