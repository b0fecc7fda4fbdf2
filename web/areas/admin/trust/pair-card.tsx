import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReviewPair } from '#contract/office/trust.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** A family and a pandit who review each other often, with what both have written of. */
export function PairCard({ one: { family, pandit, mutual, lastAt, note, reviews } }: { one: ReviewPair }) {
  const t = useTranslations('adminBoard.trust');
  const { dateWorded, momentText } = useFormats();
  return (
    <article className="card grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-2 wrap-break-word">
        <h3 className="text-3">
          <Link to={`/admin/people/${family._id}`} className="underline underline-offset-4">
            {family.name}
          </Link>
          {'\u00a0· '}
          <Link to={`/admin/people/${pandit._id}`} className="underline underline-offset-4">
            {pandit.name}
          </Link>
        </h3>
        <p className="text-2 text-ink-2">
          {t('mutual', { mutual })} <time dateTime={lastAt}>{momentText(lastAt)}</time>
        </p>
        <ul className="text-2">
          {reviews.map((review) => (
            <li key={review.bookingId}>
              <Link to={`/admin/bookings?booking=${review.bookingId}`} className="underline underline-offset-4">
                {dateWorded(review.day)}
              </Link>
              {review.stars !== null && `\u00a0· ${t('stars', { stars: review.stars })}`}
              {!review.verified && `\u00a0· ${t('unverified')}`}
            </li>
          ))}
        </ul>
        {note && <p className="text-2 text-ink-2">{t.rich('noted', { note, ...inTheirWords(note) })}</p>}
      </div>
      <Looked panditId={pandit._id} customerId={family._id} names={`${family.name}, ${pandit.name}`} />
    </article>
  );
}

function Looked({ panditId, customerId, names }: { panditId: string; customerId: string; names: string }) {
  const t = useTranslations('adminBoard.trust');
  const form = useActionForm({
    name: 'pair',
    schema: async () => (await import('./trust-forms.ts')).pairForm,
    values: { panditId, customerId, note: '' },
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="grid content-start gap-4">
      <input type="hidden" {...form.field('panditId')} />
      <input type="hidden" {...form.field('customerId')} />
      <TextArea label={t('note')} error={form.errorOf('note')} {...form.field('note')} />
      <Button type="submit" look="quiet" busy={form.busy && t('deciding')} aria-label={t('lookedOf', { names })}>
        {t('looked')}
      </Button>
    </ActionFields>
  );
}
