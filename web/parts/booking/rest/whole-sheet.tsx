import { FileDown, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { WholeReceipt } from '#contract/payments.ts';
import { shortId } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { MINUTE, minutesOf, startOfDay } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { addressOf } from '../../api/api.ts';
import { useSite } from '../../site/brand.ts';
import { useHoursWords } from '../hours/kept-hours.tsx';

/** The receipt over the whole price, as both sides read and print it. */
export function WholeSheet({ receipt }: { receipt: WholeReceipt }) {
  const { money } = useFormats();
  const t = useTranslations('receipt');
  const w = useTranslations('wholeReceipt');
  const { issuer, parts } = receipt;
  const hasCash = parts.some(({ kind }) => kind === 'cash');
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
          <h1 className="text-3">{w('title')}</h1>
          <p className="text-1 text-ink-2">{t('number', { number: receipt.number })}</p>
        </div>
      </header>
      <div className="my-5 border-y border-line py-5">
        <p className="text-1 text-ink-2">{w('total')}</p>
        <p className="text-5 whitespace-nowrap display">{money(paise(receipt.total))}</p>
        <p className="text-2">{receipt.totalInWords}</p>
      </div>
      <Lines receipt={receipt} />
      <footer className="mt-5 grid gap-1 border-t border-line pt-5 text-2">
        {receipt.ticket && <p className="font-semibold">{w('inCase', { number: receipt.ticket })}</p>}
        <p>
          {w('note')} {hasCash && `${w('cashNote')} `}
          {t('taxNote')}
        </p>
        <p className="text-1 text-ink-2">{t('signature')}</p>
      </footer>
    </article>
  );
}

function Lines({ receipt }: { receipt: WholeReceipt }) {
  const { clockText, dayLong, momentText, money } = useFormats();
  const t = useTranslations('receipt');
  const w = useTranslations('wholeReceipt');
  const methods = useTranslations('receipt.methods');
  const hours = useHoursWords();
  const { payer, bookingDate, startTime } = receipt;
  const start = startTime && new Date(startOfDay(bookingDate) + minutesOf(startTime) * MINUTE).toISOString();
  const paidBy = (method: string) => (hasWords(methods, method) ? methods(method) : method);
  const lines = [
    [t('from'), payer.name],
    [t('for'), receipt.puja],
    [t('day'), start ? `${dayLong(bookingDate)}, ${clockText(start)}` : dayLong(bookingDate)],
    ...(receipt.muhurat ? [[t('hours'), hours(receipt.muhurat, bookingDate)]] : []),
    [t('pandit'), receipt.pandit],
    [t('booking'), `#${shortId(receipt.bookingId)}`],
    [t('price'), money(paise(receipt.price))],
    ...receipt.parts.map(({ kind, amount, at, method, paymentId }) => [
      w(`parts.${kind}`),
      [money(paise(amount)), at && momentText(at), method && paidBy(method), paymentId].filter(Boolean).join(', '),
    ]),
    ...receipt.refunds.map(({ amount, state, at, reference }) => [
      t('refund'),
      t(`refunds.${state}`, { amount: money(paise(amount)), date: momentText(at), reference: reference ?? '' }),
    ]),
    [w('settled'), momentText(receipt.settledAt)],
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

/** To paper, or to keep. */
export function WholeSheetButtons({ bookingId }: { bookingId: string }) {
  const t = useTranslations('receipt');
  const { api } = useSite();
  const pdf = addressOf('GET /payment/:bookingId/whole-receipt.pdf', { params: { bookingId } }, api);
  return (
    <div className="mt-5 flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => window.print()}>
        <Printer size={18} aria-hidden /> {t('print')}
      </Button>
      <a href={pdf} className={buttonClass('quiet')}>
        <FileDown size={18} aria-hidden /> {t('pdf')}
      </a>
    </div>
  );
}
