import type { Undelivered } from '#domain/notices/undelivered.ts';

/** What we ever send to a phone. In India each kind needs a registered (DLT) template, so kinds are few. */
export type Sms =
  | { readonly kind: 'otp'; readonly code: string; readonly language?: Language | undefined }
  /** A sentence about a booking, from the message catalogue; in English, which every vendor has a template for. */
  | { readonly kind: 'notice'; readonly text: string; readonly own?: OwnWords | undefined };

/** What a template can be registered in beside English. */
export const languages = ['or', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The same in the language of who reads it. */
export interface OwnWords {
  readonly language: Language;
  readonly text: string;
}

export const languageIn = (code: string): Language | undefined => languages.find((one) => one === code);

export interface SmsSender {
  /** Hands a message over for a ten-digit phone; throws `SmsError` when the vendor did not take it. */
  send(phone: string, message: Sms): Promise<void>;
}

/** What a vendor can do with a message but take it; the message of the error is its own English. */
type VendorFault = Extract<Undelivered, 'refused' | 'silent' | 'unreadable' | 'other'>;

export class SmsError extends Error {
  readonly code: VendorFault;
  /** Whether the same message may go through later. */
  readonly passing: boolean;
  constructor(message: string, passing: boolean, code: VendorFault = 'other') {
    super(message);
    this.name = 'SmsError';
    this.passing = passing;
    this.code = code;
  }
}
