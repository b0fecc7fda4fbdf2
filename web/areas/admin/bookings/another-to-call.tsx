import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { CallButton } from './call-button.tsx';

type ToCall = NonNullable<Reply<'GET /admin/bookings/:id'>['toCall']>;

/** Who else could hold the puja where nobody can be asked by a press: from when they are free, and how to reach them. */
export function AnotherToCall({ toCall, startsAt }: { toCall: ToCall; startsAt: string }) {
  const t = useTranslations('adminPayments.another');
  const { momentText, clockText } = useFormats();
  return (
    <section id="another" aria-label={t('title')} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      <p className="text-2 text-ink-2">
        {Date.parse(toCall.at) === Date.parse(startsAt)
          ? t('toCallAhead', { time: clockText(toCall.at) })
          : t('toCall', { at: momentText(toCall.at) })}
      </p>
      {toCall.pandits.length === 0 ? (
        <p className="text-2">{t('nobodyAt', { at: momentText(toCall.at) })}</p>
      ) : (
        <ul className="grid divide-y divide-line text-2">
          {toCall.pandits.map(({ userId, price, phone }) => (
            <li key={userId._id} className="flex items-center justify-between gap-x-3 py-1.5">
              <span className="min-w-0 grow">
                <b className="block font-semibold wrap-anywhere">{userId.name}</b>
                <span className="text-ink-2">
                  {userId.district && `${userId.district}\u00a0· `}
                  {inRupees(paise(price))}
                </span>
              </span>
              <CallButton phone={phone} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
