import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { bookInput } from '#contract/bookings.ts';
import type { Found } from '#contract/availability.ts';
import { ANSWER_HOURS, answerDue, periodOf } from '#domain/booking.ts';
import { homeOf } from '#domain/roles.ts';
import { HOUR, isClock, type Day } from '#domain/time.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { useSchemaForm, type SchemaForm } from '../../../parts/form.ts';
import { useNow } from '../../../parts/now.ts';
import { useFormFailure, useSentence } from '../../../parts/api/sentence.ts';
import { signedIn, useSession } from '../../../parts/api/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TimePicker } from '../../../ui/form/date-picker.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { RitualAsked } from './booking-dialog.tsx';
import { askedIn } from '../shared/asked.ts';
import { dropDraft, keepDraft, readDraft, type DraftOf } from './booking-draft.ts';
import { BookingSummary } from './booking-summary.tsx';
import { useFormats } from '../../../i18n/formats.ts';

export interface BookingFormProps {
  found: Found;
  ritual: RitualAsked;
  day: Day;
  onClose: () => void;
  /** While the request is under way, the dialog must not be closed. */
  onSending: (sending: boolean) => void;
}

export function BookingForm(props: BookingFormProps) {
  const { user } = useSession();
  const mayBook = user === null || user.userType === 'user';
  return (
    <div className="grid gap-5">
      <BookingSummary {...props} />
      {mayBook ? <Fields {...props} signedOut={user === null} /> : <NotACustomer to={homeOf(user.userType)} />}
    </div>
  );
}

function Fields({ found, ritual, day, onClose, onSending, signedOut }: BookingFormProps & { signedOut: boolean }) {
  const t = useTranslations('customer.book');
  const ui = useTranslations('ui');
  const { form, submit, failure } = useBooking({ found, ritual, day, onSending });
  const { isSubmitting } = form.formState;
  const answerBy = useAnswerBy(day, form.watch('startTime') ?? '', ritual.minutes);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextArea
        label={t('place')}
        rows={2}
        required
        needed={ui('required')}
        autoComplete="street-address"
        hint={t('placeHint')}
        error={form.errorOf('userAddress')}
        {...form.register('userAddress')}
      />
      <TimePicker
        label={t('time')}
        optional={ui('optional')}
        hint={t('timeHint')}
        error={form.errorOf('startTime')}
        {...form.register('startTime')}
      />
      <TextArea
        label={t('notes')}
        optional={ui('optional')}
        rows={2}
        error={form.errorOf('additionalNotesByUser')}
        {...form.register('additionalNotesByUser')}
      />
      {failure && (
        <p role="alert" className="rounded-control bg-brick-soft px-3.5 py-2.5 text-2 text-brick">
          {failure}
        </p>
      )}
      <p className="text-1 text-ink-2">
        {t('next', { by: answerBy })} {signedOut && t('signInNext')}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button look="quiet" disabled={isSubmitting} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" className="sm:min-w-32" busy={isSubmitting && t('sending')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** Until when the pandit answers a request for that time, in words: less than the usual hours where the puja is soon. */
function useAnswerBy(day: Day, startTime: string, minutes: number): string {
  const { momentText } = useFormats();
  const t = useTranslations('customer.book');
  const now = useNow(30_000);
  const period = periodOf(day, isClock(startTime) ? startTime : null, minutes);
  const due = answerDue(now, period);
  return due === now + ANSWER_HOURS * HOUR
    ? t('within', { hours: ANSWER_HOURS })
    : t('until', { at: momentText(new Date(due).toISOString()) });
}

/** The address of their profile, where nothing stands there yet. Without an answer they type it. */
function useOwnPlace({ getValues, setValue }: Pick<PlaceForm, 'getValues' | 'setValue'>): void {
  const { user } = useSession();
  const userId = user?.userType === 'user' ? user._id : null;
  useEffect(() => {
    if (userId === null || getValues('userAddress')) return undefined;
    const given = new AbortController();
    const fillIn = async () => {
      const { data } = await ask('GET /user/get-user/:userId', { params: { userId } }, { signal: given.signal });
      if (data.address && !getValues('userAddress')) setValue('userAddress', data.address);
    };
    void fillIn().catch(() => undefined);
    return () => given.abort();
  }, [userId, getValues, setValue]);
}

type PlaceForm = SchemaForm<z.input<typeof bookInput>, unknown>;

/** The form, kept as it is typed, and sent once. */
function useBooking({ found, ritual, day, onSending }: Omit<BookingFormProps, 'onClose'>) {
  const t = useTranslations('customer.book');
  const sentence = useSentence();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const failureText = useFormFailure();
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  const of: DraftOf = { panditId: found.userId._id, ritualId: ritual._id, day };
  const [draft] = useState(() => readDraft(of));
  const form = useSchemaForm(bookInput, {
    panditId: of.panditId,
    ritualId: of.ritualId,
    bookingDate: day,
    userAddress: draft?.userAddress ?? '',
    startTime: draft?.startTime ?? askedIn(new URLSearchParams(search)).time,
    additionalNotesByUser: draft?.additionalNotesByUser ?? '',
  });
  useKeptDraft(form, of, found);
  useOwnPlace(form);

  const toLogin = () => {
    toast.failed(sentence('sign_in'));
    return navigate(`/login?next=${encodeURIComponent(pathname + search)}`, { replace: true });
  };
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      if (!(await signedIn())) return await toLogin();
      await ask('POST /booking/book-pandit', { body: values });
      dropDraft(of);
      toast.done(sentence('booking_sent'));
      // Back leads to the list, not to a form that is done
      return await navigate('/my-bookings', { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return toLogin();
      if (!form.showRefusal(error)) setFailure(failureText(error, t('failed')));
      return undefined;
    }
  });
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    onSending(true);
    await send(event).finally(() => {
      sending.current = false;
      onSending(false);
    });
  };
  return { form, submit, failure };
}

type BookingFields = Pick<PlaceForm, 'subscribe'>;

function useKeptDraft(form: BookingFields, of: DraftOf, found: Found): void {
  const { subscribe } = form;
  const { panditId, ritualId, day } = of;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          keepDraft(
            { panditId, ritualId, day },
            {
              found,
              userAddress: values.userAddress,
              startTime: values.startTime ?? '',
              additionalNotesByUser: values.additionalNotesByUser ?? '',
            },
          ),
      }),
    [subscribe, panditId, ritualId, day, found],
  );
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
