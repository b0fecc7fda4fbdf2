import { useTranslations } from 'use-intl';
import type { Receipt } from '#contract/payments.ts';
import { shortId } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { restHasRefund } from '#domain/booking/rest.ts';
import { MINUTE, minutesOf, startOfDay } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { useFormats, type Formats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { useHoursWords } from '../../../parts/booking/hours/kept-hours.tsx';

/** The receipt as it is read and as it is printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { money } = useFormats();
  const t = useTranslations('receipt');
  const { issuer } = receipt;
  return (
    <article className="card p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-4 display text-maroon">{issuer.brand}</p>
          {[issuer.name, issuer.address].filter(Boolean).map((line) => (
            <p key={line} className="text-1 whitespace-pre-line text-ink-2">
              {line}
            </p>
          ))}
        </div>
        <div className="sm:text-right">
          <h1 className="text-3">{t('title')}</h1>
          <p className="text-1 text-ink-2">{t('number', { number: receipt.number })}</p>
        </div>
      </header>
      <div className="my-5 border-y border-line py-5">
        <p className="text-1 text-ink-2">{t('received')}</p>
        <p className="text-5 whitespace-nowrap display">{money(paise(receipt.amount))}</p>
        <p className="text-2">{receipt.amountInWords}</p>
      </div>
      <Lines receipt={receipt} />
      <footer className="mt-5 grid gap-1 border-t border-line pt-5 text-2">
        <p>
          {receipt.rest !== null && `${t('advanceNote')} `}
          {restHasRefund({ ...receipt, amount: receipt.amount + receipt.credit }) && `${t('refundNote')} `}
          {t('taxNote')}
        </p>
        <p className="text-1 text-ink-2">{t('signature')}</p>
      </footer>
    </article>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { money } = useFormats();
  const formats = useFormats();
  const { clockText, dateWorded, momentText } = formats;
  const t = useTranslations('receipt');
  const method = useMethod();
  const hours = useHoursWords();
  const { payer, rest } = receipt;
  const lines = [
    [t('from'), payer.phone ? `${payer.name}, +91\u00A0${spoken(payer.phone)}` : payer.name],
    [t('paidOn'), `${dateWorded(receipt.paidAt)}, ${clockText(receipt.paidAt)}`],
    [t('for'), receipt.puja],
    [t('day'), dayOf(receipt, formats)],
    ...(receipt.muhurat ? [[t('hours'), hours(receipt.muhurat, receipt.bookingDate)]] : []),
    [t('pandit'), receipt.pandit],
    [t('booking'), `#${shortId(receipt.bookingId)}`],
    ...(receipt.method ? [[t('method'), method(receipt.method)]] : []),
    [t('paymentId'), receipt.paymentId],
    [t('price'), money(paise(receipt.price))],
    ...(receipt.credit > 0 ? [[t('credit'), money(paise(receipt.credit))]] : []),
    ...receipt.refunds.map(({ amount, state, at, reference }) => [
      t('refund'),
      t(`refunds.${state}`, { amount: money(paise(amount)), date: momentText(at), reference: reference ?? '' }),
    ]),
    ...(rest === null ? [] : [[t('rest'), money(paise(rest))]]),
  ];
  return (
    <dl className="grid gap-2.5 text-2">
      {lines.map(([label, value]) => (
        <div
          key={`${label} ${value}`}
          className="grid gap-x-5 sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A way of paying there are no words for is named as the provider names it. */
function useMethod(): (method: string) => string {
  const t = useTranslations('receipt.methods');
  return (method) => (hasWords(t, method) ? t(method) : method);
}

function dayOf({ bookingDate, startTime }: Receipt, { clockText, dayLong }: Formats): string {
  if (startTime === null) return dayLong(bookingDate);
  const start = startOfDay(bookingDate) + minutesOf(startTime) * MINUTE;
  return `${dayLong(bookingDate)}, ${clockText(new Date(start).toISOString())}`;
}
