import type { MessageCode } from '#contract/messages.ts';
import type { ServerCall } from '#contract/page.ts';
import { refusalIn } from '../api/refusal.ts';
import { NotYet } from '../forms/form-action.ts';
import { wantsCode, type CodeTyped } from './code-wanted.ts';

/** Begins the work of a form with a code in it: sends one where none can have been typed, and asks for it. */
export async function demandCode(call: ServerCall, typed: CodeTyped & { phone: string }): Promise<void> {
  if (!wantsCode(typed)) return;
  const { phone, captcha } = typed;
  const known = (seconds: number) => ({ sentTo: phone, verification: '', isNew: '', wait: String(seconds) });
  const sent = await call('POST /auth/otp/send', { body: { phone, captcha } }).catch(async (error: unknown) => {
    const refusal = await refusalIn(error);
    if (!refusal) throw error;
    const { code, retryAfter = 0 } = refusal;
    const said = saysOfPhone[code] ?? code;
    // a code asked for a moment ago, perhaps before a reload, still counts
    throw new NotYet({ code: said, fields: { phone: said } }, code === 'otp_too_soon' ? known(retryAfter) : {});
  });
  throw new NotYet({ code: 'otp_sent', isNext: true }, known(sent.resendAfter));
}

/** Specification, public, section 8: the sentences of a code that could not be sent. */
const saysOfPhone: Partial<Record<MessageCode, MessageCode>> = {
  unexpected: 'otp_not_sent',
  malformed: 'phone_format',
};
