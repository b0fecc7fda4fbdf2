import type { Refusal, ServerCall } from '#contract/page.ts';
import { refusalIn } from '../api/refusal.ts';
import { step } from '../forms/form-action.ts';
import type { Typed } from '../forms/form-result.ts';
import { sendForm, verifyForm } from './phone-forms.ts';

/**
 * The way of a phone through a form, on the server: a code is sent to it, the code shows that it is in their hand, and what shows it goes
 * along in the form (`phone-proof.tsx`). Each is a button of the form, and needs no script.
 */
export const phoneSteps = {
  sendCode: step(
    sendForm,
    async (body, { call }) => {
      const { resendAfter } = await call('POST /auth/otp/send', { body });
      return { sentTo: body.phone, resendAfter, verification: '' };
    },
    // a code asked for a moment ago, perhaps before a reload, still counts
    ({ code, retryAfter = 0 }, { phone }) =>
      code === 'otp_too_soon' ? { sentTo: phone, resendAfter: retryAfter, verification: '' } : {},
  ),
  verify: step(verifyForm, async (body, { call }) => {
    const { verification } = await call('POST /auth/otp/verify', { body });
    return { verification, isTaken: (await hasAccount(call, body.phone, verification)) ? '1' : '' };
  }),
};

/** Whether the proved phone has an account, told before the rest of the form is filled; who cannot be told now hears it at the end. */
async function hasAccount(call: ServerCall, phone: string, verification: string): Promise<boolean> {
  try {
    return (await call('POST /get-user-by-phone', { body: { phone, verification } })).exists === 1;
  } catch (error) {
    if (await refusalIn(error)) return false;
    throw error;
  }
}

/** The proof no longer holds, or the phone cannot be used: the phone has to be proved again. */
export const unproved = ({ fields }: Pick<Refusal, 'fields'>): Typed =>
  'phone' in fields ? { sentTo: '', verification: '' } : {};
