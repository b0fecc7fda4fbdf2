import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { Profile } from '#contract/people.ts';
import { useHasPassword } from '../../../parts/account/proof/own-proof.tsx';
import { profileStart } from '../../../parts/account/profile-start.ts';
import { useActionForm, type ActionForm } from '../../../parts/forms/use-action-form.ts';
import { fieldsOf, type PartFields, type PartName } from './profile-parts.ts';

export interface EditorProps {
  profile: Profile;
  onSaved: () => void;
  onCancel: () => void;
  /** Whether something is written here that is not saved yet. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
}

/** The form of one part of the profile, on its screen. */
export function usePart<Name extends PartName>({ profile, onSaved }: EditorProps, name: Name) {
  const t = useTranslations('panditProfile');
  const { pathname } = useLocation();
  const [start] = useState(() => fieldsOf[name](profile));
  const [isSaved, setSaved] = useState(false);
  const first = useHasPassword() ? 'password' : 'send';
  const form = useActionForm({
    name,
    schema: async () => (await import('./profile-schemas.ts')).sent[name] as unknown as z.ZodType<unknown, FieldValues>,
    action: `${pathname}?edit=${name}`,
    // every field of a part has a value from the start
    values: { ...start, ...profileStart(profile.__v, start) },
    done: t('saved'),
    failure: t('failures.save'),
    onDone: () => setSaved(true),
    onRefused: ({ code }) => {
      if (code === 'prove_again') form.setValue('by', first);
    },
  });
  // the profile is there as it is now
  const isOver = isSaved && !form.busy;
  useEffect(() => {
    if (isOver) onSaved();
  }, [isOver, onSaved]);
  // the fields of the part are among those of the form
  return { whole: form, form: form as unknown as ActionForm<PartFields[Name], unknown> };
}
