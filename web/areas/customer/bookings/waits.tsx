import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Wait } from '#contract/booking/waits.ts';
import { paise } from '#domain/money.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenedByFault } from '../../../ui/form/opened-by-fault.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DayColumn } from './day-column.tsx';

/** The days the family waits for, each with the way to leave its list; one whose turn has come is among what needs the family. */
export function WaitingList({ waits }: { waits: readonly Wait[] }) {
  const t = useTranslations('customer.waits');
  const waiting = waits.filter(({ offer }) => offer === null);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waits">
      <h2 id="waits" className="mb-2 text-4 text-ink">
        {t('title')}
      </h2>
      <ul className="card divide-y divide-line">
        {waiting.map((wait) => (
          <li key={wait._id} className="px-3.5 py-2.5">
            <What wait={wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TurnProps {
  wait: Wait;
  place: string;
  /** Its button is the one to press on this screen. */
  isFirst: boolean;
}

/** A day on which the family's turn has come, among what needs it: who is free, and the way to ask. */
export function YourTurn({ wait, place, isFirst }: TurnProps) {
  const { money } = useFormats();
  const t = useTranslations('customer.waits');
  const { offer } = wait;
  if (!offer) return null;
  return (
    <article className="grid grid-cols-[minmax(36px,auto)_minmax(0,1fr)] gap-x-2 gap-y-1 px-3 py-2 leading-snug @xl:grid-cols-[48px_minmax(0,1fr)] @xl:gap-x-3.5 @xl:px-4 @xl:py-2.5 @4xl:grid-cols-[48px_22.375rem_minmax(0,1fr)]">
      <div className="row-span-2">
        <DayColumn day={wait.date} />
      </div>
      <What wait={wait} isDayShown />
      <div className="@4xl:col-start-3">
        <p className="text-2">{t('free', { name: offer.name, price: money(paise(offer.price)) })}</p>
        <AskNow wait={wait} offer={offer} place={place} isFirst={isFirst} />
      </div>
    </article>
  );
}

interface WhatProps {
  wait: Wait;
  /** In a column of its own. */
  isDayShown?: boolean;
}

function What({ wait, isDayShown = false }: WhatProps) {
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
        <span className={isDayShown ? 'sr-only' : undefined}>
          {dayShort(date)}
          {startTime && `, ${hourText(startTime)}`}&nbsp;·{' '}
        </span>
        {pandit ?? t('anybody', { district: nameOf(district ?? '') })}
      </p>
      {!offer && <p className="text-2">{t(toldAt ? 'gone' : 'waiting')}</p>}
    </div>
  );
}

interface AskNowProps extends TurnProps {
  offer: NonNullable<Wait['offer']>;
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
            <span className="text-ink-2">{t('place')}:</span> <span lang={languageByLetters(place)}>{place}</span>
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
