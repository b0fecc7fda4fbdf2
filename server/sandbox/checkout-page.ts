import type { Locale } from '#domain/locale.ts';
import { inRupees, type Paise } from '#domain/money.ts';
import { sayer, type KeyOf } from '../words/words.ts';
import { escaped } from './html.ts';

export interface CheckoutView {
  /** Who is paid and what for, as the page that opens the checkout names them. */
  readonly name: string;
  readonly description: string;
  /** Null where the order is not known here. */
  readonly order: { readonly id: string; readonly amount: Paise; readonly isPaid: boolean } | null;
}

/** The checkout as one page of HTML: no inline script or style, every value escaped. */
export function checkoutPage({ name, description, order }: CheckoutView, locale: Locale): string {
  const say = sayer(locale, 'checkout');
  const title = escaped([name, description].filter(Boolean).join(' · ') || say('payment'));
  return `<!doctype html>
<html lang="${locale}">
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
<button class="close" type="button" data-close aria-label="${say('close')}">×</button>
</header>
<p class="note">${say('trial')}</p>
<main>
${bodyFor(order, say)}
</main>
</body>
</html>
`;
}

type Say = ReturnType<typeof sayer<'checkout'>>;

function bodyFor(order: CheckoutView['order'], say: Say): string {
  if (!order) return ended(say('unknown'), say);
  if (order.isPaid) return ended(say('paid'), say);
  const label = say('pay', { amount: inRupees(order.amount) });
  // what the script of the window says
  const said = `data-failed="${say('failed')}" data-again="${say('again')}" data-offline="${say('offline')}"`;
  return `<form novalidate ${said}>
<div role="tablist" aria-label="${say('ways')}">
<button type="button" role="tab" id="tab-upi" aria-controls="upi" aria-selected="true">${say('upi')}</button>
<button type="button" role="tab" id="tab-card" aria-controls="card" aria-selected="false" tabindex="-1">${say('card')}</button>
</div>
<div role="tabpanel" id="upi" aria-labelledby="tab-upi" data-method="upi">
${field(upi, say)}
</div>
<div role="tabpanel" id="card" aria-labelledby="tab-card" data-method="card" hidden>
${card.map((one) => field(one, say)).join('\n')}
</div>
<p class="alert" role="alert" hidden></p>
<div class="actions">
<button class="pay" data-label="${label}" data-busy="${say('paying')}">${label}</button>
<button type="button" data-fail>${say('fail')}</button>
<button type="button" data-close>${say('close')}</button>
</div>
</form>`;
}

const ended = (sentence: string, say: Say): string => `<p class="alert" role="alert">${sentence}</p>
<div class="actions"><button type="button" data-close>${say('leave')}</button></div>`;

interface Field {
  readonly name: string;
  /** Null where every language says the field's own name. */
  readonly label: KeyOf<'checkout'> | null;
  /** A test detail that works. */
  readonly value: string;
  /** The pattern of a whole value. */
  readonly like: string;
  readonly wrong: KeyOf<'checkout'>;
  /** A test detail that is turned down. */
  readonly refused?: string;
  /** Attributes that help a phone's keyboard. */
  readonly keys: string;
  readonly half?: boolean;
}

const upi: Field = {
  name: 'vpa',
  label: 'upiId',
  value: 'success@razorpay',
  like: '[\\w.\\-]{2,}@[a-z]{2,}',
  wrong: 'upiWrong',
  refused: 'failure@razorpay',
  keys: 'inputmode="email" autocapitalize="none" spellcheck="false"',
};

const card: readonly Field[] = [
  {
    name: 'number',
    label: 'number',
    value: '4100 2800 0000 1007',
    like: '(\\d ?){12,18}\\d',
    wrong: 'numberWrong',
    refused: '4100 2800 0008 0001',
    keys: 'inputmode="numeric" autocomplete="cc-number"',
  },
  {
    name: 'expiry',
    label: 'expiry',
    value: '12/35',
    like: '(0[1-9]|1[0-2])/\\d{2}',
    wrong: 'expiryWrong',
    keys: 'inputmode="numeric" autocomplete="cc-exp"',
    half: true,
  },
  {
    name: 'cvv',
    label: null,
    value: '123',
    like: '\\d{3,4}',
    wrong: 'cvvWrong',
    keys: 'inputmode="numeric" autocomplete="cc-csc"',
    half: true,
  },
];

function field({ name, label, value, like, wrong, refused, keys, half = false }: Field, say: Say): string {
  const described = refused ? `${name}-hint ${name}-wrong` : `${name}-wrong`;
  return `<div class="field${half ? '' : ' wide'}">
<label for="${name}">${label ? say(label) : name.toUpperCase()}</label>
<input id="${name}" name="${name}" value="${value}" data-like="${like}" aria-describedby="${described}" ${keys}>
${refused ? `<p class="hint" id="${name}-hint">${say('turnedDown', { detail: refused })}</p>` : ''}
<p class="wrong" id="${name}-wrong" hidden>${say(wrong, { form: 'MM/YY' })}</p>
</div>`;
}
