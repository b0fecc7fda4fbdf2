import type { Plugin } from '../deps.ts';
import { checkoutSandbox } from './checkout.ts';
import { razorpaySandbox } from './razorpay.ts';
import { smsSandbox } from './sms.ts';

/** The stand-ins this server serves itself; each is silent (404) while a real provider is set. */
export const sandboxPlugins: readonly Plugin[] = [smsSandbox, razorpaySandbox, checkoutSandbox];
