import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { cx } from '../../../ui/cx.ts';

type Shown = Pick<Reply<'GET /admin/board'>, 'needing' | 'days'>;

/** The state of the day in one line: how many bookings need a hand, and how many pujas there are. */
export function BoardFigures({ board: { needing, days } }: { board: Shown }) {
  const t = useTranslations('adminBoard');
  const b = (chunks: React.ReactNode) => <b className="text-4 display">{chunks}</b>;
  return (
    <ul aria-label={t('figures')} className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      <li className={cx(needing > 0 && 'text-brick')}>{t.rich('needing', { count: needing, b })}</li>
      <li>{t.rich('today', { count: days[0]?.total ?? 0, b })}</li>
      <li>{t.rich('tomorrow', { count: days[1]?.total ?? 0, b })}</li>
    </ul>
  );
}
