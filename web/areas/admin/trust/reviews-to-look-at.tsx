import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { ReviewToLookAt } from '#contract/office/trust.ts';
import { hideRules } from '#domain/reviews/hiding.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Stars } from '../../../parts/reviews/stars.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { More } from './more.tsx';

interface ReviewsToLookAtProps {
  toLookAt: Reply<'GET /admin/reviews'>;
  /** Those that are hidden, instead of those to look at. */
  hidden: boolean;
}

/** Reviews that were reported, or are one of several bad ones within a day. */
export function ReviewsToLookAt({ toLookAt: { reviews, nextCursor }, hidden }: ReviewsToLookAtProps) {
  const t = useTranslations('adminBoard.trust');
  return (
    <section aria-labelledby="reviews" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="reviews" className="text-4">
          {t(hidden ? 'hiddenReviews' : 'reviews')}
        </h2>
        <Link to={hidden ? '?' : '?hidden=1'} className="py-2.5 text-2 text-maroon underline underline-offset-4">
          {t(hidden ? 'openReviews' : 'hiddenReviews')}
        </Link>
      </div>
      <p className="max-w-[70ch] text-2 text-ink-2">
        {t('refused.lead')}{' '}
        <a href="#words" className={person}>
          {t('refused.toWords')}
        </a>
      </p>
      {reviews.length === 0 && <p className="text-ink-2">{t('noReviews')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {reviews.map((one) => (
          <li key={one._id}>
            <ReviewCard one={one} />
          </li>
        ))}
      </ul>
      <More name="reviews" cursor={nextCursor} />
    </section>
  );
}

const person = 'underline underline-offset-4';

function ReviewCard({ one }: { one: ReviewToLookAt }) {
  const t = useTranslations('adminBoard.trust');
  const rules = useTranslations('reviewRules');
  const { momentText } = useFormats();
  return (
    <article className="card grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-2 text-2 wrap-anywhere">
        <h3 className="flex flex-wrap items-center gap-x-3 text-3">
          <Link to={`/admin/people/${one.pandit._id}`} className={person}>
            {one.pandit.name}
          </Link>
          <Stars stars={one.stars} />
        </h3>
        <p className="text-ink-2">
          {t('family')}{' '}
          <Link to={`/admin/people/${one.family._id}`} className={person}>
            {one.family.name}
          </Link>
          {'\u00a0· '}
          <Link to={`/admin/bookings?booking=${one.bookingId}`} className={person}>
            <time dateTime={one.at}>{momentText(one.at)}</time>
          </Link>
        </p>
        {one.words && (
          <p lang={languageByLetters(one.words)} className="whitespace-pre-line">
            {one.words}
          </p>
        )}
        {one.answer && (
          <p className="whitespace-pre-line text-ink-2">
            {t('answered')} <span lang={languageByLetters(one.answer)}>{one.answer}</span>
          </p>
        )}
        {one.badDay && <p className="font-semibold">{t('badDay')}</p>}
        {one.hiddenBy && <p className="font-semibold">{t('isHidden', { rule: rules(`rules.${one.hiddenBy}`) })}</p>}
        <ul className="grid gap-1">
          {one.reports.map(({ by, why, words, at }) => (
            <li key={at + (by?._id ?? '')}>
              <span className="text-ink-2">{t('reportedBy', { name: by?.name ?? t('visitor') })}</span>{' '}
              {rules(`why.${why}`)}
              {words && (
                <q lang={languageByLetters(words)} className="block whitespace-pre-line text-ink-2">
                  {words}
                </q>
              )}
            </li>
          ))}
        </ul>
        {one.note && <p className="text-ink-2">{t.rich('noted', { note: one.note, ...inTheirWords(one.note) })}</p>}
      </div>
      <Decide one={one} />
    </article>
  );
}

function Decide({ one }: { one: ReviewToLookAt }) {
  const t = useTranslations('adminBoard.trust');
  const rules = useTranslations('reviewRules.rules');
  const form = useActionForm({
    name: 'review',
    schema: async () => (await import('./trust-forms.ts')).reviewForm,
    values: { panditId: one.pandit._id, reviewId: one._id, decision: 'keep', rule: '', note: '' },
    failure: t('failed'),
  });
  const decisions = one.hiddenBy === null ? (['keep', 'hide'] as const) : (['keep', 'show'] as const);
  return (
    <ActionFields form={form} className="grid content-start gap-4">
      <input type="hidden" {...form.field('panditId')} />
      <input type="hidden" {...form.field('reviewId')} />
      <Select
        label={t('decideReview')}
        options={decisions.map((value) => ({ value, label: t(value) }))}
        error={form.errorOf('decision')}
        {...form.field('decision')}
      />
      <Select
        label={t('rule')}
        options={[{ value: '', label: t('noRule') }, ...hideRules.map((value) => ({ value, label: rules(value) }))]}
        error={form.errorOf('rule')}
        {...form.field('rule')}
      />
      <TextArea label={t('reviewNote')} error={form.errorOf('note')} {...form.field('note')} />
      <Button
        type="submit"
        look="quiet"
        busy={form.busy && t('deciding')}
        aria-label={t('decideReviewOf', { name: one.pandit.name })}
      >
        {t('decide')}
      </Button>
    </ActionFields>
  );
}
