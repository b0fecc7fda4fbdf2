import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

/** What narrows a list beside the search, as its address names it. */
const NARROWING = ['status', 'category', 'show', 'since', 'day', 'action'] as const;
const ORDER = 'sort';

/** The same, taken back. */
export const nothingNarrowed = Object.fromEntries(NARROWING.map((name) => [name, null]));

/** Beside the search: on a phone one button, which says how many of them are chosen. It works without script. */
export function ListFilters({ get, children }: { get: (name: string) => string | null; children: ReactNode }) {
  const t = useTranslations('admin.list');
  const count = [...NARROWING, ORDER].filter((name) => get(name) !== null).length;
  return (
    <details className="list-filters fold opens-early">
      <summary
        className={cx(
          buttonClass('quiet'),
          'min-h-[46px]! shrink-0 md:supports-[selector(::details-content)]:hidden',
          count > 0 && 'bg-marigold-soft',
        )}
      >
        <ListFilter size={18} aria-hidden />
        {t('filters', { count })}
      </summary>
      <div className="flex gap-3 max-md:flex-wrap max-md:*:grow max-md:*:basis-36 md:items-end">{children}</div>
    </details>
  );
}
