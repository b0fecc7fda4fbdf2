import { PaymentError, type PaymentProvider, type ProviderPayment } from '../../adapters/payments/port.ts';

/**
 * The payment with its money taken, where it can be: an account may be set to capture by hand. Two callers may try at
 * once; the second is refused and finds the payment captured. Network only, no transaction.
 */
export async function captured(provider: PaymentProvider, payment: ProviderPayment): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  try {
    return await provider.capture(payment.id, payment.amount);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused') return provider.payment(payment.id);
    throw error;
  }
}
