import { createHash } from 'node:crypto';

/** Credentials of the stand-ins; nothing real opens with them, so they may as well be known. */
export const sandboxKeys = {
  msg91AuthKey: 'sandbox-auth-key',
  otpTemplate: 'sandbox-otp',
  noticeTemplate: 'sandbox-notice',
  razorpayKeyId: 'rzp_test_sankalpsandbox',
  razorpayKeySecret: secretOf('razorpay key'),
  razorpayWebhookSecret: secretOf('razorpay webhook'),
};

function secretOf(purpose: string): string {
  return createHash('sha256').update(`sandbox ${purpose}`).digest('hex').slice(0, 24);
}
