import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** The way to the next page of one of the lists. */
export function More({ name, cursor }: { name: 'after' | 'pairs' | 'reviews'; cursor: string | null }) {
  const t = useTranslations('adminBoard.trust');
  if (cursor === null) return null;
  return (
    <Link
      to={`?${new URLSearchParams({ [name]: cursor })}`}
      className="justify-self-start py-2.5 text-maroon underline underline-offset-4"
    >
      {t('more')}
    </Link>
  );
}
