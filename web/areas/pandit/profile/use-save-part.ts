import { useRef, useState, type ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { Profile } from '#contract/people.ts';
import { useProveAgain } from '../../../parts/account/prove-again.tsx';
import { ApiError, ask } from '../../../parts/api/api.ts';
import type { Photo } from '../../../parts/account/use-photo.ts';
import { useSchemaForm, type SchemaForm } from '../../../parts/form.ts';
import { useProfileFailures } from './profile-failures.ts';
import { changedIn, type Part } from './profile-parts.ts';

export interface EditorProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
  /** A newer version came from the server and is to be shown instead. */
  onNewer: (profile: Profile) => void;
  onCancel: () => void;
  /** Whether something is written here that is not saved yet. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
}

export interface Saving {
  changed: boolean;
  busy: boolean;
  failure: string | null;
  /** Somebody saved a newer version while this one was being changed. */
  newer: Profile | null;
  /** Asks once more who they are, where another e-mail address wants that. */
  proof: ReactNode;
  /** Saves what was changed, on top of the newest version known. */
  save(): Promise<void>;
}

/** A part of the profile while it is being written. A photo, where there is one, is saved along. */
export function useSavePart<Fields extends object, Values>(
  { profile, onSaved }: EditorProps,
  part: Part<Fields, Values>,
  photo?: Photo,
): Saving & { form: SchemaForm<Fields, Values> } {
  const failures = useProfileFailures();
  const { proved, dialog } = useProveAgain(profile.phone);
  const [before] = useState(() => part.fields(profile));
  // every field of a part has a value from the start
  const form = useSchemaForm<Fields, Values>(part.schema, before as DefaultValues<Fields>);
  const [failure, setFailure] = useState<string | null>(null);
  const [newer, setNewer] = useState<Profile | null>(null);
  const sending = useRef(false);
  const { isDirty, isSubmitting } = form.formState;

  const send = async (values: Values): Promise<void> => {
    const updateData = {
      ...part.update(values, changedIn(before, form.getValues())),
      ...(photo?.change !== undefined && { profileUrl: photo.change }),
    };
    const base = newer ?? profile;
    setFailure(null);
    try {
      const body = { userId: base._id, __v: base.__v, updateData };
      onSaved((await proved(() => ask('POST /user/update-profile', { body }))).data);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return setNewer(await newest(base));
      if (photo && error instanceof ApiError && error.code === 'photo_unknown') return photo.refuse(error.message);
      if (!form.showRefusal(ofFields(error))) setFailure(failures.save(error));
    }
  };

  return {
    form,
    changed: isDirty || photo?.change !== undefined,
    busy: isSubmitting,
    failure,
    newer,
    proof: dialog,
    save: async () => {
      // Enter in a field does not wait for a photo on its way
      if (sending.current || photo?.uploading) return;
      sending.current = true;
      await form
        .handleSubmit(send)()
        .catch((error: unknown) => setFailure(failures.save(error)))
        .finally(() => {
          sending.current = false;
        });
    },
  };
}

const newest = async ({ _id }: Profile): Promise<Profile> =>
  (await ask('GET /user/get-user/:userId', { params: { userId: _id } })).data;

/** The refusal with the names of the form's fields. */
function ofFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const named = Object.entries(error.fields).map(([name, code]) => [name.replace(/^updateData\./, ''), code]);
  return new ApiError(error.status, error.code, error.message, {
    fields: Object.fromEntries(named),
    retryAfter: error.retryAfter,
  });
}
