import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { ayanaNames } from '#domain/almanac/names/months.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useClock } from '../shared/clock.ts';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { Line, YearLine } from './limbs.tsx';

/** Year, nishita, panchaka, Bhadra with where it dwells, the sign that rises, and the sun's way. */
export function MoreFacts({ day, now }: { day: AlmanacDayReply; now: number }) {
  const t = useTranslations('almanacDay.more');
  const nameIn = useNames();
  const until = useTranslations('panchang');
  const { clockOn } = useClock();
  const { panchaka, bhadra, ayana, lagna } = day;
  const { nishita } = day.windows;
  const at = (iso: string) => clockOn(iso, day.date);
  const span = ({ from, to }: { from: string; to: string }) => t('span', { from: at(from), to: at(to) });
  const rising = lagna.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  const sign = rising ?? lagna[0];
  return (
    <PhoneFold title={t('heading')} className="md:card md:p-5">
      <h2 className="text-4 max-md:hidden">{t('heading')}</h2>
      <dl className="grid gap-x-10 md:mt-2 md:grid-cols-2 lg:grid-cols-3 lg:[&>div:nth-last-child(-n+3)]:border-b-0 lg:[&>div:nth-last-child(-n+3)]:pb-0 md:max-lg:[&>div:nth-last-child(2):nth-child(odd)]:border-b-0 [&>div:last-child]:border-b-0">
        <YearLine day={day} />
        {nishita && (
          <Line name={t('nishita')}>
            <b>{span(nishita)}</b>
            <span className="text-ink-2">{t('nishitaLine')}</span>
          </Line>
        )}
        {sign && (
          <Line name={t('lagna')}>
            <span>
              <b>{nameIn(rashiName(sign.index))}</b>{' '}
              <span className="text-ink-2">{until('until', { until: at(sign.to) })}</span>
            </span>
            <span className="text-ink-2">{t(rising ? 'lagnaNow' : 'lagnaSunrise')}</span>
          </Line>
        )}
        <Line name={t('panchaka')}>
          <b>{panchaka ? span(panchaka) : t('panchakaNone')}</b>
          {panchaka && <span className="text-ink-2">{t('panchakaLine')}</span>}
        </Line>
        <Line name={t('bhadra')}>
          {bhadra.length === 0 && <b>{t('bhadraNone')}</b>}
          {bhadra.map((one) => (
            <span key={one.from} className="grid">
              <b>{span(one)}</b>
              <span className={one.dwelling === 'earth' ? 'text-brick' : 'text-ink-2'}>
                {t(`dwelling.${one.dwelling}`)}
              </span>
            </span>
          ))}
        </Line>
        <Line name={t('ayana')}>
          <b>{nameIn(ayanaNames[ayana])}</b>
          <span className="text-ink-2">{t(`ayanas.${ayana}`)}</span>
        </Line>
      </dl>
    </PhoneFold>
  );
}
