import { useTranslations } from 'use-intl';
import type { RitualPage } from '#contract/rituals.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { isQuiet } from '../../../parts/quiet.ts';

/** What approved pandits really ask for a ritual: as three figures, or in a sentence where figures would be too loud or too few. */
export function RitualPrices({ page: { ritual, prices } }: { page: RitualPage }) {
  const t = useTranslations('rite');
  const { money } = useFormats();
  const said = (rupees: number): string => money(paise(rupees));
  if (!prices) return <p className="mt-6 font-semibold">{t('nobody')}</p>;
  if (isQuiet(ritual) || prices.lowest === prices.highest) {
    return (
      <div className="mt-6 max-w-[60ch]">
        <p>{sentenceOf(t, said, prices)}</p>
        <p className="mt-1 text-2 text-ink-2">{t('askedNote')}</p>
      </div>
    );
  }
  return (
    <section aria-label={t('asked')} className="mt-4 border-t border-line pt-4 md:mt-6 md:pt-5">
      <h2 className="text-3">{t('asked')}</h2>
      <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-3">
        {(['lowest', 'median', 'highest'] as const).map((which) => (
          <div key={which} className="flex flex-col-reverse">
            <dt className="text-1 text-ink-2">{t(which)}</dt>
            <dd className={which === 'median' ? 'text-4 display' : 'text-3 leading-7 text-ink-2'}>
              {said(prices[which])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 lead text-2">{t('askedNote')}</p>
    </section>
  );
}

function sentenceOf(
  t: ReturnType<typeof useTranslations<'rite'>>,
  said: (rupees: number) => string,
  { count, lowest, median, highest }: NonNullable<RitualPage['prices']>,
): string {
  if (count === 1) return t('askedOne', { price: said(lowest) });
  if (lowest === highest) return t('askedSame', { price: said(lowest) });
  return t('askedQuietly', { lowest: said(lowest), median: said(median), highest: said(highest) });
}
