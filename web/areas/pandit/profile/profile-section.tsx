import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { keepUser } from '../../../parts/api/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PartEditor } from './profile-editors.tsx';
import type { PartName } from './profile-parts.ts';
import { PartView } from './profile-view.tsx';
import type { Catalogue } from './ritual-inputs.tsx';

interface ProfileSectionProps {
  part: PartName;
  profile: Profile;
  catalogue: Catalogue;
  /** What is being written: this part, another one, or nothing. */
  editing: PartName | null;
  onEdit: (part: PartName | null) => void;
  onChanged: (profile: Profile) => void;
  /** Whether something is written here that is not saved yet. */
  onUnsaved?: (unsaved: boolean) => void;
}

/** A part of the profile: to be read, and to be written once asked. The focus goes along. */
export function ProfileSection({
  part,
  profile,
  catalogue,
  editing,
  onEdit,
  onChanged,
  onUnsaved,
}: ProfileSectionProps) {
  const t = useTranslations('panditProfile');
  const toast = useToast();
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    onEdit(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <section aria-labelledby={`${part}-title`} className="card p-5">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={`${part}-title`} className="text-4">
          {t(`parts.${part}`)}
        </h2>
        {editing === null && (
          <Button
            ref={edit}
            look="quiet"
            className="min-w-22"
            aria-label={t('editPart', { part: t(`parts.${part}`) })}
            onClick={() => onEdit(part)}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {editing === part ? (
        <PartEditor
          part={part}
          profile={profile}
          catalogue={catalogue}
          onCancel={end}
          onNewer={onChanged}
          onUnsaved={onUnsaved}
          onSaved={(saved) => {
            onChanged(saved);
            keepUser(saved);
            toast.done(t('saved'));
            end();
          }}
        />
      ) : (
        <PartView part={part} profile={profile} />
      )}
    </section>
  );
}
