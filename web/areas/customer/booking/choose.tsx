import { useTranslations } from 'use-intl';
import type { Suitable } from '#contract/booking/asks.ts';
import { inRupees, paise } from '#domain/money.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';

/** The same whom we would ask: one press, everything filled in, each with what they cost more or less. `isLed`: the next step above leads here, and is the filled one. */
export function Choose({ suitable, isLed }: { suitable: readonly Suitable[]; isLed: boolean }) {
  const t = useTranslations('customer.others');
  const form = useActionForm({
    name: 'askOthers',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  if (suitable.length === 0) return <p className="text-2 text-ink-2">{t('nobody')}</p>;
  const differs = (by: number) =>
    by === 0 ? t('same') : t(by > 0 ? 'more' : 'less', { amount: inRupees(paise(Math.abs(by))) });
  return (
    <ActionFields form={form} className="grid gap-3">
      <fieldset className="min-w-0">
        <legend className="text-2 text-ink-2">{t('choose')}</legend>
        {suitable.map(({ userId, price, difference }, index) => (
          <CheckBox
            key={userId._id}
            name={`pandits.${index}`}
            value={`${userId._id} ${price}`}
            label={
              <>
                <b className="font-semibold">{userId.name}</b>
                {userId.district && `, ${userId.district}`}&nbsp;· {inRupees(paise(price))}{' '}
                <span className="text-ink-2">({differs(difference)})</span>
              </>
            }
          />
        ))}
      </fieldset>
      <Button type="submit" look={isLed ? 'quiet' : 'main'} busy={form.busy && t('asking')}>
        {t('ask')}
      </Button>
    </ActionFields>
  );
}
