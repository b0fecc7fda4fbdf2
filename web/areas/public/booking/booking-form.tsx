import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import type { LastAsked } from '#contract/booking/returning.ts';
import { ANSWER_HOURS, answerDue, periodOf } from '#domain/booking.ts';
import { clockAt, readWindow } from '#domain/calendar/good-hours.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import { homeOf } from '#domain/roles.ts';
import { HOUR, isClock, type Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useSentence } from '../../../parts/api/sentence.ts';
import { learnUser, useSession } from '../../../parts/api/session.tsx';
import { IfNotComing } from '../../../parts/booking/others/if-not-coming.tsx';
import { RunsPast } from '../../../parts/booking/hours/runs-past.tsx';
import { PolicyTerms } from '../../../parts/booking/policy.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNow } from '../../../parts/now.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { useCode } from '../../../parts/sign-in/code-part.tsx';
import { withNext } from '../../../parts/sign-in/next.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TimePicker } from '../../../ui/form/date-picker.tsx';
import { useOpenedByFault } from '../../../ui/form/opened-by-fault.ts';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { dropDraft, type DraftOf } from './booking-draft.ts';
import { dayOf, hoursDay, liesOutside, useHours } from './hours-asked.ts';
import { AlsoAsk } from './others.tsx';
import { GoOn, useDraft } from './typed-before.tsx';
import { WhoAsks } from './who-asks.tsx';
import { BookingSummary } from './booking-summary.tsx';
import type { RitualAsked } from './booking-dialog.tsx';

export interface BookingFormProps {
  found: Found;
  ritual: RitualAsked;
  day: Day;
  /** The fields' first values: when the search asks for it, and where the family lives. */
  time: string;
  window: string;
  limbs: NamedLimbs | null;
  place: string;
  /** What they said when this pandit last held the ritual for them. */
  again: LastAsked | null;
  /** Others who are free for the same. */
  others: readonly Found[];
  onClose: () => void;
  /** While the request is under way, the dialog must not be closed. */
  onSending: (sending: boolean) => void;
}

export default function BookingForm(props: BookingFormProps) {
  const { user } = useSession();
  const mayBook = user === null || user.userType === 'user';
  return (
    <div className="grid gap-5">
      <BookingSummary {...props} />
      {mayBook ? <Fields {...props} signedOut={user === null} /> : <NotACustomer to={homeOf(user.userType)} />}
    </div>
  );
}

