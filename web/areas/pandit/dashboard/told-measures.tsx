import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ToldMeasure } from '#contract/cases/cases.ts';
import { APPEAL_DAYS } from '#domain/cases/case.ts';
import { addDays, dayAt, instantOf, type Day } from '#domain/time.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** What the office decided about the pandit, as long as it holds; a warning as long as it can be appealed against. */
export function ToldMeasures({ measures }: { measures: readonly ToldMeasure[] }) {
  const t = useTranslations('cases');
  return measures.map(({ caseId, measure, reason }) => (
    <Notice key={caseId} tone="no">
      <p className="font-semibold">{t(`measure.${measure}`)}</p>
      <p className="wrap-anywhere whitespace-pre-line">{t.rich('reason', { reason, ...inTheirWords(reason) })}</p>
      <Link to="/pandit/cases" className="inline-block py-2.5 underline underline-offset-4">
        {t('toTickets')}
      </Link>
    </Notice>
  ));
}

/** Those that hold. */
export const holding = (measures: readonly ToldMeasure[], today: Day): ToldMeasure[] =>
  measures.filter(
    ({ measure, at, liftedAt }) =>
      liftedAt === null && (measure === 'pause' || dayAt(instantOf(at)) > addDays(today, -APPEAL_DAYS)),
  );
