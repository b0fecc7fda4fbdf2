import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { HOUR } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { unbroken } from '../../../i18n/dates/unbroken.ts';
import { useNow } from '../../../parts/now.ts';

/** Until when somebody new was promised an answer, while that is to come: within a day, so the hour says it. */
export function AnswerBy({ person: { userStatus, createdAt } }: { person: Profile }) {
  const t = useTranslations('adminDashboard.review');
  const { clockText } = useFormats();
  const now = useNow(60_000);
  if (userStatus !== 'pending' || !createdAt) return null;
  const due = Date.parse(createdAt) + REVIEW_HOURS * HOUR;
  if (!(now < due)) return null;
  return (
    <span className="text-1 whitespace-nowrap text-marigold-ink @max-[38rem]/records:ml-2 @min-[60rem]/records:block">
      {t('by', { at: unbroken(clockText(new Date(due).toISOString())) })}
    </span>
  );
}
