import type { Receipt } from '#contract/payments.ts';
import { shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { restHasRefund } from '#domain/booking/rest.ts';
import { asDay, MINUTE, minutesOf, startOfDay } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';

/** English. What stands on a printed receipt, line by line. */

const zone = { timeZone: 'Asia/Kolkata' } as const;
const dayFormat = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'long', timeStyle: 'short' });
const clockFormat = new Intl.DateTimeFormat('en-IN', { ...zone, hour: 'numeric', minute: '2-digit' });
const money = (rupees: number): string => inRupees(paise(rupees));

export type Line = readonly [label: string, value: string];

export const receiptWords = {
  title: 'Receipt for an advance',
  number: ({ number }: Receipt): string => `No. ${number}`,
  amount: 'Received',
  note: (receipt: Receipt): string =>
    [
      ...(receipt.rest === null ? [] : ['This is the advance for a puja; the rest is paid to the pandit after it.']),
      ...(restHasRefund(receipt) ? ['The agreed price stays: that rest includes what came back before the puja.'] : []),
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

export function receiptLines(receipt: Receipt): Line[] {
  const { payer, startTime, method, rest } = receipt;
  const day = dayFormat.format(startOfDay(receipt.bookingDate));
  const back = receipt.refunds.map(({ amount, state, at, reference }): Line => [
    'Refund',
    [
      money(amount),
      refundStates[state],
      momentFormat.format(new Date(at)),
      ...(reference === null ? [] : [`bank’s number ${reference}`]),
    ].join(', '),
  ]);
  return [
    ['Received from', payer.phone ? `${payer.name}, +91 ${spoken(payer.phone)}` : payer.name],
    ['Paid on', momentFormat.format(new Date(receipt.paidAt))],
    ['For', receipt.puja],
    ['Day of the puja', startTime ? `${day}, ${clock(startTime)}` : day],
    ['Pandit', receipt.pandit],
    ['Booking', `#${shortId(receipt.bookingId)}`],
    ...(method ? [['Paid by', methods[method] ?? method] as const] : []),
    ['Payment id', receipt.paymentId],
    ['Agreed price', money(receipt.price)],
    ...back,
    ...(rest === null ? [] : [['To pay after the puja', money(rest)] as const]),
  ];
}

const clock = (startTime: string): string =>
  clockFormat.format(startOfDay(asDay('2000-01-01')) + minutesOf(startTime) * MINUTE);
