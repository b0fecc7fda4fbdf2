import { useTranslations } from 'use-intl';
import { ANSWER_HOURS } from '#domain/booking.ts';

/** What comes after somebody was chosen. */
export function GoesOn() {
  const t = useTranslations('find.goesOn');
  return (
    <section className="text-2">
      <h3 className="font-semibold">{t('heading')}</h3>
      <ol className="mt-1.5 grid list-decimal gap-1 pl-5 text-ink-2">
        <li>{t('ask')}</li>
        <li>{t('answer', { hours: ANSWER_HOURS })}</li>
        <li>{t('pay')}</li>
      </ol>
    </section>
  );
}
