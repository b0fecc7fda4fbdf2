import type { ActionFunctionArgs } from 'react-router';
import type { PageContext } from '#contract/page.ts';
import { translatorFor } from '../../i18n/catalogues.server.ts';
import { refusalIn } from '../api/refusal.ts';
import { step } from '../forms/form-action.ts';
import { inFields } from '../forms/in-fields.ts';
import { complaintForm, nothing, readForm, sentForm } from './letter-forms.ts';
import { EARLIER, type ShownThread } from './shown-thread.ts';

/** What the thread of a booking's page asks and does, on the server. */

export async function threadFor(page: PageContext, id: string, url: URL): Promise<ShownThread> {
  const cursor = url.searchParams.get(EARLIER);
  const query = cursor === null ? {} : { cursor };
  const thread = await page.call('GET /booking/:id/letters', { params: { id }, query });
  return { ...thread, isEarlier: cursor !== null, key: crypto.randomUUID() };
}

const idIn = ({ params: { id = '' } }: ActionFunctionArgs) => ({ id });

export const letterSteps = {
  writeLetter: step(sentForm, async ({ text, key }, page, args) => {
    const body = { text: text ?? null, key, photo: await photoIn(args.request, page) };
    const sent = page.call('POST /booking/:id/letters', { params: idIn(args), body });
    await sent.catch(inFields(() => 'text'));
  }),
  readLetters: step(readForm, async (body, { call }, args) => {
    await call('POST /booking/:id/letters/read', { params: idIn(args), body });
  }),
  blockLetters: step(nothing, async (_, { call }, args) => {
    await call('POST /booking/:id/letters/block', { params: idIn(args), body: {} });
  }),
  allowLetters: step(nothing, async (_, { call }, args) => {
    await call('POST /booking/:id/letters/allow', { params: idIn(args), body: {} });
  }),
  reportLetters: step(complaintForm, async ({ reason }, { call }, args) => {
    await call('POST /booking/:id/letters/report', { params: idIn(args), body: { reason } });
  }),
};

/** The address of a photo that came along. */
async function photoIn(request: Request, page: PageContext): Promise<string | null> {
  const file = (await request.clone().formData()).get('photo');
  if (!(file instanceof File) || file.size === 0) return null;
  const stored = page.call('POST /uploads/letter-photo', { file });
  return (await stored.catch(inWords(page)).catch(inFields(() => 'text'))).url;
}

/** Of the file itself the API knows best; whatever else went wrong, it was not stored. */
const inWords = (page: PageContext) => async (error: unknown) => {
  const refusal = await refusalIn(error);
  if (!refusal || 'file' in refusal.fields) throw error;
  const message = translatorFor(page.locale, 'bookingPage')('bookingLetters.photoFailed');
  throw Response.json({ ...refusal, code: 'refused', message, fields: {} }, { status: (error as Response).status });
};
