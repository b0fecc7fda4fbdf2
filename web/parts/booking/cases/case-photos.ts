import { sentence } from '#contract/words/sentences.ts';
import type { PageContext, Refusal } from '#contract/page.ts';
import { PHOTOS_MOST } from '#domain/cases/case.ts';
import { translatorFor } from '../../../i18n/catalogues.server.ts';
import { refusalIn } from '../../api/refusal.ts';
import { inFields } from '../../forms/in-fields.ts';

/** The photos that came along with a form about a case: stored one after the other, and named by their ids. */
export async function photosIn(request: Request, page: PageContext): Promise<string[]> {
  const sent = (await request.clone().formData()).getAll('photos');
  const files = sent.filter((one): one is File => one instanceof File && one.size > 0);
  if (files.length > PHOTOS_MOST) throw many(page);
  const ids: string[] = [];
  for (const file of files) {
    const stored = page.call('POST /uploads/case-photo', { file }).catch(inWords(page));
    ids.push((await stored.catch(inFields(() => 'photos')))._id);
  }
  return ids;
}

function many({ locale }: PageContext): Response {
  const code = 'photos_many';
  const refusal: Refusal = { code, message: sentence(code, {}, locale), fields: { photos: code } };
  return Response.json(refusal, { status: 400 });
}

/** Of the file itself the API knows best; whatever else went wrong, it was not stored, and nothing was sent. */
const inWords = (page: PageContext) => async (error: unknown) => {
  const refusal = await refusalIn(error);
  if (!refusal || 'file' in refusal.fields) throw error;
  const message = translatorFor(page.locale, 'cases')('cases.photoFailed');
  throw Response.json({ ...refusal, code: 'refused', message, fields: {} }, { status: (error as Response).status });
};
