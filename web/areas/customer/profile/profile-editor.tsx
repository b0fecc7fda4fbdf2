import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhotoDialog } from '../../../parts/account/photo-dialog.tsx';
import { PhotoField } from '../../../parts/account/photo-field.tsx';
import { StaleChoice } from '../../../parts/account/stale-choice.tsx';
import { ContactFields, EmergencyFields, PersonalFields, ProfessionalFields } from './profile-fields.tsx';
import { fieldsOf } from './profile-form.ts';
import { UnsavedGuard } from '../../../parts/account/unsaved-guard.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileEditorProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
  /** A newer version came from the server and is to be shown instead. */
  onNewer: (profile: Profile) => void;
  onCancel: () => void;
}

/** The profile to be written. Cancel leaves everything as it was. */
export function ProfileEditor({ profile, onSaved, onNewer, onCancel }: ProfileEditorProps) {
  const t = useTranslations('account');
  const { form, photo, changed, failure, newer, proof, save } = useSaveProfile(profile, onSaved);
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  return (
    <>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Part title={t('photo.title')}>
          <div className="sm:col-span-2">
            <PhotoField photo={photo} name={profile.name} />
          </div>
        </Part>
        <Part title={t('sections.personal')}>
          <PersonalFields form={form} />
        </Part>
        <Part title={t('sections.contact')}>
          <ContactFields form={form} phone={profile.phone} />
        </Part>
        <Part title={t('sections.professional')}>
          <ProfessionalFields form={form} />
        </Part>
        <Part title={t('sections.emergency')} lead={t('sections.emergencyLead')}>
          <EmergencyFields form={form} />
        </Part>
        <div className="sticky bottom-0 z-10 -mx-5 grid gap-3 border-t border-line bg-ground/95 px-5 py-3 backdrop-blur-sm sm:mx-0 sm:px-0">
          {failure && <Notice tone="no">{failure}</Notice>}
          {newer && (
            <StaleChoice
              busy={isSubmitting}
              onMine={() => void save()}
              onTheirs={() => {
                onNewer(newer);
                form.reset(fieldsOf(newer));
                onCancel();
              }}
            />
          )}
          {!newer && (
            <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
              <Button look="quiet" className="sm:min-w-28" disabled={isSubmitting} onClick={onCancel}>
                {t('cancel')}
              </Button>
              <Button
                type="submit"
                className="sm:min-w-28"
                busy={(photo.uploading && t('photo.uploading')) || (isSubmitting && t('saving'))}
              >
                {t('save')}
              </Button>
            </div>
          )}
        </div>
      </form>
      <PhotoDialog photo={photo} />
      {proof}
      <UnsavedGuard active={changed && !isSubmitting} />
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
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
