import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RuledRitual } from './rules-steps.ts';

interface RulesListProps {
  rituals: readonly RuledRitual[];
  at: string;
}

/** Every ritual, those first whose rules wait for an acharya; then with whose word the rules are; then those without. A press opens them. */
export function RulesList({ rituals, at }: RulesListProps) {
  const t = useTranslations('hourRules');
  const waits = ({ rules }: RuledRitual) => rules !== null && rules.confirmedBy === null;
  const waiting = rituals.filter(waits);
  const sorted = rituals.filter((one) => one.rules !== null && !waits(one));
  const without = rituals.filter(({ rules }) => rules === null);
  return (
    <>
      {waiting.length > 0 && (
        <section className="grid gap-2" aria-labelledby="rules-waiting">
          <h2 id="rules-waiting" className="text-3">
            {t('waiting', { count: waiting.length })}
          </h2>
          <Rows rituals={waiting} at={at} isSaid={false} />
        </section>
      )}
      {sorted.length > 0 && (
        <section className="grid gap-2" aria-labelledby="rules-others">
          <h2 id="rules-others" className={waiting.length > 0 ? 'text-3' : 'sr-only'}>
            {t('others')}
          </h2>
          <Rows rituals={sorted} at={at} isSaid />
        </section>
      )}
      {without.length > 0 && (
        <section className="grid gap-2" aria-labelledby="rules-none">
          <h2 id="rules-none" className="text-3">
            {t('none', { count: without.length })}
          </h2>
          <Rows rituals={without} at={at} isSaid={false} />
        </section>
      )}
    </>
  );
}

function Rows({ rituals, at, isSaid }: RulesListProps & { isSaid: boolean }) {
  const t = useTranslations('hourRules');
  return (
    <ul className="card grid overflow-hidden sm:grid-cols-2">
      {rituals.map(({ slug, name, rules }) => (
        <li key={slug} className="-mt-px border-t border-line sm:even:border-l sm:odd:last:col-span-2">
          <Link
            to={`${at}/${slug}`}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5 text-2 hover:bg-sunk"
          >
            <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
            {isSaid && <span className="text-1 text-leaf">{t('confirmed', { name: rules?.confirmedBy ?? '' })}</span>}
            <span aria-hidden className="shrink-0 text-3 text-ink-2">
              ›
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
