import { useTranslations } from 'use-intl';

/** The extra month by its name, and what is not done in it. */
export function Malamasa({ month }: { month: { name: string; adhika: boolean } | undefined }) {
  const t = useTranslations('almanacDay.malamasa');
  if (!month?.adhika) return null;
  return (
    <p className="mt-4 rounded-control bg-marigold-soft px-4 py-3 text-marigold-ink print:hidden">
      <b className="font-semibold">{t('name', { month: month.name })}</b> {t('out')} {t('stays')}
    </p>
  );
}
