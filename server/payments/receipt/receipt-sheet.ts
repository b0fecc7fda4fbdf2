import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Receipt, WholeReceipt } from '#contract/payments.ts';
import { shortId } from '#domain/booking.ts';
import { restHasRefund } from '#domain/booking/rest.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { inRupees, paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { instantOf, later, minutes, minutesOf, otherDay, startOfDay, type Day } from '#domain/time.ts';
import { limbWords } from '../../almanac/limb-words.ts';
import { datesIn } from '../../words/dates.ts';
import { sayer } from '../../words/words.ts';

/** The lines of a printed receipt, in a language. */

export type Line = readonly [label: string, value: string];

/** A page as it is drawn: every word of it. */
export interface ReceiptPage {
  readonly locale: Locale;
  readonly title: string;
  /** In the file's own title. */
  readonly name: string;
  readonly number: string;
  readonly issuer: Receipt['issuer'];
  /** Of the moment it is about. */
  readonly at: string;
  readonly label: string;
  readonly amount: string;
  /** In words, where a language has them. */
  readonly amountInWords: string;
  readonly lines: readonly Line[];
  readonly note: string;
  readonly page: string;
}

const money = (rupees: number): string => inRupees(paise(rupees));

/** The receipt of an advance. */
export function receiptSheet(receipt: Receipt, locale: Locale): ReceiptPage {
  const say = sayer(locale, 'receipt');
  const { method, rest } = receipt;
  const isIncluded = restHasRefund({ ...receipt, amount: receipt.amount + receipt.credit });
  return {
    locale,
    title: say('advanceTitle'),
    name: receipt.number,
    number: say('number', { number: receipt.number }),
    issuer: receipt.issuer,
    at: receipt.paidAt,
    label: say('received'),
    amount: money(receipt.amount),
    amountInWords: wordsOf(receipt.amountInWords, locale),
    lines: [
      [say('receivedFrom'), payerOf(receipt)],
      [say('paidOn'), momentOf(receipt.paidAt, locale)],
      ...aboutPuja(receipt, locale),
      ...(method ? [[say('paidBy'), methodOf(method, locale)] as const] : []),
      [say('paymentId'), receipt.paymentId],
      [say('agreedPrice'), money(receipt.price)],
      ...(receipt.credit > 0 ? [[say('creditBeside'), money(receipt.credit)] as const] : []),
      ...refundLines(receipt, locale),
      ...(rest === null ? [] : [[say('afterPuja'), money(rest)] as const]),
    ],
    note: [
      ...(rest === null ? [] : [say('advanceNote')]),
      ...(isIncluded ? [say('priceStays')] : []),
      say('noInvoice'),
    ].join(' '),
    page: say('page'),
  };
}

/** The receipt over the whole price. */
export function wholeSheet(receipt: WholeReceipt, locale: Locale): ReceiptPage {
  const say = sayer(locale, 'receipt');
  const { ticket } = receipt;
  return {
    locale,
    title: say('wholeTitle'),
    name: receipt.number,
    number: say('number', { number: receipt.number }),
    issuer: receipt.issuer,
    at: receipt.settledAt,
    label: say('paidInAll'),
    amount: money(receipt.total),
    amountInWords: wordsOf(receipt.totalInWords, locale),
    lines: [
      [say('receivedFrom'), payerOf(receipt)],
      ...aboutPuja(receipt, locale),
      [say('agreedPrice'), money(receipt.price)],
      ...receipt.parts.map((part): Line => [say(part.kind), partText(part, locale)]),
      ...refundLines(receipt, locale),
      [say('settledOn'), momentOf(receipt.settledAt, locale)],
    ],
    note: [
      ...(ticket ? [say('openCase', { ticket })] : []),
      say('nothingLeft'),
      ...(receipt.parts.some(({ kind }) => kind === 'cash') ? [say('cashNote')] : []),
      say('noInvoice'),
    ].join(' '),
    page: say('page'),
  };
}

/** A sum in words comes in English alone. */
const wordsOf = (inEnglish: string, locale: Locale): string => (locale === DEFAULT_LOCALE ? inEnglish : '');

/** `20 November 2026, 4:12 pm` */
function momentOf(iso: string, locale: Locale): string {
  const write = datesIn(locale);
  return `${write.dateLong(instantOf(iso))}, ${write.clock(instantOf(iso))}`;
}

const methods = ['upi', 'card', 'netbanking', 'wallet', 'emi'] as const;

/** What Razorpay calls a way to pay; one that is new is named as it came. */
function methodOf(method: string, locale: Locale): string {
  const known = methods.find((one) => one === method);
  return known ? sayer(locale, 'receipt')(known) : method;
}

const partText = ({ amount, at, method, paymentId }: WholeReceipt['parts'][number], locale: Locale): string =>
  [money(amount), at && momentOf(at, locale), method && methodOf(method, locale), paymentId].filter(Boolean).join(', ');

const payerOf = ({ payer }: Pick<Receipt, 'payer'>): string =>
  payer.phone && /^\d+$/.test(payer.phone) ? `${payer.name}, +91 ${spoken(payer.phone)}` : payer.name;

type Held = Pick<Receipt, 'puja' | 'bookingDate' | 'startTime' | 'muhurat' | 'pandit' | 'bookingId'>;

function aboutPuja({ startTime, bookingDate, muhurat, ...receipt }: Held, locale: Locale): Line[] {
  const say = sayer(locale, 'receipt');
  const write = datesIn(locale);
  const begin = startOfDay(bookingDate);
  const day = write.dateLong(begin);
  const clock = startTime && write.clock(later(begin, minutes(minutesOf(startTime))));
  return [
    [say('puja'), receipt.puja],
    [say('day'), clock ? say('dayAt', { day, clock }) : day],
    ...(muhurat ? [[say('goodHours'), hoursOf(muhurat, bookingDate, locale)] as const] : []),
    [say('pandit'), receipt.pandit],
    [say('booking'), `#${shortId(receipt.bookingId)}`],
  ];
}

/** `9:12 am to 11:05 am, Shukla Ekadashi, Revati`. */
function hoursOf(hours: KeptWindow, day: Day, locale: Locale): string {
  const say = sayer(locale, 'almanac');
  return [
    ...(areWholeDay(hours) ? [say('wholeDay')] : []),
    say('hours', { from: hourOn(hours.from, day, locale), to: hourOn(hours.to, hours.date, locale) }),
    ...limbWords(hours, locale),
  ].join(', ');
}

/** With the date where that is another than this day: `12:21 am, 30 January 2027`. */
function hourOn(iso: string, day: Day, locale: Locale): string {
  const [write, at] = [datesIn(locale), instantOf(iso)];
  return otherDay(at, day) ? `${write.clock(at)}, ${write.dateLong(at)}` : write.clock(at);
}

const refundLines = ({ refunds }: Pick<Receipt, 'refunds'>, locale: Locale): Line[] =>
  refunds.map(({ amount, state, at, reference }) => {
    const say = sayer(locale, 'receipt');
    const number = reference === null ? [] : [say('bankNumber', { number: reference })];
    return [say('refund'), [money(amount), say(state), momentOf(at, locale), ...number].join(', ')];
  });
