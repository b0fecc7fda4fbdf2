import { useEffect, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHref } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { Profile } from '#contract/people.ts';
import { ProofAgain, useHasPassword } from '../../../parts/account/proof/own-proof.tsx';
import { PhotoDialog } from '../../../parts/account/photo/photo-dialog.tsx';
import { PhotoField } from '../../../parts/account/photo/photo-field.tsx';
import { profileStart } from '../../../parts/account/profile-start.ts';
import { StaleChoice } from '../../../parts/account/stale-choice.tsx';
import { UnsavedGuard } from '../../../parts/account/unsaved-guard.tsx';
import { usePhoto } from '../../../parts/account/photo/use-photo.ts';
import { useProofBy } from '../../../parts/account/proof/use-proof-by.ts';
import { FormName } from '../../../parts/forms/form-name.tsx';
import { useActionForm, type ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNewer } from '../../../parts/forms/use-newer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fieldsOf } from './fields-of.ts';
import { SectionFields } from './profile-fields.tsx';
import type { ProfileFields } from './profile-form.ts';
import { sectionNames } from './profile-sections.ts';

interface ProfileEditorProps {
  profile: Profile;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form; once saved, it stays until the profile is there as it is now. */
function useProfileForm({ profile, onSaved }: ProfileEditorProps) {
  const t = useTranslations('account');
  const [start] = useState(() => fieldsOf(profile));
  const [isSaved, setSaved] = useState(false);
  const first = useHasPassword() ? 'password' : 'send';
  const form = useActionForm({
    name: 'profile',
    schema: async () => (await import('./profile-form.ts')).sent as unknown as z.ZodType<unknown, FieldValues>,
    action: '/profile?edit=profile',
    values: { ...start, ...profileStart(profile.__v, start) },
    done: t('saved'),
    failure: t('saveFailed'),
    onDone: () => setSaved(true),
    onRefused: ({ code }) => {
      if (code === 'prove_again') form.setValue('by', first);
    },
  });
  const isOver = isSaved && !form.busy;
  useEffect(() => {
    if (isOver) onSaved();
  }, [isOver, onSaved]);
  // the fields of the profile are among those of the form
  return { whole: form, form: form as unknown as ActionForm<ProfileFields, unknown> };
}

/** The profile to be written. Cancel leaves everything as it was. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { profile, onCancel } = props;
  const t = useTranslations('account');
  const { whole, form } = useProfileForm(props);
  const leave = useId();
  const photo = usePhoto(profile.profileUrl, form.refused);
  const proof = useProofBy(whole);
  const { newer } = useNewer(profile, form.refused);
  const { busy, setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);
  return (
    <>
      <form {...form.props} encType="multipart/form-data" className="grid gap-5">
        <FormName name={form.name} />
        <input type="hidden" {...whole.field('__v')} />
        <input type="hidden" {...whole.field('was')} />
        <Part title={t('photo.title')}>
          <div className="sm:col-span-2">
            <PhotoField photo={photo} name={profile.name} />
          </div>
        </Part>
        {sectionNames.map((section) => (
          <Part
            key={section}
            title={t(`sections.${section}`)}
            lead={section === 'emergency' ? t('sections.emergencyLead') : undefined}
          >
            <SectionFields form={form} section={section} phone={profile.phone} />
          </Part>
        ))}
        <div className="sticky bottom-0 z-10 max-md:bottom-14 -mx-5 grid gap-3 border-t border-line bg-ground/95 px-5 py-3 backdrop-blur-sm sm:mx-0 sm:px-0">
          <ProofAgain form={whole} phone={profile.phone} {...proof} />
          <Failure form={whole} />
          {newer ? (
            <StaleChoice busy={busy} version={newer.__v} leave={leave} onTheirs={onCancel} />
          ) : (
            <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
              <Button
                type="submit"
                form={leave}
                look="quiet"
                className="sm:min-w-28"
                disabled={busy}
                onClick={(event) => {
                  event.preventDefault();
                  onCancel();
                }}
              >
                {t('cancel')}
              </Button>
              <Button type="submit" className="sm:min-w-28" busy={busy && t('saving')}>
                {t('save')}
              </Button>
            </div>
          )}
        </div>
      </form>
      <form id={leave} action={useHref('/profile')} />
      <PhotoDialog photo={photo} />
      <UnsavedGuard active={(form.formState.isDirty || photo.change !== undefined) && !busy} />
    </>
  );
}

function Failure({ form: { problem, refused, isKept } }: { form: ActionForm<FieldValues, unknown> }) {
  const ui = useTranslations('ui');
  if (problem === null || refused?.code === 'stale' || refused?.code === 'prove_again') return null;
  return (
    <Notice tone="no">
      {problem} {isKept && ui('kept')}
    </Notice>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string | undefined; children: React.ReactNode }) {
  return (
    <fieldset className="card min-w-0 p-5">
      {/* a legend that lies inside its box */}
      <legend className="float-left mb-4 w-full text-3 font-semibold text-maroon">
        {title}
        {lead && <span className="mt-0.5 block text-2 font-normal text-ink-2">{lead}</span>}
      </legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
