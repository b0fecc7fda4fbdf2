import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { consents, type Consent } from '#domain/asks/asks.ts';

/** Whether others are asked where the pandit cannot come. Nothing is chosen beforehand: the family's word is its own. */
export function IfNotComing({ said = null, field }: { said?: Consent | null; field: UseFormRegisterReturn }) {
  const t = useTranslations('customer.book.others');
  return (
    <fieldset>
      <legend className="text-2 font-semibold">{t('question')}</legend>
      {consents.toReversed().map((consent) => (
        <label key={consent} className="flex min-h-11 items-center gap-3 text-2">
          <input {...field} type="radio" value={consent} defaultChecked={consent === said} className="tick" />
          {t(consent)}
        </label>
      ))}
      <p className="text-1 text-ink-2">{t('unsaid')}</p>
    </fieldset>
  );
}
