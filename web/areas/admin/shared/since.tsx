import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useAskedParams } from '../../../parts/use-asked-params.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

/** Says that a list begins with a day; a press takes that back. */
export function Since({ day }: { day: Day | null }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('adminDashboard');
  const { params } = useAskedParams();
  if (day === null) return null;
  const rest = [...params].filter(([name]) => name !== 'since' && name !== 'page');
  return (
    <>
      <input type="hidden" name="since" value={day} />
      <Link
        to={{ search: new URLSearchParams(rest).toString() }}
        replace
        preventScrollReset
        aria-label={t('sinceClear', { date: dateWorded(day) })}
        className={cx(buttonClass('quiet'), 'shrink-0 bg-marigold-soft')}
      >
        {t('since', { date: dateWorded(day) })}
        <X size={16} aria-hidden />
      </Link>
    </>
  );
}
