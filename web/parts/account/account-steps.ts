import { redirect } from 'react-router';
import { step } from '../forms/form-action.ts';
import { deleteForm, endForm, everywhereForm, passwordForm } from './account-forms.ts';
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
  session: step(endForm, async (body, { ask }) => (await ask('POST /user/end-session', { body })).message),
};
