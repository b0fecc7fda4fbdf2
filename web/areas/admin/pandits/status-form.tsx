import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { Booking } from '#contract/bookings.ts';
import type { Profile } from '#contract/people.ts';
import { reviewActions } from '#domain/people/onboarding.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm, type ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNewer } from '../../../parts/forms/use-newer.ts';
import { useToday } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useStatusWords } from '../people/person-status.ts';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { agreedOf, isSettled, LeavingBookings } from './leaving-bookings.tsx';
import { isGuided, isReady, saysNothing } from './review-draft.ts';
import type { reviewForm } from './review-form.ts';

type Schema = ReturnType<typeof reviewForm>;
export type ReviewForm = ActionForm<z.input<Schema>, z.output<Schema>>;

/** The acharyas who can be assigned, or why we do not know. */
export type Acharyas =
  | { known: readonly { _id: string; name: string }[]; failed: null }
  | { known: null; failed: string };

interface StatusFormProps {
  person: Profile;
  /** What they have still before them. */
  live: readonly Booking[];
  acharyas: Acharyas;
  onDecided: () => void;
}

/** The office decides about a pandit or an acharya. */
export function StatusForm({ person, live, acharyas, onDecided }: StatusFormProps) {
  const t = useTranslations('admin.review');
  const list = useTranslations('admin.list');
  const toast = useToast();
  const blind = saysNothing(person);
  const wasApproved = person.userStatus === 'approved';
  const form = useActionForm({
    name: 'decide',
    schema: async () =>
      (await import('./review-form.ts')).reviewForm({ agreed: wasApproved ? agreedOf(live) : [], blind }),
    values: { comment: '', trainingPeriod: '', acharyaId: '' },
    failure: t('failed'),
    onDone: () => {
      const { userStatus } = form.getValues();
      if (userStatus) toast.done(list('success', { message: t(`done.${userStatus}`) }));
      onDecided();
    },
  });
  const looked = useLookedAt(person, form);
  // of several wrong fields the first gets the focus: as they are read, not as they came up
  for (const name of ['userStatus', 'trainingPeriod', 'acharyaId', 'comment'] as const) form.register(name);
  const draft = form.watch();
  const words = useStatusWords();
  const guided = isGuided(draft.userStatus);
  const action = words(draft.userStatus ?? '');
  const leaves = wasApproved && Boolean(draft.userStatus) && draft.userStatus !== 'approved';
  const isBlind = draft.userStatus === 'approved' && blind;
  const waits = (leaves && !isSettled(live, draft.fates)) || (isBlind && !draft.sure);
  const refusal = form.refused && refusals[form.refused.code];

  /** Another action asks for other words, and perhaps for no guidance at all. */
  const onAction = () => {
    form.clearErrors(['fates', 'sure']);
    form.resetField('comment');
    if (isGuided(form.getValues('userStatus'))) form.clearErrors(['trainingPeriod', 'acharyaId']);
    else {
      form.resetField('trainingPeriod');
      form.resetField('acharyaId');
    }
  };

  const leaving = <LeavingBookings bookings={live} form={form} />;
  const guidance = <Guidance form={form} action={action} acharyas={acharyas} exceptId={person._id} />;
  return (
    <ActionFields
      form={{ ...form, problem: form.problem && (refusal ? t(refusal) : form.problem) }}
      className="grid gap-4 border-t border-line pt-4 md:sticky md:top-20 md:col-start-2 md:row-start-2"
    >
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      {person.comment && (
        <p className="text-2">
          <span className="text-ink-2">{t('lastComment')}: </span>
          <span lang={languageByLetters(person.comment)}>{person.comment}</span>
        </p>
      )}
      <input type="hidden" name="userId" value={person._id} />
      <input type="hidden" name="__v" value={looked.__v} />
      <Select
        label={t('action')}
        placeholder={t('choose')}
        options={reviewActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
        disabled={form.busy}
        error={form.errorOf('userStatus')}
        {...form.field('userStatus', { onChange: onAction })}
      />
      {leaves && leaving}
      {isBlind && <Blind form={form} />}
      {guided && guidance}
      {/* without script nothing follows what is chosen: all of it is there, and what does not belong is not asked */}
      <noscript>
        {wasApproved && leaving}
        {guidance}
      </noscript>
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        rows={3}
        maxLength={1000}
        disabled={form.busy}
        error={form.errorOf('comment')}
        {...form.field('comment')}
      />
      {/* a press while something is missing says what, instead of nothing */}
      <Button type="submit" aria-disabled={!isReady(draft) || waits} busy={form.busy && t('busy')} wide>
        {t('submit')}
      </Button>
    </ActionFields>
  );
}

/** Sentences for some refusals in place of the server's (specification, admin and pandit, section 8). */
const refusals: Partial<Record<string, 'noPandit' | 'noAdmin' | 'unreachable'>> = {
  person_unknown: 'noPandit',
  sign_in: 'noAdmin',
  session_over: 'noAdmin',
  offline: 'unreachable',
  timeout: 'unreachable',
};

/** The version that was looked at. Where somebody was faster, theirs is shown next to the refusal, and is looked at then. */
function useLookedAt(person: Profile, { refused }: ReviewForm): Profile {
  const { base, newer, goOn } = useNewer(person, refused);
  const take = useEffectEvent(goOn);
  useEffect(() => {
    if (newer) take();
  }, [newer]);
  return base;
}

/** Nobody approves an empty profile by accident. */
function Blind({ form }: { form: ReviewForm }) {
  const t = useTranslations('admin.review.blind');
  return (
    <Notice tone="info" title={t('title')}>
      <p>{t('text')}</p>
      <CheckBox label={t('sure')} disabled={form.busy} {...form.register('sure')} />
      {form.errorOf('sure') && (
        <p role="alert" className="text-brick">
          {t('unsure')}
        </p>
      )}
    </Notice>
  );
}

interface GuidanceProps {
  form: ReviewForm;
  action: string;
  acharyas: Acharyas;
  /** Nobody guides themselves. */
  exceptId: string;
}

/** Until when, and with whom. */
function Guidance({ form, action, acharyas: { known }, exceptId }: GuidanceProps) {
  const t = useTranslations('admin.review');
  const options = (known ?? [])
    .filter(({ _id }) => _id !== exceptId)
    .map(({ _id, name }) => ({ value: _id, label: name || t('unknownAcharya') }));
  return (
    <>
      <DatePicker
        label={t('end')}
        min={useToday()}
        disabled={form.busy}
        error={form.errorOf('trainingPeriod', { action })}
        {...form.field('trainingPeriod')}
      />
      {known ? (
        <Select
          label={t('acharya')}
          placeholder={t('chooseAcharya')}
          options={options}
          hint={options.length === 0 ? t('noAcharyas') : undefined}
          disabled={form.busy}
          error={form.errorOf('acharyaId', { action })}
          {...form.field('acharyaId')}
        />
      ) : (
        <RetryNotice>{t('acharyasFailed')}</RetryNotice>
      )}
    </>
  );
}
