import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

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
    <div role="group" aria-label={t('related.label', { name })} className="flex flex-wrap gap-x-4 text-2">
      {to.map((list) => (
        <Link
          key={list}
          to={`/admin/${list}?search=${encodeURIComponent(search)}`}
          className="-my-1 py-3 text-maroon underline underline-offset-4"
        >
          {t(`related.${list}`)}
        </Link>
      ))}
    </div>
  );
}
