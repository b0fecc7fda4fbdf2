import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingReviews } from '#contract/booking/reviews.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import { useActionForm } from '../forms/use-action-form.ts';

/** What has become of one's own review, and the way to take it back. */
export function OwnReview({ reviews, children }: { reviews: BookingReviews; children: ReactNode }) {
  const t = useTranslations('bookingReviews');
  const rules = useTranslations('reviewRules');
  const { dateWorded } = useFormats();
  const { mine, until, hiddenBy } = reviews;
  const values = { until: until === null ? '' : dateWorded(until) };
  if (mine === 'none') return <p className="text-2 text-ink-2">{t('late', values)}</p>;
  return (
    <>
      <p className="text-2 text-ink-2">
        {mine === 'hidden' && hiddenBy
          ? t(mine, { rule: rules(`rules.${hiddenBy}`) })
          : t(mine === 'hidden' ? 'shown' : mine, values)}
      </p>
      {children}
      {mine !== 'withdrawn' && <Withdraw />}
    </>
  );
}

/** A press opens it, a second one withdraws; it works without script. */
function Withdraw() {
  const t = useTranslations('bookingReviews');
  const what = useId();
  const form = useActionForm({
    name: 'withdrawReview',
    schema: async () => (await import('./review-forms.ts')).nothing,
    done: t('withdrawn'),
    failure: t('withdrawFailed'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className="fold-line text-brick">{t('withdraw')}</summary>
      <ActionFields form={form} className="grid gap-3 pt-1">
        <p id={what} className="text-2">
          {t('withdrawWhat')}
        </p>
        <Button type="submit" look="danger" busy={form.busy && t('withdrawing')} aria-describedby={what}>
          {t('withdrawNow')}
        </Button>
      </ActionFields>
    </details>
  );
}
