export interface CodeTyped {
  readonly phone?: string | undefined;
  readonly sentTo?: string | undefined;
  readonly otp?: string | undefined;
  readonly resend?: string | undefined;
  readonly captcha?: string | undefined;
  /** What a right code was changed for; then none is asked for. */
  readonly verification?: string | undefined;
}

/** Whether a code has to be sent before one can be right. */
export const wantsCode = ({ phone, sentTo, resend }: CodeTyped): boolean => sentTo !== phone || Boolean(resend);
