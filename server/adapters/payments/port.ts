import type { Paise } from '#domain/money.ts';

/** What we need of a payment provider. Its words follow Razorpay's, the provider families here know. */
export interface PaymentProvider {
  readonly name: string;
  /** Public half of the credentials; the checkout page needs it. */
  readonly keyId: string;
  /** Where the page loads the checkout script from. */
  readonly checkoutUrl: string;

  /** Makes an order; the same receipt gives the same order again. */
  createOrder(order: { amount: Paise; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  /** Every attempt to pay an order, with its state now. */
  paymentsOf(orderId: string): Promise<ProviderPayment[]>;
  payment(paymentId: string): Promise<ProviderPayment>;
  /** Takes an authorised payment; only needed where the provider did not capture it. */
  capture(paymentId: string, amount: Paise): Promise<ProviderPayment>;
  /** Sends money back. The same key (10 to 40 of `A-Za-z0-9_-`) never sends it twice. */
  refund(
    paymentId: string,
    refund: { amount: Paise; key: string; notes: Record<string, string> },
  ): Promise<ProviderRefund>;
  /** Every refund of a payment, with its state now. */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** Whether the checkout's answer was signed for this order by the provider. Constant time. */
  isGenuine(answer: { orderId: string; paymentId: string; signature: string }): boolean;
  /** The provider's own word, or null when the signature does not fit the raw body. */
  readWebhook(rawBody: Buffer, signature: string | undefined, eventId: string | undefined): ProviderEvent | null;
}

export interface ProviderOrder {
  readonly id: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly status: 'created' | 'attempted' | 'paid';
}

export interface ProviderPayment {
  readonly id: string;
  /** Null for money that came without an order: none of ours. */
  readonly orderId: string | null;
  readonly amount: Paise;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly method: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: Paise;
  readonly status: 'pending' | 'processed' | 'failed';
  /** By which the customer's bank knows it; null until the bank has named it. */
  readonly reference: string | null;
  /** The key it was sent with; null for one that was made by hand at the provider. */
  readonly key: string | null;
}

export interface ProviderEvent {
  readonly id: string;
  readonly event: string;
  /** The thing it is about, for de-duplication by (event, thing, status). */
  readonly entityId: string;
  readonly status: string;
  readonly payment: ProviderPayment | null;
  readonly refund: ProviderRefund | null;
  /** The body as it was signed. */
  readonly body: string;
}

/** The provider did not do what was asked. */
export class PaymentError extends Error {
  /** `down`: no or a broken answer, try again; `refused`: it understood and said no. */
  readonly kind: 'down' | 'refused';
  constructor(kind: 'down' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
