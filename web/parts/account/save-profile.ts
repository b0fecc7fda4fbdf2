import type { z } from 'zod';
import type { CallInput } from '#contract/index.ts';
import type { PageContext } from '#contract/page.ts';
import { translatorFor } from '../../i18n/catalogues.server.ts';
import { refusalIn } from '../api/refusal.ts';
import { typedIn, type Step } from '../forms/form-action.ts';
import { inFields } from '../forms/in-fields.ts';
import { proveFirst, provenStep } from './proof/proven-step.ts';
import { inProfile, type Along } from './profile-form.ts';
import { changedIn } from './profile-start.ts';

/** Saving one's own profile, on the server. */

type Update = CallInput<'POST /user/update-profile'>['body']['updateData'];

interface Part<Out, In> {
  schema: z.ZodType<Out, In>;
  /** Saves only the changed fields, so that other fields saved by somebody else stay. */
  update: (values: Out, changed: ReadonlySet<string>, was: Along['was'], page: PageContext) => Update | Promise<Update>;
  /** What the form calls a field of the profile. */
  nameOf?: (field: string) => string;
}

/** The step of a form about one's own profile, with its photo where it has one. */
export const profileStep = <Out, In>({ schema, update, nameOf = (field) => field }: Part<Out, In>): Step =>
  provenStep(inProfile(schema), async (values, proof, page, { request }) => {
    await proveFirst(values, proof, page);
    const changed = changedIn(values.was, await typedIn(request));
    const photo = await photoIn(request, values, page);
    const updateData = {
      ...(await update(values, changed, values.was, page)),
      ...(photo !== undefined && { profileUrl: photo }),
    };
    const body = { __v: values.over ?? values.__v, updateData };
    const inForm = (field: string) => nameOf(field.replace(/^updateData\./, ''));
    const saved = page.ask('POST /user/update-profile', { body });
    return (await saved.catch(inFields(inForm, { photo_unknown: 'photo' }))).message;
  });

/** The address of a photo that came along; empty where the photo goes, nothing where it stays. */
async function photoIn(request: Request, { photoGone }: Along, page: PageContext): Promise<string | undefined> {
  const file = (await request.clone().formData()).get('photo');
  if (!(file instanceof File) || file.size === 0) return photoGone ? '' : undefined;
  const stored = page.call('POST /uploads/profile-image', { file });
  return (await stored.catch(inWords(page)).catch(inFields(() => 'photo'))).url;
}

/** Of the file itself the API knows best; whatever else went wrong, it was not stored. */
const inWords = (page: PageContext) => async (error: unknown) => {
  const refusal = await refusalIn(error);
  if (!refusal || 'file' in refusal.fields) throw error;
  const message = translatorFor(page.locale, 'account')('account.photo.failed');
  throw Response.json({ ...refusal, code: 'refused', message, fields: {} }, { status: (error as Response).status });
};
