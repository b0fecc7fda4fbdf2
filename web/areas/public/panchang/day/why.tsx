import { useTranslations } from 'use-intl';
import type { AlmanacDayReply, LimbPart } from '#contract/almanac/day.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { Fold } from './fold.tsx';

/** By which rule the day has its tithi, and the numbers. */
export function WhyThisTithi({ day }: { day: AlmanacDayReply }) {
  const t = useTranslations('almanac.why');
  const { momentText, clockText } = useFormats(day.date);
  const [first] = day.limbs.tithi;
  if (!first) return null;
  const next = Date.parse(day.nextSunrise);
  const said = ({ name, from, to }: LimbPart) => ({ tithi: name, from: momentText(from), to: momentText(to) });
  // it began after this sunrise and is over before the next
  const lost = day.limbs.tithi.slice(1).filter(({ to }) => Date.parse(to) < next);
  return (
    <Fold title={t('heading', { tithi: first.name })}>
      <div className="grid max-w-[68ch] gap-2">
        <p>{t('rule', { tithi: first.name, from: (first.index - 1) * 12, to: first.index * 12 })}</p>
        <p>{t('lasts', said(first))}</p>
        <p>{t('sunrise', { tithi: first.name, sunrise: clockText(day.sunrise) })}</p>
        {Date.parse(first.to) > next && <p>{t('twice')}</p>}
        {lost.map((part) => (
          <p key={part.from}>{t('lost', said(part))}</p>
        ))}
      </div>
    </Fold>
  );
}
