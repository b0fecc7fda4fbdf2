import type { Reply } from '#contract/index.ts';

/** The payment provider's own window. The sandbox's checkout has the same interface. */

export type Opened = Reply<'POST /payment/create-order'>;

/** What the provider hands over after a payment; the server checks the signature. */
export interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export type WindowEnd =
  | { kind: 'paid'; proof: Paid }
  /** Closed without paying; `reason` is why the last attempt failed, where there was one. */
  | { kind: 'closed'; reason: string | null };

export interface Payer {
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string;
}

interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email?: string; contact: string };
  handler: (proof: Paid) => void;
  modal: { ondismiss: () => void };
}

interface Checkout {
  open(): void;
  on(event: 'payment.failed', listener: (failed: { error: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

const SCRIPT_TIMEOUT_MS = 20_000;
const scripts = new Map<string, Promise<void>>();

/** Loads the provider's script once; after a failure the next call tries again. */
export function loadCheckout(url: string): Promise<void> {
  let script = scripts.get(url);
  if (!script) {
    script = addScript(url);
    scripts.set(url, script);
    script.catch(() => scripts.delete(url));
  }
  return script;
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const fail = () => {
      element.remove();
      reject(new Error('The checkout could not be loaded.'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Razorpay) resolve();
      else fail();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    element.src = url;
    element.async = true;
    document.head.append(element);
  });
}

/** Opens the loaded window for an order and waits until it closes. A failed attempt may be tried again in it. */
export async function openCheckout(
  { order, keyId }: Opened,
  { brand, description, payer }: { brand: string; description: string; payer: Payer },
): Promise<WindowEnd> {
  const Razorpay = window.Razorpay;
  if (!Razorpay) throw new Error('The checkout is not loaded.');
  return new Promise((resolve) => {
    let reason: string | null = null;
    const checkout = new Razorpay({
      key: keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: brand,
      description,
      prefill: { name: payer.name, ...(payer.email && { email: payer.email }), contact: `+91${payer.phone}` },
      handler: (proof) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: 'closed', reason }) },
    });
    checkout.on('payment.failed', ({ error }) => {
      reason = error.description ?? '';
    });
    checkout.open();
  });
}
