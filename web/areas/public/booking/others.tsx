import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { MOST_AT_ONCE } from '#domain/asks/asks.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';

/** So many of those that were found are offered here. */
const OFFERED = 6;

/** Others who are free for the same, to be asked at once: the first to accept has it. */
export function AlsoAsk({ others, error }: { others: readonly Found[]; error: string | undefined }) {
  const { money } = useFormats();
  const t = useTranslations('customer.book.also');
  const [marked, setMarked] = useState<readonly string[]>([]);
  if (others.length === 0) return null;
  const isFull = marked.length >= MOST_AT_ONCE - 1;
  return (
    <details open={error ? true : undefined}>
      <summary className="w-fit cursor-pointer py-3 text-2 font-semibold text-maroon">{t('open')}</summary>
      <fieldset>
        <legend className="text-2 text-ink-2">{t('hint')}</legend>
        {others.slice(0, OFFERED).map(({ userId: { _id, name }, price }, index) => (
          <CheckBox
            key={_id}
            name={`also.${index}`}
            value={_id}
            // without script the server counts them
            disabled={isFull && !marked.includes(_id)}
            onChange={({ target: { checked } }) =>
              setMarked((before) => (checked ? [...before, _id] : before.filter((one) => one !== _id)))
            }
            label={t('one', { name, price: money(paise(price)) })}
          />
        ))}
      </fieldset>
      {error && <ErrorLine error={error} />}
    </details>
  );
}
