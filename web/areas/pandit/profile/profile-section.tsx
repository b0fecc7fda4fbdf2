import { lazy, useEffect, useRef, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { partNames, type PartName } from './profile-parts.ts';
import { PartView } from './profile-view.tsx';
import type { Catalogue } from './ritual-inputs.tsx';
import { LatePart, patiently } from '../../../parts/late-part.tsx';

/** Nobody needs it for reading: it loads once the page is shown, and the server has it. */
const editors = () => import('./profile-editors.tsx');
const PartEditor = import.meta.env.SSR
  ? (await patiently(editors)).PartEditor
  : lazy(async () => ({ default: (await patiently(editors)).PartEditor }));

interface Shown {
  profile: Profile;
  catalogue: Catalogue;
  /** Whether something is written here that is not saved yet. */
  onUnsaved?: (unsaved: boolean) => void;
}

/** Parts of the profile, one of which is written at a time: without script the one that the address names. */
export function ProfileSections({ parts, ...shown }: Shown & { parts: readonly PartName[] }) {
  const [params] = useSearchParams();
  const saved = useActionData<FormResult>()?.ok === true;
  const asked = partNames.find((name) => name === params.get('edit')) ?? null;
  const [editing, setEditing] = useState(saved ? null : asked);
  // one that does not come now is asked for again by the press
  useEffect(() => void editors().catch(() => undefined), []);
  return (
    <div className="card divide-y divide-line">
      {parts.map((part) => (
        <ProfileSection key={part} part={part} {...shown} editing={editing} onEdit={setEditing} />
      ))}
    </div>
  );
}

interface ProfileSectionProps extends Shown {
  part: PartName;
  /** What is being written: this part, another one, or nothing. */
  editing: PartName | null;
  onEdit: (part: PartName | null) => void;
}

/** A part of the profile: to be read, and to be written once asked. The focus goes along. */
function ProfileSection({ part, profile, catalogue, editing, onEdit, onUnsaved }: ProfileSectionProps) {
  const t = useTranslations('panditProfile');
  const posted = useActionData<FormResult>();
  const edit = useRef<HTMLButtonElement>(null);
  const end = () => {
    onEdit(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <section aria-labelledby={`${part}-title`} className="px-4 pt-1.5 pb-4 sm:px-5">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={`${part}-title`} className="text-3">
          {t(`parts.${part}`)}
        </h2>
        {editing === null && (
          <form>
            <Button
              ref={edit}
              type="submit"
              name="edit"
              value={part}
              look="text"
              className="-mr-2"
              aria-label={t('editPart', { part: t(`parts.${part}`) })}
              onClick={(event) => {
                event.preventDefault();
                onEdit(part);
              }}
            >
              {t('edit')}
            </Button>
          </form>
        )}
      </div>
      {editing !== part && posted?.ok && posted.form === part && (
        <div className="mb-4">
          <Notice tone="ok">{t('saved')}</Notice>
        </div>
      )}
      {editing === part ? (
        <LatePart fallback={<PartView part={part} profile={profile} />}>
          <PartEditor
            part={part}
            profile={profile}
            catalogue={catalogue}
            onCancel={end}
            onSaved={end}
            onUnsaved={onUnsaved}
          />
        </LatePart>
      ) : (
        <PartView part={part} profile={profile} />
      )}
    </section>
  );
}
