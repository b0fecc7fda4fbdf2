import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Suitable } from '#contract/booking/asks.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { Named } from '../../../parts/named.tsx';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';

/** As many as a phone shows beside what is asked; the others by a press. */
const SHOWN = 4;

/** The same whom we would ask: one press, everything filled in, each with what they cost more or less. `isLed`: the next step above leads here, and is the filled one. */
export function Choose({ suitable, isLed }: { suitable: readonly Suitable[]; isLed: boolean }) {
  const { money } = useFormats();
  const t = useTranslations('customer.others');
  const [chosen, choose] = useState(0);
  const form = useActionForm({
    name: 'askOthers',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  if (suitable.length === 0) return <p className="text-2 text-ink-2">{t('nobody')}</p>;
  const differs = (by: number) => by !== 0 && t(by > 0 ? 'more' : 'less', { amount: money(paise(Math.abs(by))) });
  const rows = suitable.map(({ userId, price, difference, rating }, index) => (
    <CheckBox
      key={userId._id}
      name={`pandits.${index}`}
      value={`${userId._id} ${price}`}
      className="py-2 [&>span]:grow"
      label={
        <span className="flex items-center gap-3">
          <Avatar name={userId.name} url={userId.profileUrl} size="sm" />
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
            <span className="grid">
              <b className="font-semibold">
                <Named>{userId.name}</Named>
              </b>
              <span className="flex flex-wrap gap-x-2 text-1 text-ink-2">
                {userId.district}
                {rating && <RatingInShort rating={rating} />}
              </span>
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2 sm:grid sm:justify-items-end">
              <b className="font-semibold">{money(paise(price))}</b>
              <span className="text-1 text-ink-2">{differs(difference)}</span>
            </span>
          </span>
        </span>
      }
    />
  ));
  return (
    <ActionFields form={form} className="grid gap-3">
      <fieldset
        className="min-w-0"
        onChange={({ currentTarget }) => choose(currentTarget.querySelectorAll(':checked').length)}
      >
        <legend className="mb-2 text-2 text-ink-2">{t('choose')}</legend>
        <div className="divide-y divide-line border-y border-line">
          {rows.slice(0, SHOWN)}
          {rows.length > SHOWN && (
            <details>
              <summary className="fold-line">{t('moreFree', { count: rows.length - SHOWN })}</summary>
              <div className="divide-y divide-line border-t border-line">{rows.slice(SHOWN)}</div>
            </details>
          )}
        </div>
      </fieldset>
      <Button
        type="submit"
        look={isLed || chosen === 0 ? 'quiet' : 'main'}
        className="sm:justify-self-start"
        busy={form.busy && t('asking')}
      >
        {t('ask', { count: chosen })}
      </Button>
    </ActionFields>
  );
}
