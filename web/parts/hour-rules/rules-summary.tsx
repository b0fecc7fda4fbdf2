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
  const list = (chosen: RuleSet['tithis'], nameOf: (index: number) => Names): string => {
    if (!chosen) return t('any');
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
      <dl className="grid gap-x-8 gap-y-2.5 text-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Line name={t('tithis')}>{list(rules.tithis, tithiFullName)}</Line>
        <Line name={t('nakshatras')}>{list(rules.nakshatras, nakshatraName)}</Line>
        <Line name={t('weekdays')}>{list(rules.weekdays, weekdayName)}</Line>
        {rules.months && <Line name={t('months')}>{list(rules.months, monthName)}</Line>}
        {rules.suns && <Line name={t('suns')}>{list(rules.suns, rashiName)}</Line>}
        {rules.lagnas && <Line name={t('lagnas')}>{list(rules.lagnas, rashiName)}</Line>}
        <Line name={t('dayPart')}>{t(`parts.${rules.dayPart}`)}</Line>
        {out.length > 0 && <Line name={t('out')}>{out.join(', ')}</Line>}
      </dl>
      {rules.asta?.level === 'warn' && <p className="text-2 text-ink-2">{t('astaWarn')}</p>}
    </>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
    <dt className="text-ink-2 max-sm:text-1">{name}</dt>
    <dd>{children}</dd>
  </div>
);
