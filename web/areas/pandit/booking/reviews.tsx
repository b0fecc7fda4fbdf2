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

interface ReviewsProps {
  booking: Booking;
  reviews: BookingReviews;
}

/** The pandit's three taps about the family, and the family's review with the one answer to it. */
export function Reviews({ booking, reviews }: ReviewsProps) {
  const t = useTranslations('bookingReviews');
  const { ofFamily, ofPandit } = reviews;
  return (
    <Section title={t('heading')}>
      {reviews.mayWrite ? (
        <Taps booking={booking} reviews={reviews} />
      ) : (
        <OwnReview reviews={reviews}>{ofPandit && <PanditReview review={ofPandit} />}</OwnReview>
      )}
      {ofFamily && (
        <>
          <h3 className="text-2 font-semibold">{t('ofFamily', { family: booking.userId.name })}</h3>
          <FamilyReview review={ofFamily} reportAt={`/report/${booking.panditId._id}/${ofFamily._id}`} isAnswerOwn />
          {!ofFamily.answer && <Answer />}
        </>
      )}
    </Section>
  );
}

const taps = ['prepared', 'respectful', 'paidAsAgreed', 'easyToFind'] as const;

function Taps({ booking, reviews: { until } }: ReviewsProps) {
  const t = useTranslations('bookingReviews');
  const { dateWorded } = useFormats();
  const form = useActionForm({
    name: 'reviewFamily',
    schema: async () => (await import('../../../parts/reviews/review-forms.ts')).familyForm,
    values: { prepared: '', respectful: '', paidAsAgreed: '', easyToFind: '' },
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
        {t('leadPandit', { family: booking.userId.name, until: until === null ? '' : dateWorded(until) })}
      </p>
      {taps.map((name) => (
        <Choice
          key={name}
          legend={t(`taps.${name}`)}
          options={yesNo}
          error={form.errorOf(name)}
          {...form.field(name)}
        />
      ))}
      <Button type="submit" busy={form.busy && t('sending')}>
        {t('send')}
      </Button>
    </ActionFields>
  );
}

function Answer() {
  const t = useTranslations('bookingReviews');
  const form = useActionForm({
    name: 'answerReview',
    schema: async () => (await import('../../../parts/reviews/review-forms.ts')).answerForm,
    values: { words: '' },
    done: t('answered'),
    failure: t('answerFailed'),
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <TextArea
        label={t('answer')}
        hint={t('answerHint')}
        rows={3}
        error={form.errorOf('words')}
        {...form.field('words')}
      />
      <Button type="submit" look="quiet" busy={form.busy && t('answering')}>
        {t('answerSend')}
      </Button>
    </ActionFields>
  );
}
