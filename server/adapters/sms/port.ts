/** What we ever send to a phone. In India each kind needs a registered (DLT) template, so kinds are few. */
export type Sms =
  | { readonly kind: 'otp'; readonly code: string }
  /** A sentence about a booking, from the message catalogue. */
  | { readonly kind: 'notice'; readonly text: string };

export interface SmsSender {
  /** Hands a message over for a ten-digit phone; throws `SmsError` when the vendor did not take it. */
  send(phone: string, message: Sms): Promise<void>;
}

export class SmsError extends Error {
  /** Whether the same message may go through later. */
  readonly passing: boolean;
  constructor(message: string, passing: boolean) {
    super(message);
    this.name = 'SmsError';
    this.passing = passing;
  }
}
