import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { BookingReviews } from '#contract/booking/reviews.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Section } from '../../../parts/booking/section.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Choice } from '../../../parts/reviews/choice.tsx';
import { OwnReview } from '../../../parts/reviews/own-review.tsx';
import { FamilyReview, PanditReview } from '../../../parts/reviews/written.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** The family's review of a puja that was held, and what the pandit says of the family. */
export function Review({ booking, reviews }: { booking: Booking; reviews: BookingReviews }) {
  const t = useTranslations('bookingReviews');
  const { ofFamily, ofPandit } = reviews;
  return (
    <Section title={t('heading')} id="review">
      {reviews.mayWrite ? (
        <ReviewForm booking={booking} reviews={reviews} />
      ) : (
        <OwnReview reviews={reviews}>{ofFamily && <FamilyReview review={ofFamily} />}</OwnReview>
      )}
      {ofPandit && (
        <>
          <h3 className="text-2 font-semibold">{t('ofPandit', { pandit: booking.panditId.name })}</h3>
          <PanditReview review={ofPandit} />
        </>
      )}
    </Section>
  );
}

const grades = ['one', 'two', 'three', 'four', 'five'] as const;
const questions = ['onTime', 'conduct', 'explained', 'asAgreed'] as const;

function ReviewForm({ booking, reviews: { until } }: { booking: Booking; reviews: BookingReviews }) {
  const t = useTranslations('bookingReviews');
  const ui = useTranslations('ui');
  const { dateWorded } = useFormats();
  const form = useActionForm({
    name: 'review',
    schema: async () => (await import('../../../parts/reviews/review-forms.ts')).reviewForm,
    values: { stars: '', onTime: '', conduct: '', explained: '', asAgreed: '', words: '' },
    done: t('sent'),
    failure: t('failed'),
  });
  const yesNo = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ];
  return (
    <ActionFields form={form} className="grid gap-5">
      <p className="text-2 text-ink-2">
        {t('lead', { pandit: booking.panditId.name, until: until === null ? '' : dateWorded(until) })}
      </p>
      <Choice
        legend={t('stars')}
        options={grades.map((grade, index) => ({ value: String(index + 1), label: t(`grades.${grade}`) }))}
        error={form.errorOf('stars')}
        isStars
        {...form.field('stars')}
      />
      <details open={form.refused ? true : undefined}>
        <summary className="fold-line">{t('more')}</summary>
        <div className="grid gap-5 pt-2">
          {questions.map((name) => (
            <Choice
              key={name}
              legend={t(`questions.${name}`)}
              optional={ui('optional')}
              options={yesNo}
              {...form.field(name)}
            />
          ))}
          <TextArea
            label={t('words')}
            optional={ui('optional')}
            hint={t('wordsHint')}
            rows={4}
            error={form.errorOf('words')}
            {...form.field('words')}
          />
        </div>
      </details>
      <Button type="submit" busy={form.busy && t('sending')}>
        {t('send')}
      </Button>
    </ActionFields>
  );
}
