import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RuledRitual } from './rules-steps.ts';

interface RulesListProps {
  rituals: readonly RuledRitual[];
  at: string;
}

/** Every ritual: those first whose rules wait for an acharya, then those that have an acharya's word, and those without rules. A press opens them. */
export function RulesList({ rituals, at }: RulesListProps) {
  const t = useTranslations('hourRules');
  const groups = {
    waiting: rituals.filter(({ rules }) => rules?.confirmedBy === null),
    settled: rituals.filter(({ rules }) => rules !== null && rules.confirmedBy !== null),
    without: rituals.filter(({ rules }) => rules === null),
  };
  return (['waiting', 'settled', 'without'] as const).map(
    (name) =>
      groups[name].length > 0 && (
        <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby={`rules-${name}`}>
          <h2 id={`rules-${name}`} className="text-3">
            {t(name, { count: groups[name].length })}
          </h2>
          <Rows rituals={groups[name]} at={at} />
        </section>
      ),
  );
}

function Rows({ rituals, at }: RulesListProps) {
  const t = useTranslations('hourRules');
  return (
    <ul className="card grid gap-px overflow-hidden bg-line! sm:grid-cols-2 sm:[&:has(>:last-child:nth-child(odd))]:after:bg-paper">
      {rituals.map(({ slug, name, image, rules }) => (
        <li key={slug} className="bg-paper">
          <Link to={`${at}/${slug}`} className="flex min-h-14 items-center gap-3 px-4 py-2 text-2 hover:bg-sunk">
            <img
              src={image}
              alt=""
              width={48}
              height={36}
              loading="lazy"
              className="h-9 w-12 shrink-0 rounded-[6px] object-cover"
            />
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              {rules?.confirmedBy && (
                <span className="block text-1 text-leaf">{t('confirmed', { name: rules.confirmedBy })}</span>
              )}
            </span>
            <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
