import { inRupees, type Paise } from '#domain/money.ts';
import { escaped } from './html.ts';

export interface CheckoutView {
  /** Who is paid and what for, as the page that opens the checkout names them. */
  readonly name: string;
  readonly description: string;
  /** Null where the order is not known here. */
  readonly order: { readonly id: string; readonly amount: Paise; readonly isPaid: boolean } | null;
}

/** The checkout as one page of HTML: no inline script or style, every value escaped. */
export function checkoutPage({ name, description, order }: CheckoutView): string {
  const title = escaped([name, description].filter(Boolean).join(' · ') || 'Payment');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/checkout-frame.css">
<script type="module" src="/sandbox/checkout-frame.js"></script>
</head>
<body data-order="${escaped(order?.id ?? '')}">
<header>
<h1>${title}</h1>
${order ? `<p class="amount">${inRupees(order.amount)}</p>` : ''}
<button class="close" type="button" data-close aria-label="Close without paying">×</button>
</header>
<p class="note">A trial payment: no money moves.</p>
<main>
${bodyFor(order)}
</main>
</body>
</html>
`;
}

function bodyFor(order: CheckoutView['order']): string {
  if (!order) return ended('This payment could not be found.');
  if (order.isPaid) return ended('This has been paid already.');
  const label = `Pay ${inRupees(order.amount)}`;
  return `<form novalidate>
<div role="tablist" aria-label="Way to pay">
<button type="button" role="tab" id="tab-upi" aria-controls="upi" aria-selected="true">UPI</button>
<button type="button" role="tab" id="tab-card" aria-controls="card" aria-selected="false" tabindex="-1">Card</button>
</div>
<div role="tabpanel" id="upi" aria-labelledby="tab-upi" data-method="upi">
${field(upi)}
</div>
<div role="tabpanel" id="card" aria-labelledby="tab-card" data-method="card" hidden>
${card.map(field).join('\n')}
</div>
<p class="alert" role="alert" hidden></p>
<div class="actions">
<button class="pay" data-label="${label}">${label}</button>
<button type="button" data-fail>Let it fail</button>
<button type="button" data-close>Close without paying</button>
</div>
</form>`;
}

const ended = (sentence: string): string => `<p class="alert" role="alert">${sentence}</p>
<div class="actions"><button type="button" data-close>Close</button></div>`;

interface Field {
  readonly name: string;
  readonly label: string;
  /** A test detail that works. */
  readonly value: string;
  /** The pattern of a whole value. */
  readonly like: string;
  readonly wrong: string;
  readonly hint?: string;
  /** Attributes that help a phone's keyboard. */
  readonly keys: string;
  readonly half?: boolean;
}

const upi: Field = {
  name: 'vpa',
  label: 'UPI ID',
  value: 'success@razorpay',
  like: '[\\w.\\-]{2,}@[a-z]{2,}',
  wrong: 'Please enter a UPI ID like name@bank.',
  hint: 'failure@razorpay is turned down.',
  keys: 'inputmode="email" autocapitalize="none" spellcheck="false"',
};

const card: readonly Field[] = [
  {
    name: 'number',
    label: 'Card number',
    value: '4100 2800 0000 1007',
    like: '(\\d ?){12,18}\\d',
    wrong: 'Please enter the whole number.',
    hint: '4100 2800 0008 0001 is turned down.',
    keys: 'inputmode="numeric" autocomplete="cc-number"',
  },
  {
    name: 'expiry',
    label: 'Expiry',
    value: '12/35',
    like: '(0[1-9]|1[0-2])/\\d{2}',
    wrong: 'Please enter MM/YY.',
    keys: 'inputmode="numeric" autocomplete="cc-exp"',
    half: true,
  },
  {
    name: 'cvv',
    label: 'CVV',
    value: '123',
    like: '\\d{3,4}',
    wrong: 'Three or four digits.',
    keys: 'inputmode="numeric" autocomplete="cc-csc"',
    half: true,
  },
];

function field({ name, label, value, like, wrong, hint, keys, half = false }: Field): string {
  const described = hint ? `${name}-hint ${name}-wrong` : `${name}-wrong`;
  return `<div class="field${half ? '' : ' wide'}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" data-like="${like}" aria-describedby="${described}" ${keys}>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
<p class="wrong" id="${name}-wrong" hidden>${wrong}</p>
</div>`;
}
