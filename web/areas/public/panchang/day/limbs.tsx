import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { rituNames } from '#domain/almanac/names/months.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { useNames } from '../../../../i18n/names.ts';
import { useFormats } from '../../../../i18n/formats.ts';
import { cx } from '../../../../ui/cx.ts';
import { useClock } from '../shared/clock.ts';
import { limbNames, type Limb as LimbOfDay } from '../shared/limb-names.ts';
import { isAgain, isTwice, lostIn } from '../shared/limb-parts.ts';

/** The five limbs with their ends, sun and moon, before all else: rows on a phone, beside each other where there is room. */
export function Limbs({ day }: { day: AlmanacDayReply }) {
  const t = useTranslations('panchang.limbs');
  const ours = useTranslations('panchang');
  const { weekdayNames } = useFormats();
  const { clockText } = useClock();
  const nameIn = useNames();
  return (
    <section className="card px-5 py-4">
      <h2 className="text-4">{t('heading')}</h2>
      <dl className="grid gap-x-8 sm:mt-3 sm:grid-cols-2 sm:gap-y-4 md:grid-cols-3 lg:grid-cols-4">
        <Limb name={t('tithi')}>
          <Parts of="tithi" day={day} counted />
        </Limb>
        <Limb name={t('nakshatra')}>
          <Parts of="nakshatra" day={day} counted />
        </Limb>
        <Limb name={t('yoga')}>
          <Parts of="yoga" day={day} />
        </Limb>
        <Limb name={t('karana')}>
          <Parts of="karana" day={day} />
        </Limb>
        <Limb name={t('weekday')}>
          <b>{weekdayNames[day.weekday]?.long}</b>
        </Limb>
        <Limb name={t('sun')}>
          <b>{ours('sun', { from: clockText(day.sunrise), to: clockText(day.sunset) })}</b>
          <span className="text-ink-2">
            {ours('sunIn', { sign: nameIn(rashiName(day.solar.index)), day: day.solar.day })}
          </span>
        </Limb>
        <Limb name={t('moon')} isWide>
          <b>
            <MoonTimes day={day} />
          </b>
          <MoonSigns day={day} />
        </Limb>
      </dl>
    </section>
  );
}

/** Its name beside it on a phone, above it elsewhere. */
function Limb({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex gap-4 border-b border-line py-2 last:border-b-0 sm:grid sm:content-start sm:gap-0.5 sm:border-b-0 sm:py-0',
        isWide && 'sm:col-span-2',
      )}
    >
      <dt className="w-[4.75em] shrink-0 text-ink-2 sm:w-auto sm:text-2">{name}</dt>
      <dd className="grid content-start">{children}</dd>
    </div>
  );
}

/** The years it is counted as, and the season. */
export function YearLine({ day: { years, ritu } }: { day: AlmanacDayReply }) {
  const nameIn = useNames();
  const t = useTranslations('panchang');
  return (
    <Line name={t('limbs.year')}>
      <b>{t('years', { sal: String(years.sal), saka: String(years.saka) })}</b>
      <span className="text-ink-2">
        {t('vikram', { vikram: String(years.vikram), ritu: nameIn(rituNames[ritu]) })}
        {years.anka !== null && `\u00a0· ${t('anka', { anka: String(years.anka) })}`}
      </span>
    </Line>
  );
}

/** In the order of the hours: on every second day the moon sets before it rises. */
function MoonTimes({ day: { date, moonrise, moonset } }: { day: AlmanacDayReply }) {
  const t = useTranslations('panchang');
  const { clockOn } = useClock();
  const both = [
    ...(moonrise ? [{ at: moonrise, says: 'moonRises' } as const] : []),
    ...(moonset ? [{ at: moonset, says: 'moonSets' } as const] : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (both.length === 0) return t('moonNone');
  // on a phone a line ends between the two, and not between a verb and its time
  return both.map(({ at, says }) => t(says, { at: clockOn(at, date) }).replace(' ', '\u00a0')).join('\u00a0· ');
}

/** Its sign at sunrise and until when; if it changes before the next sunrise, the other too. */
function MoonSigns({ day: { date, nextSunrise, limbs } }: { day: AlmanacDayReply }) {
  const t = useTranslations('panchang');
  const nameIn = useNames();
  const { clockOn } = useClock();
  const last = Date.parse(nextSunrise);
  const signs = limbs.moonRashi.filter(({ from }) => Date.parse(from) < last);
  return signs.map(({ index, to }, nth) => (
    <span key={to} className="text-ink-2">
      {t(nth === 0 ? 'moonIn' : 'moonThenIn', { sign: nameIn(rashiName(index)) })}{' '}
      {t('until', { until: clockOn(to, date) })}
    </span>
  ));
}

/** A name, and what is said about it. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-b border-line py-3">
      <dt className="w-[5.75em] shrink-0 text-ink-2">{name}</dt>
      <dd className="grid content-start">{children}</dd>
    </div>
  );
}

interface PartsProps {
  of: LimbOfDay;
  day: AlmanacDayReply;
  /** Days are named by it: one that no day has is lost, one of two days comes twice. */
  counted?: boolean;
}

/** What holds at sunrise with its end, and what follows until the next. */
function Parts({ of, day, counted = false }: PartsProps) {
  const nameIn = useNames();
  const t = useTranslations('panchang');
  const { clockOn } = useClock();
  const last = Date.parse(day.nextSunrise);
  const ours = useTranslations('almanacDay');
  const parts = day.limbs[of];
  const within = parts.filter(({ from }) => Date.parse(from) < last);
  const lost = new Set(lostIn(within).map(({ from }) => from));
  const nameOf = (index: number) => nameIn(limbNames[of](index));
  return within.map(({ index, from, to }, nth) => (
    <span key={to} className={nth === 0 ? undefined : 'text-ink-2'}>
      {nth === 0 ? <b>{nameOf(index)}</b> : t('next', { name: nameOf(index) })}{' '}
      <span className="text-ink-2">
        {Date.parse(to) < last ? t('until', { until: clockOn(to, day.date) }) : nth === 0 && t('wholeDay')}
        {counted && nth === 0 && isAgain(parts, day) && `, ${ours('again')}`}
        {counted && isTwice(within) && `, ${ours('twice')}`}
        {counted && lost.has(from) && `; ${ours('lost')}`}
      </span>
    </span>
  ));
}
