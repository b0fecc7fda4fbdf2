import { useTranslations } from 'use-intl';
import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Proposal } from '#contract/booking/proposal.ts';
import type { MoveDay } from '#contract/booking/life.ts';
import type { Booking } from '#contract/bookings.ts';
import { isUnanswered } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { TimePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';
import { useNow } from '../../now.ts';
import { KeptHours } from '../hours/kept-hours.tsx';
import { RunsPast } from '../hours/runs-past.tsx';
import { FoldedSection, Section } from '../section.tsx';
import type { GoodHoursChoice } from './hours-to-choose.ts';
import { mayPropose } from './may-propose.ts';

interface MoveProps {
  booking: Booking;
  seenBy: 'customer' | 'pandit';
  /** The next days on which the pandit has time. */
  freeDays: readonly MoveDay[];
  /** Good hours of the ritual on those days. */
  hours?: readonly GoodHoursChoice[];
}

/** Another day or hour for a booking: what was proposed, with its answers, or the way to propose. */
export function MoveSection({ booking, seenBy, freeDays, hours = [] }: MoveProps) {
  const t = useTranslations('move');
  const now = useNow(5_000);
  const { proposal } = booking;
  if (proposal && now < Date.parse(proposal.endsAt)) {
    return <Proposed booking={booking} proposal={proposal} seenBy={seenBy} />;
  }
  if (!mayPropose(booking, seenBy, now)) return null;
  return (
    <FoldedSection id="move" title={t('heading')} forms={['propose']}>
      {freeDays.length > 0 ? (
        <ProposeForm freeDays={freeDays} hours={hours} startTime={booking.startTime ?? ''} />
      ) : (
        <p className="text-2 text-ink-2">{t(seenBy === 'pandit' ? 'noDaysOfYours' : 'noDays')}</p>
      )}
    </FoldedSection>
  );
}

function Proposed({ booking, proposal, seenBy }: Omit<MoveProps, 'freeDays' | 'hours'> & { proposal: Proposal }) {
  const { momentText } = useFormats();
  const t = useTranslations('move');
  const isOwn = proposal.by === seenBy;
  const other = seenBy === 'customer' ? booking.panditId.name : booking.userId.name;
  const isAnswer = proposal.by === 'pandit' && isUnanswered(booking.bookingStatus);
  const { day, startTime } = proposal;
  return (
    <Section title={t(isOwn ? 'own' : isAnswer ? 'answer' : 'others', { name: other })}>
      <dl className="grid grid-cols-2 gap-3 text-2">
        <Time label={t('old')} day={booking.bookingDate} startTime={booking.startTime} muhurat={booking.muhurat} />
        <Time label={t('new')} day={day} startTime={startTime} muhurat={proposal.muhurat} />
      </dl>
      {proposal.reason && (
        <blockquote className="border-l-2 border-line pl-3 text-2 wrap-anywhere whitespace-pre-line text-ink-2">
          {proposal.reason}
        </blockquote>
      )}
      <p className="text-2 text-ink-2">
        {t(isOwn ? 'waits' : 'follows', { name: other, until: momentText(proposal.endsAt) })}
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
    </Section>
  );
}

interface TimeProps {
  label: string;
  day: Day;
  startTime: string | null;
  muhurat: KeptWindow | null;
}

function Time({ label, day, startTime, muhurat }: TimeProps) {
  const { dayLong, hourText } = useFormats();
  const t = useTranslations('move');
  return (
    <div className="rounded-control bg-sunk px-3.5 py-2.5">
      <dt className="text-1 text-ink-2">{label}</dt>
      <dd>
        <b className="block font-semibold">{dayLong(day)}</b>
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
    // it was answered meanwhile, or its time is over
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-3">
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" look={look} busy={form.busy && t('busy')}>
        {t('button')}
      </Button>
    </ActionFields>
  );
}

interface ProposeProps {
  freeDays: readonly MoveDay[];
  hours: readonly GoodHoursChoice[];
  startTime: string;
}

function ProposeForm({ freeDays, hours, startTime }: ProposeProps) {
  const { dayLong, dayShort, clockOn, endsOn } = useFormats();
  const t = useTranslations('move');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'propose',
    schema: async () => (await import('./move-forms.ts')).proposeForm,
    values: { day: '', startTime, window: '', reason: '' },
    done: t('sent'),
    failure: t('failed'),
    // the other side was faster, or it has gone on
    onRefused: useReload(),
  });
  const chosen = hours.find(({ value }) => value === form.watch('window'));
  return (
    <ActionFields form={form} className="grid gap-4">
      {hours.length > 0 && (
        <Select
          label={t('hours')}
          optional={ui('optional')}
          hint={t('hoursHint')}
          placeholder={t('noHours')}
          options={hours.map(({ value, from, to, date, begins, words }) => ({
            value,
            label: [
              `${dayShort(date)}, ${Object.values(endsOn({ from, to }, date)).join('–')}`,
              ...(Date.parse(begins) > Date.parse(from) ? [t('freeFrom', { at: clockOn(begins, date) })] : []),
              words,
            ].join(' · '),
          }))}
          error={form.errorOf('window')}
          {...form.field('window')}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {chosen?.past && <RunsPast begins={chosen.begins} ends={chosen.past} until={chosen.to} day={chosen.date} />}
      </div>
      <Select
        label={t('day')}
        optional={hours.length > 0 ? ui('optional') : undefined}
        required={hours.length === 0}
        needed={hours.length === 0 ? ui('required') : undefined}
        placeholder={t('chooseDay')}
        options={freeDays.map(({ day, partly }) => ({
          value: day,
          label: partly ? t('partly', { day: dayLong(day) }) : dayLong(day),
        }))}
        error={form.errorOf('day')}
        {...form.field('day')}
      />
      <Hours days={freeDays} chosen={form.watch('day')} />
      <TimePicker
        label={t('time')}
        optional={ui('optional')}
        hint={t('timeHint')}
        error={form.errorOf('startTime')}
        {...form.field('startTime')}
      />
      <TextArea
        label={t('reason')}
        optional={ui('optional')}
        rows={2}
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <p className="text-1 text-ink-2">{t('stays')}</p>
      <Button type="submit" className="justify-self-start" busy={form.busy && t('sending')}>
        {t('submit')}
      </Button>
    </ActionFields>
  );
}

/** Which hours are not free: of the day that is chosen, and before one is, of all days. */
function Hours({ days, chosen }: { days: readonly MoveDay[]; chosen: string | undefined }) {
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('move');
  const one = days.find(({ day }) => day === chosen);
  const shown = (one ? [one] : days).filter(({ taken }) => taken.length > 0);
  if (shown.length === 0) return <p className="text-2 text-ink-2">{t(one ? 'allFree' : 'everyFree')}</p>;
  const clock = (hour: string) => (hour === '24:00' ? t('midnight') : hourText(hour));
  return (
    <div className="rounded-control bg-sunk px-3.5 py-2.5 text-2" aria-live="polite">
      <p className="font-semibold">{t('notFree')}</p>
      <ul>
        {shown.flatMap(({ day, taken }) =>
          taken.map(({ from, to, why }) => (
            <li key={`${day} ${from} ${why}`}>
              {t('hoursOf', { day: dayShort(day), from: clock(from), to: clock(to), why: t(`whyTaken.${why}`) })}
            </li>
          )),
        )}
      </ul>
      <p className="text-ink-2">{t('restFree')}</p>
    </div>
  );
}
