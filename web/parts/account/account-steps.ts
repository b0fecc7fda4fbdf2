import { redirect, redirectDocument } from 'react-router';
import { languageOf } from '#domain/locale.ts';
import { pathOf } from '../../i18n/address.ts';
import { step } from '../forms/form-action.ts';
import { deleteForm, endForm, everywhereForm, languageForm, passwordForm } from './account-forms.ts';
import { farewell } from './farewell.tsx';
import { provenStep } from './proof/proven-step.ts';

/** What people do about their own account, on any screen. */
export const accountSteps = {
  password: provenStep(passwordForm, async ({ newPassword }, { password: currentPassword, verification }, { ask }) => {
    const body = { currentPassword, verification, newPassword };
    return (await ask('POST /user/change-password', { body })).message;
  }),
  delete: provenStep(deleteForm, async (_values, body, { call }) => {
    await call('POST /user/delete-account', { body });
    return redirect(farewell('account_deleted'));
  }),
  everywhere: step(everywhereForm, async (body, { call }) => {
    await call('POST /user/sign-out-everywhere', { body });
    return redirect(farewell('signed_out_everywhere'));
  }),
  language: step(languageForm, async (body, { ask, locale }, { request }) => {
    const { message } = await ask('POST /user/language', { body });
    if (body.language === languageOf(locale)) return message;
    // the same page in that language, which this browser keeps from then on
    return redirectDocument(`${pathOf(new URL(request.url).pathname)}?lang=${body.language}#language`);
  }),
  session: step(endForm, async (body, { ask }) => (await ask('POST /user/end-session', { body })).message),
};
