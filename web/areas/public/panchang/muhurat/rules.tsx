import type { ReactNode } from 'react';
import { useNames } from '../../../../i18n/names.ts';
import { PhoneFold } from '../shared/phone-fold.tsx';
import { cx } from '../../../../ui/cx.ts';
import { useTranslations } from 'use-intl';
import type { MuhuratRulesSaid } from '#contract/almanac/muhurat.ts';
import { monthName } from '#domain/almanac/names/months.ts';
import { type Names, nakshatraName, rashiName, tithiFullName, weekdayName } from '#domain/almanac/names/names.ts';

type RuleSet = MuhuratRulesSaid['rules'];
type Chosen = RuleSet['tithis'];

/** The rules of a ritual's hours in words: what a family can show an acharya. */
export function Rules({ rules, isAside }: { rules: RuleSet; isAside: boolean }) {
  const t = useTranslations('almanac.muhurat.rule');
  const heading = useTranslations('almanac.muhurat')('rules');
  const nameIn = useNames();
  const list = (chosen: Chosen, nameOf: (index: number) => Names): string => {
    if (chosen === null) return t('any');
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
    <div className={cx('card', isAside && 'lg:sticky lg:top-20')}>
      <PhoneFold title={heading} className="md:p-5">
        <h2 className="text-4 max-md:hidden">{heading}</h2>
        <dl
          className={cx('mt-2 text-2', isAside ? 'divide-y divide-line' : 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3')}
        >
          <Line name={t('tithis')}>{list(rules.tithis, tithiFullName)}</Line>
          <Line name={t('weekdays')}>{list(rules.weekdays, weekdayName)}</Line>
          <Line name={t('nakshatras')}>{list(rules.nakshatras, nakshatraName)}</Line>
          {rules.months && <Line name={t('months')}>{list(rules.months, monthName)}</Line>}
          {rules.suns && <Line name={t('suns')}>{list(rules.suns, rashiName)}</Line>}
          {rules.lagnas && <Line name={t('lagnas')}>{list(rules.lagnas, rashiName)}</Line>}
          <Line name={t('dayPart')}>{t(`parts.${rules.dayPart}`)}</Line>
          {out.length > 0 && <Line name={t('out')}>{out.join(', ')}</Line>}
        </dl>
        {rules.asta?.level === 'warn' && <p className="mt-2 text-2 text-ink-2">{t('astaWarn')}</p>}
      </PhoneFold>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-2">
      <dt className="text-1 text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
