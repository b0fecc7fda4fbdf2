import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { WaitingCredit } from '#contract/office/trust.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';

/** Credit that waits, with the booking, the two, and what was between them before. */
export function CreditCard({ one }: { one: WaitingCredit }) {
  const nameOf = useLocalName();
  const t = useTranslations('adminBoard.trust');
  const { dateWorded, momentText } = useFormats();
  const { family, pandit, ofPandit, earlier } = one;
  return (
    <article className="card grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-2 wrap-break-word">
        <h3 className="text-3">{t('credit', { amount: inRupees(paise(one.amount)) })}</h3>
        <p>
          <Link to={`/admin/bookings?booking=${one.bookingId}`} className="font-semibold underline underline-offset-4">
            {nameOf(one.ritualType)}
          </Link>
          , {dateWorded(one.day)}
        </p>
        <p className="text-2">
          {t('family')}{' '}
          <Link to={`/admin/people/${family._id}`} className="underline underline-offset-4">
            {family.name}
          </Link>
          {'\u00a0· '}
          {t('pandit')}{' '}
          <Link to={`/admin/people/${pandit._id}`} className="underline underline-offset-4">
            {pandit.name}
          </Link>
        </p>
        <p className="text-2 text-ink-2">
          {t('withdrew')} <time dateTime={one.at}>{momentText(one.at)}</time>
          {one.note && `: “${one.note}”`}
        </p>
        <ul className="list-disc pl-5 text-2">
          {one.why.map((why) => (
            <li key={why}>{t(`why.${why}`)}</li>
          ))}
          <li>{t('ofPandit', ofPandit)}</li>
        </ul>
        <h4 className="text-2 font-semibold">{t('earlier')}</h4>
        {earlier.length === 0 ? (
          <p className="text-2 text-ink-2">{t('noEarlier')}</p>
        ) : (
          <ul className="text-2">
            {earlier.map((before) => (
              <li key={before.bookingId}>
                <Link to={`/admin/bookings?booking=${before.bookingId}`} className="underline underline-offset-4">
                  {dateWorded(before.day)}
                </Link>
                {'\u00a0· '}
                {t(`was.${before.credit === 0 ? 'none' : (before.state ?? 'given')}`, {
                  amount: inRupees(paise(before.credit)),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Decision one={one} />
    </article>
  );
}

function Decision({ one: { bookingId, family } }: { one: WaitingCredit }) {
  const t = useTranslations('adminBoard.trust');
  const form = useActionForm({
    name: 'credit',
    schema: async () => (await import('./trust-forms.ts')).creditForm,
    values: { bookingId, decision: 'give' as 'give' | 'refuse', reason: '' },
    failure: t('failed'),
  });
  return (
    <ActionFields form={form} className="grid content-start gap-4">
      <input type="hidden" {...form.field('bookingId')} />
      <Select
        label={t('decision')}
        options={[
          { value: 'give', label: t('give') },
          { value: 'refuse', label: t('refuse') },
        ]}
        error={form.errorOf('decision')}
        {...form.field('decision')}
      />
      <TextArea label={t('reason')} error={form.errorOf('reason')} {...form.field('reason')} />
      <Button type="submit" busy={form.busy && t('deciding')} aria-label={t('decideOf', { name: family.name })}>
        {t('decide')}
      </Button>
    </ActionFields>
  );
}
