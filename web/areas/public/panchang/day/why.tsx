import { useTranslations } from 'use-intl';
import type { AlmanacDayReply, LimbPart } from '#contract/almanac/day.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { Fold } from './fold.tsx';

/** By which rule the day has its tithi, and the numbers. */
export function WhyThisTithi({ day }: { day: AlmanacDayReply }) {
  const t = useTranslations('almanac.why');
  const { momentText, clockText } = useFormats(day.date);
  const nameIn = useNames();
  const [first] = day.limbs.tithi;
  if (!first) return null;
  const nameOf = (index: number) => nameIn(tithiFullName(index));
  const tithi = nameOf(first.index);
  const next = Date.parse(day.nextSunrise);
  const said = ({ index, from, to }: LimbPart) => ({
    tithi: nameOf(index),
    from: momentText(from),
    to: momentText(to),
  });
  // it began after this sunrise and is over before the next
  const lost = day.limbs.tithi.slice(1).filter(({ to }) => Date.parse(to) < next);
  return (
    <Fold title={t('heading', { tithi })}>
      <div className="grid max-w-[68ch] gap-2">
        <p>{t('rule', { tithi, from: (first.index - 1) * 12, to: first.index * 12 })}</p>
        <p>{t('lasts', said(first))}</p>
        <p>{t('sunrise', { tithi, sunrise: clockText(day.sunrise) })}</p>
        {Date.parse(first.to) > next && <p>{t('twice')}</p>}
        {lost.map((part) => (
          <p key={part.from}>{t('lost', said(part))}</p>
        ))}
      </div>
    </Fold>
  );
}
