import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../i18n/formats.ts';
import { useToday } from '../../../parts/now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { isWholeWindow, type Asked } from '../shared/asked.ts';

/** What is true of everybody who was found: when they are free, what the prices are for, and the rule of their order. */
export function InCommon({ asked, of }: { asked: Asked; of: number }) {
  const t = useTranslations('find');
  return (
    <div className="mt-1.5 grid text-2 text-ink-2">
      <p>
        <Badge tone="ok">{t('available')}</Badge> {useWhen(asked)}
      </p>
      <p>
        {asked.sort === 'recommended' && of > 1 && `${t('recommendedRule')} `}
        <Link reloadDocument to="/help#reviews" className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
          {t('howReviews')}
        </Link>
      </p>
    </div>
  );
}

/** Who is found holds nothing in the time that was asked for: its hour, or else all of the day. */
function useWhen(asked: Asked): string {
  const t = useTranslations('find');
  const { hourText } = useFormats();
  const today = useToday();
  if (isWholeWindow(asked)) return t('freeWithin');
  if (asked.time) return t('freeThen', { time: hourText(asked.time) });
  return t(asked.date === today ? 'freeFromNow' : 'freeAllDay');
}
