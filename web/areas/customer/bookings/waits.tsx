import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Wait } from '#contract/booking/waits.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenedByFault } from '../../../ui/form/opened-by-fault.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

interface WaitsProps {
  waits: readonly Wait[];
  place: string;
  /** Of those whose turn has come the first has the button to press on this screen. */
  hasFirst: boolean;
}

/** The days the family waits for, each with the way to leave its list; days whose turn has come are first, with the way to ask. */
export function WaitingList({ waits, place, hasFirst }: WaitsProps) {
  const t = useTranslations('customer.waits');
  if (waits.length === 0) return null;
  const inTurn = waits.toSorted((one, other) => Number(other.offer !== null) - Number(one.offer !== null));
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="mb-2 text-4 text-ink">
        {t('title')}
      </h2>
      <ul className="card divide-y divide-line">
        {inTurn.map((wait, nth) => (
          <li key={wait._id} id={idOf(wait)} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-3.5 py-2.5">
            <What wait={wait} />
            {wait.offer && <AskNow wait={wait} offer={wait.offer} place={place} isFirst={hasFirst && nth === 0} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const idOf = ({ _id }: Wait): string => `wait-${_id}`;

/** A day on which the family's turn has come, among what needs it: the way to its place in the waiting list. */
export function YourTurn({ wait }: { wait: Wait }) {
  const nameOf = useLocalName();
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('customer.waits');
  const { ritualType, date, startTime, offer } = wait;
  return (
    <div className="card relative flex items-center gap-x-3 px-3.5 py-2.5 leading-snug">
      <div className="grow">
        <h3 className="text-3">
          <a href={`#${idOf(wait)}`} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            {nameOf(ritualType)}
          </a>
        </h3>
        <p className="text-2 font-semibold">
          {dayShort(date)}
          {startTime && `, ${hourText(startTime)}`}
        </p>
        {offer && <p className="text-2">{t('free', { name: offer.name, price: inRupees(paise(offer.price)) })}</p>}
      </div>
      <ChevronDown size={20} aria-hidden className="text-ink-2" />
    </div>
  );
}

function What({ wait }: { wait: Wait }) {
  const nameOf = useLocalName();
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('customer.waits');
  const { _id, ritualType, ritualId, date, startTime, pandit, panditId, district, toldAt, offer } = wait;
  const whom = panditId ? `&pandit=${panditId}` : `&district=${encodeURIComponent(district ?? '')}`;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-3">
          <Link
            to={`/find-pandit?ritual=${ritualId}&date=${date}${startTime ? `&time=${startTime}` : ''}${whom}`}
            className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:underline"
          >
            {nameOf(ritualType)}
          </Link>
        </h3>
        <Leave id={_id} />
      </div>
      <p className="text-2 text-ink-2">
        {dayShort(date)}
        {startTime && `, ${hourText(startTime)}`}&nbsp;· {pandit ?? t('anybody', { district: district ?? '' })}
      </p>
      {/* free days are listed under what needs the family */}
      {!offer && <p className="text-2">{t(toldAt ? 'gone' : 'waiting')}</p>}
    </div>
  );
}

interface AskNowProps {
  wait: Wait;
  offer: NonNullable<Wait['offer']>;
  place: string;
  /** Its button is the one to press on this screen. */
  isFirst: boolean;
}

function AskNow({ wait: { _id, startTime }, offer, place, isFirst }: AskNowProps) {
  const { hourText } = useFormats();
  const t = useTranslations('customer.waits');
  const form = useActionForm({
    name: 'askNow',
    schema: async () => (await import('./wait-forms.ts')).placeForm,
    values: { userAddress: place },
    done: t('asked'),
    failure: t('failed'),
  });
  const isWrong = form.errorOf('userAddress') !== undefined;
  const fold = useOpenedByFault(isWrong, form.formState.submitCount, place === '');
  return (
    <ActionFields form={form} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <input type="hidden" name="waitId" value={_id} />
      <input type="hidden" name="panditId" value={offer.panditId} />
      <input type="hidden" name="price" value={offer.price} />
      <details {...fold} className="group/place">
        <summary className="-my-1 flex min-h-11 list-none items-center gap-2 text-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere">
            <span className="text-ink-2">{t('place')}:</span> {place}
          </span>
          <ChevronDown size={18} aria-hidden className="text-ink-2 group-open/place:rotate-180" />
        </summary>
        <TextField label={t('place')} error={form.errorOf('userAddress')} {...form.field('userAddress')} />
      </details>
      <Button
        type="submit"
        look={isFirst ? 'main' : 'quiet'}
        className="max-w-full justify-self-start py-2 whitespace-normal!"
        busy={form.busy && t('asking')}
      >
        {startTime ? t('ask.hour', { hour: hourText(startTime) }) : t('ask.day')}
      </Button>
    </ActionFields>
  );
}

function Leave({ id }: { id: string }) {
  const t = useTranslations('customer.waits');
  const form = useActionForm({
    name: 'noLonger',
    schema: async () => (await import('./wait-forms.ts')).waitId,
    values: { waitId: id },
    done: t('ended'),
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="-my-2 ml-auto">
      <input type="hidden" {...form.field('waitId')} />
      <Button type="submit" look="text" busy={form.busy && t('ending')}>
        {t('leave')}
      </Button>
    </ActionFields>
  );
}
