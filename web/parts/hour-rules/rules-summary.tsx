import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { monthName } from '#domain/almanac/names/months.ts';
import { type Names, nakshatraName, rashiName, tithiFullName, weekdayName } from '#domain/almanac/names/names.ts';
import { useNames } from '../../i18n/names.ts';
import type { Ruled } from './rules-steps.ts';

type RuleSet = NonNullable<Ruled['rules']>['rules'];

/** The rules in words: what an acharya reads before they confirm them, and the office before it changes them. */
export function RulesSummary({ rules }: { rules: RuleSet }) {
  const t = useTranslations('hourRules.rule');
  const nameIn = useNames();
  const list = (chosen: NonNullable<RuleSet['tithis']>, nameOf: (index: number) => Names): string => {
    const names = chosen.items.map((index) => nameIn(nameOf(index))).join(', ');
    return chosen.mode === 'allow' ? names : t('but', { list: names });
  };
  const out = [
    ...rules.seasonsOut.map((season) => t(`seasons.${season}`)),
    ...rules.karanasOut.map((karana) => t(`karanas.${karana}`)),
    ...rules.trims.map((trim) => t(trim)),
    ...(rules.eclipseOut ? [t('eclipse')] : []),
    ...(rules.asta?.level === 'block' ? [t('asta')] : []),
  ];
  return (
    <>
      <dl className="grid gap-y-2.5 text-2">
        <Line name={t('tithis')}>{rules.tithis ? list(rules.tithis, tithiFullName) : t('any')}</Line>
        <Line name={t('nakshatras')}>{rules.nakshatras ? list(rules.nakshatras, nakshatraName) : t('any')}</Line>
        <Line name={t('weekdays')}>{rules.weekdays ? list(rules.weekdays, weekdayName) : t('any')}</Line>
        {rules.months && <Line name={t('months')}>{list(rules.months, monthName)}</Line>}
        {rules.suns && <Line name={t('suns')}>{list(rules.suns, rashiName)}</Line>}
        {rules.lagnas && <Line name={t('lagnas')}>{list(rules.lagnas, rashiName)}</Line>}
        {out.length > 0 && <Line name={t('out')}>{out.join(', ')}</Line>}
        <Line name={t('dayPart')}>{t(`parts.${rules.dayPart}`)}</Line>
      </dl>
      {rules.asta?.level === 'warn' && <p className="text-2 text-ink-2">{t('astaWarn')}</p>}
    </>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="text-1 text-ink-2">{name}</dt>
    <dd className="max-w-[70ch] first-letter:uppercase">{children}</dd>
  </div>
);
