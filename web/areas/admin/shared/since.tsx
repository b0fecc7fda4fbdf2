import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isDay, type Day } from '#domain/time.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { ListAddress } from './use-list-address.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** The day in India with which a list begins, where its address names one. */
export function sinceIn(address: ListAddress): Day | null {
  const text = address.get('since');
  return text !== null && isDay(text) ? text : null;
}

/** Says that a list begins with a day; a press takes that back. */
export function Since({ day, address }: { day: Day | null; address: ListAddress }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('adminDashboard');
  if (day === null) return null;
  return (
    <button
      type="button"
      aria-label={t('sinceClear', { date: dateWorded(day) })}
      onClick={() => address.set({ since: null, page: null })}
      className={cx(buttonClass('quiet'), 'shrink-0 bg-marigold-soft')}
    >
      {t('since', { date: dateWorded(day) })}
      <X size={16} aria-hidden />
    </button>
  );
}