function Fields({
  found,
  ritual,
  day,
  time,
  window,
  place,
  again,
  others,
  onClose,
  onSending,
  signedOut,
}: BookingFormProps & Reader) {
  const t = useTranslations('customer.book');
  const ui = useTranslations('ui');
  const hoursWords = useTranslations('goodHours');
  const sentence = useSentence();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toLogin = withNext('/login', pathname + search);
  const of: DraftOf = { panditId: found.userId._id, ritualId: ritual._id, day };
  const code = useCode();
  const leave = async () => {
    dropDraft(of);
    if (signedOut) await learnUser();
    // Back leads to the list, not to a form that is done
    await navigate('/my-bookings', { replace: true });
  };
  const form = useActionForm({
    name: 'book',
    schema: async () => (await import('./ask-form.ts')).askForm,
    // no code is sent for a time that will be refused
    prepare: async (sent, refuse) => {
      const isOutside = liesOutside(readWindow(window), sent.get('startTime')?.toString() ?? '');
      if (isOutside) refuse('startTime', hoursWords('outside'));
      return !isOutside && code.prepare(sent, refuse);
    },
    values: {
      ...(signedOut && { phone: '', sentTo: '', verification: '', isNew: '' }),
      panditId: of.panditId,
      ritualId: of.ritualId,
      // of good hours the first day: a time after their midnight may be named, or not
      bookingDate: hoursDay(window) ?? day,
      userAddress: again?.userAddress ?? place,
      startTime: time || (!window && again?.startTime) || '',
      window,
      additionalNotesByUser: again?.additionalNotesByUser ?? '',
      limit: '',
    },
    done: sentence('booking_sent'),
    failure: t('failed'),
    onDone: () => void leave(),
    onRefused: (refused) => {
      code.onRefused(refused);
      if (refused.code !== 'sign_in') return;
      toast.failed(sentence('sign_in'));
      void navigate(toLogin, { replace: true });
    },
  });
  const hydrated = useHydrated();
  const { busy } = form;
  useEffect(() => onSending(busy), [busy, onSending]);
  const before = useDraft(form, of, signedOut);
  // with script the message goes along to Login, and is said once
  const shown = hydrated && form.refused?.code === 'sign_in' ? { ...form, problem: null } : form;
  const { policy } = useSite();
  const { dayLong } = useFormats();
  const startTime = form.watch('startTime') ?? '';
  const { within, past } = useHours(window, day, startTime, ritual.minutes);
  const another = choices[form.refused?.code ?? ''];
  const hours = readWindow(window);
  // without a time it begins with its hours
  const start = startTime || (hours ? clockAt(hours.from) : '');
  const answerBy = useAnswerBy(dayOf(hours, day, start), start, ritual.minutes);
  return (
    <ActionFields form={shown} className="grid gap-5">
      {(['panditId', 'ritualId', 'bookingDate', 'window'] as const).map((name) => (
        <input key={name} type="hidden" {...form.field(name)} />
      ))}
      {before && <GoOn {...before} />}
      {again && <p className="text-2 text-ink-2">{t('again', { day: dayLong(again.bookingDate) })}</p>}
      <TextArea
        label={t('place')}
        rows={2}
        required
        needed={ui('required')}
        autoComplete="street-address"
        hint={t('placeHint')}
        error={form.errorOf('userAddress')}
        {...form.field('userAddress')}
      />
      <TimePicker
        label={t('time')}
        empty={t('anyTime')}
        optional={ui('optional')}
        hint={within ?? t('timeHint')}
        error={form.errorOf('startTime') ?? (liesOutside(hours, startTime) ? hoursWords('outside') : undefined)}
        {...form.field('startTime')}
      />
      <div aria-live="polite" className="empty:hidden">
        {past && <RunsPast {...past} />}
      </div>
      <TextArea
        label={t('notes')}
        optional={ui('optional')}
        hint={t('notesHint')}
        rows={2}
        error={form.errorOf('additionalNotesByUser')}
        {...form.field('additionalNotesByUser')}
      />
      {/* can be said later too, on the booking's page: folded, so that the place and the button are near each other */}
      <div className="-my-2">
        <AlsoAsk others={others} error={form.errorOf('also')} />
        <details {...useOpenedByFault(form.errorOf('limit') !== undefined, form.formState.submitCount)}>
          <summary className="w-fit cursor-pointer py-3 text-2 font-semibold text-maroon">
            {t('others.heading')}
          </summary>
          <div className="grid gap-4 pb-3">
            <IfNotComing field={form.register('others')} />
            <TextField
              label={t('others.limit')}
              optional={ui('optional')}
              hint={t('others.limitHint')}
              inputMode="numeric"
              error={form.errorOf('limit')}
              {...form.field('limit')}
            />
          </div>
        </details>
        <details className="text-2">
          <summary className="w-fit cursor-pointer py-3 font-semibold text-maroon">{t('ifYouCancel')}</summary>
          <PolicyTerms policy={policy} />
        </details>
      </div>
      {signedOut && <WhoAsks form={form} resendAt={code.resendAt} here={pathname + search} />}
      <p className="text-1 text-ink-2">{t('next', { by: answerBy })}</p>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button
          type="submit"
          formMethod="dialog"
          formNoValidate
          look="quiet"
          disabled={busy}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          {ui('cancel')}
        </Button>
        {another ? (
          another.map((choice) => (
            <Button
              key={choice}
              type="submit"
              name="another"
              value={choice}
              look={choice === 'one' ? 'main' : 'quiet'}
              className="max-sm:col-span-2"
              busy={busy && t('sending')}
            >
              {t(`another.${choice}`)}
            </Button>
          ))
        ) : (
          <Button type="submit" className="sm:min-w-32" busy={busy && t('sending')}>
            {t('submit')}
          </Button>
        )}
      </div>
    </ActionFields>
  );
}

/** What a family can want that has asked, or has, another pandit for the same puja. */
const choices: Readonly<Record<string, readonly ('one' | 'both')[]>> = {
  asked_another: ['one', 'both'],
  booked_another: ['both'],
};

interface Reader {
  signedOut: boolean;
}

/** Until when the pandit answers a request for that time, in words: less than the usual hours where the puja is soon. */
function useAnswerBy(day: Day, startTime: string, length: number): string {
  const { momentText } = useFormats();
  const t = useTranslations('customer.book');
  const now = useNow(30_000);
  const period = periodOf(day, isClock(startTime) ? startTime : null, length);
  const due = answerDue(now, period);
  return due === now + ANSWER_HOURS * HOUR
    ? t('within', { hours: ANSWER_HOURS })
    : t('until', { at: momentText(new Date(due).toISOString()) });
}

function NotACustomer({ to }: { to: string }) {
  const t = useTranslations('customer.book');
  return (
    <div className="grid gap-4">
      <p className="rounded-control bg-marigold-soft px-3.5 py-2.5 text-2 text-marigold-ink">{t('notCustomer')}</p>
      <ButtonLink to={to} look="quiet" className="justify-self-end">
        {t('toDashboard')}
      </ButtonLink>
    </div>
  );
}
