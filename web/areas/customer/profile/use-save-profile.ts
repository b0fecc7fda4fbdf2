import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { useSchemaForm, type SchemaForm } from '../../../parts/form.ts';
import { useFormFailure } from '../../../parts/api/sentence.ts';
import { fieldOf, fieldsOf, profileForm, updateOf, type ProfileFields, type ProfileValues } from './profile-form.ts';
import { useProveAgain } from '../../../parts/account/prove-again.tsx';
import { usePhoto, type Photo } from '../../../parts/account/use-photo.ts';

export interface ProfileSaving {
  form: SchemaForm<ProfileFields, ProfileValues>;
  photo: Photo;
  changed: boolean;
  failure: string | null;
  /** Somebody saved a newer version while this one was being changed. */
  newer: Profile | null;
  /** Asks once more who they are, where another e-mail address wants that. */
  proof: ReactNode;
  /** Saves what was changed, on top of the newest version known. */
  save(): Promise<void>;
}

export function useSaveProfile(profile: Profile, onSaved: (profile: Profile) => void): ProfileSaving {
  const { proved, dialog } = useProveAgain(profile.phone);
  const t = useTranslations('account');
  const failureText = useFormFailure();
  const form = useSchemaForm(profileForm, fieldsOf(profile));
  const photo = usePhoto(profile.profileUrl);
  const [failure, setFailure] = useState<string | null>(null);
  const [newer, setNewer] = useState<Profile | null>(null);
  const sending = useRef(false);
  const changed = new Set(Object.keys(form.formState.dirtyFields));

  const send = async (values: ProfileValues): Promise<void> => {
    const updateData = {
      ...updateOf(values, changed),
      ...(photo.change !== undefined && { profileUrl: photo.change }),
    };
    const base = newer ?? profile;
    setFailure(null);
    try {
      const body = { userId: base._id, __v: base.__v, updateData };
      onSaved((await proved(() => ask('POST /user/update-profile', { body }))).data);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return setNewer(await newest(base));
      if (error instanceof ApiError && error.code === 'photo_unknown') return photo.refuse(error.message);
      if (!form.showRefusal(ofFields(error))) setFailure(failureText(error, t('saveFailed')));
    }
  };

  return {
    form,
    photo,
    changed: changed.size > 0 || photo.change !== undefined,
    failure,
    newer,
    proof: dialog,
    save: async () => {
      // Enter in a field does not wait for a photo on its way
      if (sending.current || photo.uploading) return;
      sending.current = true;
      await form
        .handleSubmit(send)()
        .catch((error: unknown) => setFailure(failureText(error, t('saveFailed'))))
        .finally(() => {
          sending.current = false;
        });
    },
  };
}

const newest = async ({ _id }: Profile): Promise<Profile> =>
  (await ask('GET /user/get-user/:userId', { params: { userId: _id } })).data;

/** The refusal with the names of this form's fields. */
function ofFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.fromEntries(Object.entries(error.fields).map(([name, code]) => [fieldOf(name), code]));
  return new ApiError(error.status, error.code, error.message, { fields, retryAfter: error.retryAfter });
}
