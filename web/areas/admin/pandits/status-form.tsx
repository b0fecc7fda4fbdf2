import { personStatusWords } from '#contract/status-words.ts';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { reviewActions } from '#domain/people/onboarding.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { liveBookingsOf } from '../bookings/all-bookings.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { AcharyaOption } from '../people/people.ts';
import { isSettled, LeavingBookings, type Fates } from './leaving-bookings.tsx';
import { isGuided, isReady, payloadOf, reviewForm, saysNothing } from './review-form.ts';
import { useAnswer, type Answer } from '../../../parts/api/use-answer.ts';
import { useOffice } from '../shared/use-office.ts';

interface StatusFormProps {
  person: Profile;
  acharyas: Answer<AcharyaOption[]>;
  /** While it is being sent nothing can be changed. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onDecided: (profile: Profile) => void;
  /** Somebody was faster: what there is to decide about now. What was typed stays. */
  onNewest: (profile: Profile) => void;
}

/** The office decides about a pandit or an acharya. */
export function StatusForm({ person, acharyas, busy, onBusy, onDecided, onNewest }: StatusFormProps) {
  const t = useTranslations('admin.review');
  const list = useTranslations('admin.list');
  const toast = useToast();
  const { admin } = useOffice();
  const form = useSchemaForm(reviewForm, { comment: '', trainingPeriod: '', acharyaId: '' });
  // of several wrong fields the first gets the focus: as they are read, not as they came up
  for (const name of ['userStatus', 'trainingPeriod', 'acharyaId', 'comment'] as const) form.register(name);
  const draft = form.watch();
  const guided = isGuided(draft.userStatus);
  const action = personStatusWords(draft.userStatus ?? '');
  const leaves = person.userStatus === 'approved' && Boolean(draft.userStatus) && draft.userStatus !== 'approved';
  const live = useAnswer(leaves ? `${person._id} ${person.__v}` : null, (signal) => liveBookingsOf(person._id, signal));
  const [fates, setFates] = useState<Fates>({});
  const [sure, setSure] = useState(false);
  const [asked, setAsked] = useState(false);
  const isBlind = draft.userStatus === 'approved' && saysNothing(person);
  /** What has to be answered besides the fields. */
  const open = (leaves && !(live.data && isSettled(live.data, fates))) || (isBlind && !sure);
  const failed = (message: string) => toast.failed(list('error', { message }));

  const submit = form.handleSubmit(async (review) => {
    setAsked(true);
    if (open) return;
    onBusy(true);
    try {
      const cancel = leaves ? (live.data ?? []).flatMap(({ _id }) => (fates[_id] === 'cancel' ? [_id] : [])) : [];
      const body = { ...payloadOf(review, person, admin._id), ...(cancel.length > 0 && { cancel }) };
      const { data } = await ask('POST /user/admin/update-user-status', { body });
      const done = t('done', { action: personStatusWords(review.userStatus) });
      toast.done(list('success', { message: done }));
      onDecided(data);
    } catch (error) {
      if (!form.showRefusal(error)) failed(refusal(error));
      if (isStale(error)) await showNewest();
      if (leaves) live.again();
    } finally {
      onBusy(false);
    }
  });

  /** Without it there is still the refusal; closing and opening the details shows the newest, too. */
  const showNewest = () =>
    ask('GET /user/get-user/:userId', { params: { userId: person._id } }).then(
      ({ data }) => onNewest(data),
      () => undefined,
    );

  const refusal = (error: unknown): string => {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 0) return t('unreachable');
    if (status === 401) return t('noAdmin');
    return status === 404 ? t('noPandit') : failureText(error, t('failed'));
  };

  /** Another action asks for other words, and perhaps for no guidance at all. */
  const onAction = () => {
    setAsked(false);
    form.resetField('comment');
    if (isGuided(form.getValues('userStatus'))) form.clearErrors(['trainingPeriod', 'acharyaId']);
    else {
      form.resetField('trainingPeriod');
      form.resetField('acharyaId');
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 border-t border-line pt-4 md:sticky md:top-20 md:col-start-2 md:row-start-2"
    >
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      {person.comment && (
        <p className="text-2">
          <span className="text-ink-2">{t('lastComment')}: </span>
          {person.comment}
        </p>
      )}
      <Select
        label={t('action')}
        placeholder={t('choose')}
        options={reviewActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
        disabled={busy}
        error={form.errorOf('userStatus')}
        {...form.register('userStatus', { onChange: onAction })}
      />
      {leaves && <LeavingBookings bookings={live} chosen={fates} onChoose={setFates} disabled={busy} asked={asked} />}
      {isBlind && (
        <Notice tone="info" title={t('blind.title')}>
          <p>{t('blind.text')}</p>
          <CheckBox
            label={t('blind.sure')}
            checked={sure}
            disabled={busy}
            onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          />
          {asked && !sure && (
            <p role="alert" className="text-brick">
              {t('blind.unsure')}
            </p>
          )}
        </Notice>
      )}
      {guided && (
        <>
          <DatePicker
            label={t('end')}
            min={today()}
            disabled={busy}
            error={form.errorOf('trainingPeriod', { action })}
            {...form.register('trainingPeriod')}
          />
          <AcharyaSelect
            acharyas={acharyas}
            exceptId={person._id}
            disabled={busy}
            error={form.errorOf('acharyaId', { action })}
            {...form.register('acharyaId')}
          />
        </>
      )}
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        rows={3}
        maxLength={1000}
        disabled={busy}
        error={form.errorOf('comment')}
        {...form.register('comment')}
      />
      {/* a press while something is missing says what, instead of nothing */}
      <Button type="submit" aria-disabled={!isReady(draft) || open} busy={busy && t('busy')} wide>
        {t('submit')}
      </Button>
    </form>
  );
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'stale';

type AcharyaSelectProps = Omit<React.ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'> & {
  acharyas: Answer<AcharyaOption[]>;
  /** Nobody guides themselves. */
  exceptId: string;
};

function AcharyaSelect({ acharyas, exceptId, ...select }: AcharyaSelectProps) {
  const t = useTranslations('admin.review');
  const ui = useTranslations('ui');
  const options = (acharyas.data ?? []).filter(({ value }) => value !== exceptId);
  if (acharyas.error !== undefined) {
    return (
      <div className="grid gap-1.5">
        <p className="text-2 text-brick" role="alert">
          {t('acharyasFailed')}
        </p>
        <Button look="quiet" onClick={acharyas.again}>
          {ui('retry')}
        </Button>
      </div>
    );
  }
  return (
    <Select
      label={t('acharya')}
      placeholder={acharyas.loading ? ui('loading') : t('chooseAcharya')}
      options={options}
      hint={!acharyas.loading && options.length === 0 ? t('noAcharyas') : undefined}
      {...select}
    />
  );
}
