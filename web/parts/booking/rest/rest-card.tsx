import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Side } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';
import { restView, type RestView } from './rest-view.ts';

interface RestProps {
  booking: Booking;
  seenBy: Side;
  /** Something else is to be done first. */
  isLater?: boolean;
  /** The way to pay it online. */
  children?: ReactNode;
}

/** The rest of the dakshina once the puja has begun: what is left, and what each side says was given in cash. */
export function RestCard({ booking, seenBy, isLater = false, children }: RestProps) {
  const { money } = useFormats();
  const t = useTranslations(`rest.${seenBy}`);
  const heading = useId();
  const view = restView(booking, seenBy);
  if (!view) return null;
  const { own, others, left, most, kind } = view;
  const sums = {
    left: money(paise(left)),
    own: money(paise(own ?? 0)),
    others: money(paise(others ?? 0)),
    name: seenBy === 'customer' ? booking.panditId.name : booking.userId.name,
  };
  const isMine = kind !== 'waits';
  return (
    <section className={cx('grid gap-3 p-5', isMine && !isLater ? 'next-step' : 'card')} aria-labelledby={heading}>
      <h2 id={heading} className="text-4">
        {t(`${kind}.title`, sums)}
      </h2>
      {kind === 'open' && own !== null && own > 0 ? (
        <p className="text-2">{t('ownSaid', sums)}</p>
      ) : (
        <p className={cx('text-2', isLater && 'order-last', kind === 'differs' ? 'text-brick' : 'text-ink-2')}>
          {t(`${kind}.text`, sums)}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {children}
        {kind === 'answer' && <YesForm amount={others ?? 0} seenBy={seenBy} />}
        {kind === 'open' && seenBy === 'pandit' && own === null && <YesForm amount={most} seenBy={seenBy} />}
        <AmountForm view={view} seenBy={seenBy} />
      </div>
    </section>
  );
}

/** One press: yes, so much it was. */
function YesForm({ amount, seenBy }: { amount: number; seenBy: Side }) {
  const { money } = useFormats();
  const t = useTranslations(`rest.${seenBy}`);
  const form = useActionForm({
    name: 'restYes',
    schema: async () => (await import('./rest-forms.ts')).restForm,
    values: { amount: String(amount) },
    done: t('done'),
    failure: t('failed'),
    // the other side has named another sum in the meantime, or it was paid
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-3 max-sm:grow">
      <input type="hidden" name="amount" value={amount} />
      <Button type="submit" size="lg" busy={form.busy && t('busy')}>
        {t('yes', { amount: money(paise(amount)) })}
      </Button>
    </ActionFields>
  );
}

/** Another sum than the one that is proposed, or the correction of one's own; a press opens it. */
function AmountForm({ view: { own, others, most, kind }, seenBy }: { view: RestView; seenBy: Side }) {
  const t = useTranslations(`rest.${seenBy}`);
  const form = useActionForm({
    name: 'restSaid',
    schema: async () => (await import('./rest-forms.ts')).restForm,
    values: { amount: String(own ?? (kind === 'open' && seenBy === 'customer' ? most : '')) },
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  const opens = own !== null ? 'correct' : kind === 'answer' || seenBy === 'pandit' ? 'other' : 'cash';
  return (
    <details open={form.refused || kind === 'differs' ? true : undefined} className="open:basis-full max-sm:grow">
      <summary
        className={cx(
          buttonClass(opens === 'correct' ? 'text' : 'quiet', 'lg'),
          'list-none max-sm:w-full [&::-webkit-details-marker]:hidden',
        )}
      >
        {t(opens)}
      </summary>
      <ActionFields form={form} className="grid justify-items-start gap-4 pt-4">
        <TextField
          label={t('amount')}
          hint={others === null ? t('hint') : t('hintZero')}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          error={form.errorOf('amount')}
          {...form.field('amount')}
        />
        <Button type="submit" look="quiet" size="lg" busy={form.busy && t('busy')}>
          {t('submit')}
        </Button>
      </ActionFields>
    </details>
  );
}
