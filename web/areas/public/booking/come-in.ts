import type { Refusal, ServerCall } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { refusalIn } from '../../../parts/api/refusal.ts';
import { NotYet } from '../../../parts/forms/form-action.ts';
import { demandCode } from '../../../parts/sign-in/code-sent.ts';
import type { AskTyped } from './ask-form.ts';

/** Signs in a visitor who asks for a puja, by the phone proved on the way; asks for the code, and a new family for its name. */
export async function comeIn(call: ServerCall, typed: AskTyped & { phone: string }): Promise<SessionUser> {
  const { phone, otp = '', name } = typed;
  await demandCode(call, typed);
  const verification =
    typed.verification || (await call('POST /auth/otp/verify', { body: { phone, otp } })).verification;
  const { user } = await call('POST /auth/enter', { body: { phone, verification, name } }).catch(
    async (error: unknown) => {
      const refusal = await refusalIn(error);
      throw refusal ? backWith(refusal, verification) : error;
    },
  );
  return user;
}

/** The code is spent, so what it was changed for comes along. */
function backWith({ code, message, fields, values }: Refusal, verification: string): NotYet {
  if (code === 'phone_unproved') return new NotYet({ code, message, fields }, { verification: '', sentTo: '' });
  if (code === 'name_required') return new NotYet({ code, isNext: true }, { verification, isNew: '1' });
  // what else is asked for there is asked for at the sign-in, which the form leads to
  if (code === 'account_silent') return new NotYet({ code, message, fields: { phone: code } }, { verification });
  return new NotYet({ code, message, fields, values }, { verification });
}
