import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { ProofAgain } from '../../../parts/account/proof/own-proof.tsx';
import { PhotoDialog } from '../../../parts/account/photo/photo-dialog.tsx';
import { StaleChoice } from '../../../parts/account/stale-choice.tsx';
import { UnsavedGuard } from '../../../parts/account/unsaved-guard.tsx';
import { usePhoto } from '../../../parts/account/photo/use-photo.ts';
import { useProofBy } from '../../../parts/account/proof/use-proof-by.ts';
import { FormName } from '../../../parts/forms/form-name.tsx';
import { useNewer } from '../../../parts/forms/use-newer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LanguageInputs } from './language-inputs.tsx';
import { AddressInputs, PersonalInputs } from './profile-fields.tsx';
import { differences, type PartName } from './profile-parts.ts';
import { RitualInputs, type Catalogue } from './ritual-inputs.tsx';
import { TempleInputs } from './temple-inputs.tsx';
import { usePart, type EditorProps } from './use-part.ts';

/** One part of the profile to be written. Cancel leaves everything as it was. */
export function PartEditor({ part, catalogue, ...props }: EditorProps & { part: PartName; catalogue: Catalogue }) {
  if (part === 'personal') return <PersonalEditor {...props} />;
  if (part === 'address') return <AddressEditor {...props} />;
  if (part === 'temple') return <TempleEditor {...props} />;
  if (part === 'languages') return <LanguageEditor {...props} />;
  return <RitualEditor {...props} catalogue={catalogue} />;
}

function PersonalEditor(props: EditorProps) {
  const { form, whole } = usePart(props, 'personal');
  const photo = usePhoto(props.profile.profileUrl, form.refused);
  return (
    <>
      <Editor {...props} form={whole} changed={photo.change !== undefined}>
        <PersonalInputs form={form} photo={photo} profile={props.profile} />
      </Editor>
      <PhotoDialog photo={photo} />
    </>
  );
}

function AddressEditor(props: EditorProps) {
  const { form, whole } = usePart(props, 'address');
  return (
    <Editor {...props} form={whole}>
      <AddressInputs form={form} />
    </Editor>
  );
}

function TempleEditor(props: EditorProps) {
  const { form, whole } = usePart(props, 'temple');
  return (
    <Editor {...props} form={whole}>
      <TempleInputs form={form} home={props.profile} />
    </Editor>
  );
}

function LanguageEditor(props: EditorProps) {
  const { form, whole } = usePart(props, 'languages');
  return (
    <Editor {...props} form={whole}>
      <LanguageInputs form={form} />
    </Editor>
  );
}

function RitualEditor({ catalogue, ...props }: EditorProps & { catalogue: Catalogue }) {
  const { form, whole } = usePart(props, 'rituals');
  return (
    <Editor {...props} form={whole}>
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
  form: ReturnType<typeof usePart>['whole'];
  /** Beside what its fields say. */
  changed?: boolean;
  children: ReactNode;
}

/** The fields, what went wrong, and the two ways out. */
function Editor({ form, changed: more = false, profile, onCancel, onUnsaved, children }: Framed) {
  const t = useTranslations('panditProfile');
  const { pathname } = useLocation();
  const [opened] = useState(profile);
  const leave = useId();
  const { newer } = useNewer(profile, form.refused);
  const proof = useProofBy(form);
  const changed = form.formState.isDirty || more;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('[data-focus]')?.focus(), []);
  const tell = useEffectEvent((unsaved: boolean) => onUnsaved?.(unsaved));
  useEffect(() => {
    tell(changed);
    return () => tell(false);
  }, [changed]);
  return (
    <>
      <form {...form.props} encType="multipart/form-data" className="grid gap-5">
        <FormName name={form.name} />
        <input type="hidden" {...form.field('__v')} />
        <input type="hidden" {...form.field('was')} />
        <div ref={fields} className="grid items-start gap-4 sm:grid-cols-2">
          {children}
        </div>
        <ProofAgain form={form} phone={profile.phone} {...proof} />
        <Failure form={form} />
        {newer ? (
          <StaleChoice
            busy={form.busy}
            version={newer.__v}
            leave={leave}
            parts={differences(opened, newer).map((part) => t(`parts.${part}`))}
            onTheirs={onCancel}
          />
        ) : (
          <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
            <Button
              type="submit"
              form={leave}
              look="quiet"
              size="lg"
              disabled={form.busy}
              onClick={(event) => {
                event.preventDefault();
                onCancel();
              }}
            >
              {t('cancel')}
            </Button>
            <Button type="submit" size="lg" busy={form.busy && t('saving')}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
      <form id={leave} action={useHref(pathname)} />
      <UnsavedGuard active={changed && !form.busy} />
    </>
  );
}

/** What to say when it is not kept (specification, admin and pandit, section 8). */
function Failure({ form: { problem, refused, isKept } }: Pick<Framed, 'form'>) {
  const t = useTranslations('panditProfile.failures');
  const ui = useTranslations('ui');
  const code = refused?.code;
  if (problem === null || code === 'stale' || code === 'prove_again') return null;
  const unanswered = code === 'timeout' ? t('timeout') : `${t('save')}. ${ui('offline')}`;
  return (
    <Notice tone="no">{isKept ? `${unanswered} ${ui('kept')}` : code === 'sign_in' ? t('signedOut') : problem}</Notice>
  );
}
