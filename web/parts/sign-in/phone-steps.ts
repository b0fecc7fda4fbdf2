import type { Refusal } from '#contract/page.ts';
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
    // a code asked for a moment ago, perhaps before the page was loaded anew, still counts
    ({ code, retryAfter = 0 }, { phone }) =>
      code === 'otp_too_soon' ? { sentTo: phone, resendAfter: retryAfter, verification: '' } : {},
  ),
  verify: step(verifyForm, async (body, { call }) => call('POST /auth/otp/verify', { body })),
};

/** The proof does not hold (any more), or the phone cannot be used: it is proved anew. */
export const unproved = ({ fields }: Pick<Refusal, 'fields'>): Typed =>
  'phone' in fields ? { sentTo: '', verification: '' } : {};
