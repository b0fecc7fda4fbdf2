import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import type { LastAsked } from '#contract/booking/returning.ts';
import { areWholeDay, readWindow } from '#domain/calendar/good-hours.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import { paise } from '#domain/money.ts';
import { dayAt, type Day } from '#domain/time.ts';
import { Named } from '../../../parts/named.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import type { RitualAsked } from './booking-dialog.tsx';
import { useLimbs } from '../../../i18n/names/limbs.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useDuration } from '../../../parts/duration.ts';

interface SummaryProps {
  found: Found;
  ritual: RitualAsked;
  day: Day;
  window: string;
  /** The tithi and the star of these hours. */
  limbs: NamedLimbs | null;
  again: LastAsked | null;
}

/** Whom, what, when and for how much: read once more before asking. */
export function BookingSummary({ found, ritual, day, window, limbs, again }: SummaryProps) {
  const duration = useDuration();
  const { dayLong, money } = useFormats();
  const t = useTranslations('customer.book');
  const { userId: pandit, price } = found;
  return (
    <div className="flex items-start gap-4 rounded-card bg-sunk/70 p-4">
      <Avatar name={pandit.name} url={pandit.profileUrl} size="md" />
      <div className="min-w-0 grow text-2">
        <p className="text-3 leading-snug font-semibold text-maroon">
          <Named>{pandit.name}</Named>
        </p>
        <p className="mt-1">
          {ritual.name}&nbsp;· {duration(ritual.minutes)}
        </p>
        <p className="text-ink-2">{dayLong(day)}</p>
        <HoursAsked window={window} limbs={limbs} />
        <p className="mt-1.5">
          <b className="text-3 font-semibold whitespace-nowrap">{money(paise(price))}</b>{' '}
          <span className="text-ink-2">{t('forRitual')}</span>
        </p>
        {again && again.price !== price && (
          <p className="font-semibold text-marigold-ink">
            {t('priceChanged', { before: money(paise(again.price)), now: money(paise(price)) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The good hours that are asked for, with the date of what is after their midnight. */
function HoursAsked({ window, limbs }: Pick<SummaryProps, 'window' | 'limbs'>) {
  const { clockOn } = useFormats();
  const limbsOf = useLimbs();
  const t = useTranslations('goodHours');
  const hours = readWindow(window);
  if (!hours) return null;
  const [from, to] = [hours.from, hours.to].map((at) => new Date(at).toISOString());
  if (!from || !to) return null;
  const said = { from: clockOn(from, dayAt(hours.from)), to: clockOn(to, dayAt(hours.from)) };
  return (
    <p className="text-leaf">
      {[t(areWholeDay({ from, to }) ? 'wholeDay' : 'of', said), ...(limbs ? limbsOf(limbs) : [])].join('\u00a0· ')}
    </p>
  );
}
