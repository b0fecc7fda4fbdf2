import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

const lists = ['users', 'pandits', 'bookings', 'payments', 'messages'] as const;

interface RelatedProps {
  /** What the lists are searched for: a phone, or the end of a booking's id. */
  search: string | null;
  /** Whose these are, for those who listen. */
  name: string;
  to: readonly (typeof lists)[number][];
}

/** The ways from one record to what belongs to it elsewhere. */
export function Related({ search, name, to }: RelatedProps) {
  const t = useTranslations('admin');
  if (!search) return null;
  return (
    <div role="group" aria-label={t('related.label', { name })} className="flex flex-wrap gap-2">
      {to.map((list) => (
        <Link
          key={list}
          to={`/admin/${list}?search=${encodeURIComponent(search)}`}
          className={cx(buttonClass('quiet'), 'px-3! text-1!')}
        >
          {t(`related.${list}`)}
        </Link>
      ))}
    </div>
  );
}
