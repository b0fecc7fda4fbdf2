import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '../../ui/badge.tsx';
import type { RuledRitual } from './rules-steps.ts';

/** Every ritual, with whose word its rules have; a press opens them. */
export function RulesList({ rituals, at }: { rituals: readonly RuledRitual[]; at: string }) {
  const t = useTranslations('hourRules');
  return (
    <ul className="card divide-y divide-line">
      {rituals.map(({ slug, name, rules }) => (
        <li key={slug}>
          <Link
            to={`${at}/${slug}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunk"
          >
            <span className="font-semibold wrap-anywhere">{name}</span>
            {rules === null ? (
              <Badge tone="off">{t('none')}</Badge>
            ) : rules.confirmedBy === null ? (
              <Badge tone="wait">{t('draft')}</Badge>
            ) : (
              <span className="text-2 text-leaf">{t('confirmed', { name: rules.confirmedBy })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
