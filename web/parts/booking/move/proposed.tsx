import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Proposal } from '#contract/booking/proposal.ts';
import type { Booking } from '#contract/bookings.ts';
import { isUnanswered, type Side } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';
import { KeptHours } from '../hours/kept-hours.tsx';

interface ProposedProps {
  booking: Booking;
  proposal: Proposal;
  seenBy: Side;
}

/** A proposed day or hour: by whom, old and new, what follows, and the answers. Each page puts it into a card of its own. */
export function Proposed({ booking, proposal, seenBy }: ProposedProps): ReactNode {
  const { momentText } = useFormats();
  const t = useTranslations('move');
  const isOwn = proposal.by === seenBy;
  const other = seenBy === 'customer' ? booking.panditId.name : booking.userId.name;
  const isAnswer = proposal.by === 'pandit' && isUnanswered(booking.bookingStatus);
  const { day, startTime } = proposal;
  return (
    <>
      <h2 className="text-3 wrap-anywhere sm:text-4">
        {t(isOwn ? 'own' : isAnswer ? 'answer' : 'others', { name: other })}
      </h2>
      <dl className="grid grid-cols-2 gap-2 text-2">
        <Time label={t('old')} day={booking.bookingDate} startTime={booking.startTime} muhurat={booking.muhurat} />
        <Time label={t('new')} day={day} startTime={startTime} muhurat={proposal.muhurat} isNew />
      </dl>
      {proposal.reason && (
        <blockquote
          lang={languageByLetters(proposal.reason)}
          className="border-l-2 border-line pl-3 text-2 wrap-anywhere whitespace-pre-line text-ink-2"
        >
          {proposal.reason}
        </blockquote>
      )}
      <p className="text-2">
        {t(isOwn ? 'waits' : 'follows', { name: other, until: unbroken(momentText(proposal.endsAt)) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOwn ? (
          <AnswerForm name="takeBackMove" look="quiet" />
        ) : (
          <>
            <AnswerForm name="acceptMove" look="main" values={{ day, startTime: startTime ?? '' }} />
            <AnswerForm name="refuseMove" look="quiet" />
          </>
        )}
      </div>
      {!isOwn && <p className="text-1 text-ink-2">{t('neither')}</p>}
    </>
  );
}

interface TimeProps {
  label: string;
  day: Day;
  startTime: string | null;
  muhurat: KeptWindow | null;
  isNew?: boolean;
}

function Time({ label, day, startTime, muhurat, isNew = false }: TimeProps) {
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('move');
  return (
    <div className={cx('rounded-control bg-sunk px-3 py-2', isNew && 'outline outline-line-strong')}>
      <dt className="text-1 text-ink-2">{label}</dt>
      <dd>
        <b className="block font-semibold">{dayShort(day)}</b>
        {startTime ? hourText(startTime) : t('wholeDay')}
        <KeptHours muhurat={muhurat} day={day} />
      </dd>
    </div>
  );
}

interface AnswerProps {
  name: 'acceptMove' | 'refuseMove' | 'takeBackMove';
  look: ButtonLook;
  /** The time that was shown, which goes along. */
  values?: Readonly<Record<string, string>>;
}

function AnswerForm({ name, look, values = {} }: AnswerProps) {
  const t = useTranslations(`move.${name}`);
  const form = useActionForm({
    name,
    schema: async () => (await import('./move-forms.ts')).answerForm,
    done: t('done'),
    failure: t('failed'),
    // it was answered in the meantime, or its time is over
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-3 max-sm:grow">
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" look={look} busy={form.busy && t('busy')}>
        {t('button')}
      </Button>
    </ActionFields>
  );
}
