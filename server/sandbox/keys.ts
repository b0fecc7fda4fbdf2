import { createHash, createHmac } from 'node:crypto';
import type { Language } from '../adapters/sms/port.ts';
import { isTrial, type Config } from '../config.ts';

/** What the stand-ins and our clients know each other by. */
export interface SandboxKeys {
  readonly msg91AuthKey: string;
  readonly otpTemplate: string;
  readonly noticeTemplate: string;
  /** The same in Odia and in Hindi. */
  readonly otpTemplates: Readonly<Record<Language, string>>;
  readonly noticeTemplates: Readonly<Record<Language, string>>;
  readonly razorpayKeyId: string;
  readonly razorpayKeySecret: string;
  readonly razorpayWebhookSecret: string;
}

/** Nothing real opens with them, so on a machine of one's own they may as well be known. */
export const sandboxKeys: SandboxKeys = {
  msg91AuthKey: 'sandbox-auth-key',
  otpTemplate: 'sandbox-otp',
  noticeTemplate: 'sandbox-notice',
  otpTemplates: { or: 'sandbox-otp-or', hi: 'sandbox-otp-hi' },
  noticeTemplates: { or: 'sandbox-notice-or', hi: 'sandbox-notice-hi' },
  razorpayKeyId: 'rzp_test_sankalpsandbox',
  razorpayKeySecret: knownSecret('razorpay key'),
  razorpayWebhookSecret: knownSecret('razorpay webhook'),
};

/** In a trial strangers could pay with what stands in our source, so there the secrets come out of `TOKEN_SECRET`. */
export function sandboxKeysOf(config: Config): SandboxKeys {
  if (!isTrial(config)) return sandboxKeys;
  const secret = (purpose: string) => trialSecret(config, purpose);
  return {
    ...sandboxKeys,
    msg91AuthKey: secret('msg91'),
    razorpayKeySecret: secret('razorpay key'),
    razorpayWebhookSecret: secret('razorpay webhook'),
  };
}

/** Of the stand-ins' pages in a trial, the same in every process; null where they are open. */
export const sandboxPassword = (config: Config): string | null =>
  isTrial(config) ? trialSecret(config, 'password').slice(0, 16) : null;

const trialSecret = ({ TOKEN_SECRET = '' }: Config, purpose: string): string =>
  createHmac('sha256', TOKEN_SECRET).update(`sandbox ${purpose}`).digest('hex').slice(0, 24);

function knownSecret(purpose: string): string {
  return createHash('sha256').update(`sandbox ${purpose}`).digest('hex').slice(0, 24);
}
