import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Receipt, WholeReceipt } from '#contract/payments.ts';
import { shortId } from '#domain/booking.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { inRupees, paise } from '#domain/money.ts';
import { restHasRefund } from '#domain/booking/rest.ts';
import { asDay, instantOf, MINUTE, minutesOf, otherDay, startOfDay, type Day } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { limbWords } from '../../almanac/limbs-en.ts';

/** English. The lines of a printed receipt. */

const zone = { timeZone: 'Asia/Kolkata' } as const;
const dayFormat = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'long', timeStyle: 'short' });
const clockFormat = new Intl.DateTimeFormat('en-IN', { ...zone, hour: 'numeric', minute: '2-digit' });
const money = (rupees: number): string => inRupees(paise(rupees));

export type Line = readonly [label: string, value: string];

/** A page as it is drawn: every word of it. */
export interface ReceiptPage {
  readonly title: string;
  /** In the file's own title. */
  readonly name: string;
  readonly number: string;
  readonly issuer: Receipt['issuer'];
  /** Of the moment it is about. */
  readonly at: string;
  readonly label: string;
  readonly amount: string;
  readonly amountInWords: string;
  readonly lines: readonly Line[];
  readonly note: string;
  readonly page: string;
}

const receiptWords = {
  title: 'Receipt for an advance',
  number: (number: string): string => `No. ${number}`,
  amount: 'Received',
  note: (receipt: Receipt): string =>
    [
      ...(receipt.rest === null ? [] : ['This is the advance for a puja; the rest is due after it.']),
      ...(restHasRefund({ ...receipt, amount: receipt.amount + receipt.credit })
        ? ['The agreed price stays: that rest includes what came back before the puja.']
        : []),
      'This is a receipt and not a tax invoice.',
    ].join(' '),
  page: 'Made by a computer; valid without a signature.',
};

const methods: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
};

const refundStates = { coming: 'on its way back', back: 'arrived', failed: 'could not be sent back yet' } as const;

/** The receipt of an advance. */
export const receiptSheet = (receipt: Receipt): ReceiptPage => ({
  title: receiptWords.title,
  name: receipt.number,
  number: receiptWords.number(receipt.number),
  issuer: receipt.issuer,
  at: receipt.paidAt,
  label: receiptWords.amount,
  amount: money(receipt.amount),
  amountInWords: receipt.amountInWords,
  lines: receiptLines(receipt),
  note: receiptWords.note(receipt),
  page: receiptWords.page,
});

/** The receipt over the whole price. */
export const wholeSheet = (receipt: WholeReceipt): ReceiptPage => ({
  title: 'Receipt for a puja',
  name: receipt.number,
  number: receiptWords.number(receipt.number),
  issuer: receipt.issuer,
  at: receipt.settledAt,
  label: 'Paid in all',
  amount: money(receipt.total),
  amountInWords: receipt.totalInWords,
  lines: [
    ['Received from', payerOf(receipt)],
    ...aboutPuja(receipt),
    ['Agreed price', money(receipt.price)],
    ...receipt.parts.map((part): Line => [partWords[part.kind], partText(part)]),
    ...refundLines(receipt),
    ['Settled on', momentFormat.format(new Date(receipt.settledAt))],
  ],
  note: `${receipt.ticket ? `A case about this puja is open: ticket ${receipt.ticket}. ` : ''}Both sides say that nothing is left to pay.${hasCash(receipt) ? ' Cash did not go through us: these are the sums both have named.' : ''} This is a receipt and not a tax invoice.`,
  page: receiptWords.page,
});

const partWords = {
  advance: 'Advance, online',
  credit: 'From credit',
  rest: 'Rest, online',
  cash: 'Rest, in cash',
} as const;

const partText = ({ amount, at, method, paymentId }: WholeReceipt['parts'][number]): string =>
  [money(amount), at && momentFormat.format(new Date(at)), method && (methods[method] ?? method), paymentId]
    .filter(Boolean)
    .join(', ');

const hasCash = ({ parts }: WholeReceipt): boolean => parts.some(({ kind }) => kind === 'cash');

const payerOf = ({ payer }: Pick<Receipt, 'payer'>): string =>
  payer.phone && /^\d+$/.test(payer.phone) ? `${payer.name}, +91 ${spoken(payer.phone)}` : payer.name;

type Held = Pick<Receipt, 'puja' | 'bookingDate' | 'startTime' | 'muhurat' | 'pandit' | 'bookingId'>;

function aboutPuja(receipt: Held): Line[] {
  const day = dayFormat.format(startOfDay(receipt.bookingDate));
  return [
    ['For', receipt.puja],
    ['Day of the puja', receipt.startTime ? `${day}, ${clock(receipt.startTime)}` : day],
    ...(receipt.muhurat ? [['Good hours', hoursOf(receipt.muhurat, receipt.bookingDate)] as const] : []),
    ['Pandit', receipt.pandit],
    ['Booking', `#${shortId(receipt.bookingId)}`],
  ];
}

/** `9:12 am to 11:05 am, Shukla Ekadashi, Revati`. */
const hoursOf = (hours: KeptWindow, day: Day): string =>
  [
    ...(areWholeDay(hours) ? ['the whole day'] : []),
    `${hourOn(hours.from, day)} to ${hourOn(hours.to, hours.date)}`,
    ...limbWords(hours),
  ].join(', ');

/** With the date where that is another than this day: `12:21 am, 30 January 2027`. */
function hourOn(iso: string, day: Day): string {
  const at = new Date(iso);
  return otherDay(instantOf(iso), day) ? `${clockFormat.format(at)}, ${dayFormat.format(at)}` : clockFormat.format(at);
}

const refundLines = ({ refunds }: Pick<Receipt, 'refunds'>): Line[] =>
  refunds.map(({ amount, state, at, reference }) => [
    'Refund',
    [
      money(amount),
      refundStates[state],
      momentFormat.format(new Date(at)),
      ...(reference === null ? [] : [`bank’s number ${reference}`]),
    ].join(', '),
  ]);

function receiptLines(receipt: Receipt): Line[] {
  const { method, rest } = receipt;
  return [
    ['Received from', payerOf(receipt)],
    ['Paid on', momentFormat.format(new Date(receipt.paidAt))],
    ...aboutPuja(receipt),
    ...(method ? [['Paid by', methods[method] ?? method] as const] : []),
    ['Payment id', receipt.paymentId],
    ['Agreed price', money(receipt.price)],
    ...(receipt.credit > 0 ? [['Paid from credit beside it', money(receipt.credit)] as const] : []),
    ...refundLines(receipt),
    ...(rest === null ? [] : [['To pay after the puja', money(rest)] as const]),
  ];
}

const clock = (startTime: string): string =>
  clockFormat.format(startOfDay(asDay('2000-01-01')) + minutesOf(startTime) * MINUTE);
