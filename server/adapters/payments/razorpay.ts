import { PaymentError, type PaymentProvider } from './port.ts';

export interface RazorpaySettings {
  readonly name: string;
  /** Without `/v1`. */
  readonly url: () => string;
  readonly checkoutUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}

export function razorpay(settings: RazorpaySettings): PaymentProvider {
  const later = (): Promise<never> => Promise.reject(new PaymentError('down', 'not yet'));
  return {
    name: settings.name,
    keyId: settings.keyId,
    checkoutUrl: settings.checkoutUrl,
    createOrder: later,
    paymentsOf: later,
    payment: later,
    capture: later,
    refund: later,
    isGenuine: () => false,
    readWebhook: () => null,
  };
}
