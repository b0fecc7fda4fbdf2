import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { PhotoDialog } from '../../../parts/account/photo-dialog.tsx';
import { StaleChoice } from '../../../parts/account/stale-choice.tsx';
import { UnsavedGuard } from '../../../parts/account/unsaved-guard.tsx';
import { usePhoto } from '../../../parts/account/use-photo.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LanguageInputs } from './language-inputs.tsx';
import { AddressInputs, PersonalInputs } from './profile-fields.tsx';
import { address, differences, languages, personal, rituals, temple, type PartName } from './profile-parts.ts';
import { RitualInputs, type Catalogue } from './ritual-inputs.tsx';
import { TempleInputs } from './temple-inputs.tsx';
import { useSavePart, type EditorProps, type Saving } from './use-save-part.ts';

/** One part of the profile to be written. Cancel leaves everything as it was. */
export function PartEditor({ part, catalogue, ...props }: EditorProps & { part: PartName; catalogue: Catalogue }) {
  if (part === 'personal') return <PersonalEditor {...props} />;
  if (part === 'address') return <AddressEditor {...props} />;
  if (part === 'temple') return <TempleEditor {...props} />;
  if (part === 'languages') return <LanguageEditor {...props} />;
  return <RitualEditor {...props} catalogue={catalogue} />;
}

function PersonalEditor(props: EditorProps) {
  const t = useTranslations('account.photo');
  const photo = usePhoto(props.profile.profileUrl);
  const { form, ...saving } = useSavePart(props, personal, photo);
  return (
    <>
      <Editor {...props} saving={saving} waiting={photo.uploading && t('uploading')}>
        <PersonalInputs form={form} photo={photo} profile={props.profile} />
      </Editor>
      <PhotoDialog photo={photo} />
    </>
  );
}

function AddressEditor(props: EditorProps) {
  const { form, ...saving } = useSavePart(props, address);
  return (
    <Editor {...props} saving={saving}>
      <AddressInputs form={form} />
    </Editor>
  );
}

function TempleEditor(props: EditorProps) {
  const { form, ...saving } = useSavePart(props, temple);
  return (
    <Editor {...props} saving={saving}>
      <TempleInputs form={form} home={props.profile} />
    </Editor>
  );
}

function LanguageEditor(props: EditorProps) {
  const { form, ...saving } = useSavePart(props, languages);
  return (
    <Editor {...props} saving={saving}>
      <LanguageInputs form={form} />
    </Editor>
  );
}

function RitualEditor({ catalogue, ...props }: EditorProps & { catalogue: Catalogue }) {
  const { form, ...saving } = useSavePart(props, rituals);
  return (
    <Editor {...props} saving={saving}>
      <RitualInputs form={form} catalogue={withOwn(catalogue, props.profile)} />
    </Editor>
  );
}

/** The catalogue, and what this pandit offers that is no longer in it: it may be kept. */
function withOwn({ rituals: listed, categories }: Catalogue, { rituals: own }: Profile): Catalogue {
  const kept = own.flatMap(({ ritualId, category }) =>
    ritualId === null || listed.some(({ _id }) => _id === ritualId._id)
      ? []
      : [{ ...ritualId, ritualCategory: category ? { _id: category } : null }],
  );
  return { rituals: [...listed, ...kept], categories };
}

interface Framed extends EditorProps {
  saving: Saving;
  /** Why it cannot be saved just now. */
  waiting?: string | false;
  children: ReactNode;
}

/** The fields, what went wrong, and the two ways out. */
function Editor({ saving, waiting, profile, onNewer, onCancel, onUnsaved, children }: Framed) {
  const t = useTranslations('panditProfile');
  const { changed, busy, failure, newer, proof, save } = saving;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('[data-focus]')?.focus(), []);
  const tell = useEffectEvent((unsaved: boolean) => onUnsaved?.(unsaved));
  useEffect(() => {
    tell(changed);
    return () => tell(false);
  }, [changed]);
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
        <div ref={fields} className="grid items-start gap-4 sm:grid-cols-2">
          {children}
        </div>
        {failure && <Notice tone="no">{failure}</Notice>}
        {newer ? (
          <StaleChoice
            busy={busy}
            parts={differences(profile, newer).map((part) => t(`parts.${part}`))}
            onMine={() => void save()}
            onTheirs={() => {
              onNewer(newer);
              onCancel();
            }}
          />
        ) : (
          <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
            <Button look="quiet" size="lg" disabled={busy} onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" size="lg" busy={waiting || (busy && t('saving'))}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
      {proof}
      <UnsavedGuard active={changed && !busy} />
    </>
  );
}
