import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** Tomorrow in two counts, and the way to it. */
export function Ahead({ board: { days } }: { board: Reply<'GET /admin/board'> }) {
  const t = useTranslations('adminBoard.ahead');
  const { dayShort, count } = useFormats();
  const [, tomorrow] = days;
  if (!tomorrow) return null;
  const at = (show: string) => `?day=${tomorrow.day}&show=${show}#hours`;
  return (
    <section aria-labelledby="ahead" className="card grid gap-2 p-4">
      <h2 id="ahead" className="text-3 text-ink">
        {t('title', { day: dayShort(tomorrow.day) })}
      </h2>
      <dl className="divide-y divide-line">
        <div className="flex justify-between py-2">
          <dt>{t('agreed')}</dt>
          <dd className="font-semibold">{count(tomorrow.agreed)}</dd>
        </div>
        <div className={`flex justify-between py-2 ${tomorrow.unconfirmed > 0 ? 'text-brick' : ''}`}>
          <dt>
            <Link to={at('unconfirmed')} className="underline underline-offset-4">
              {t('unconfirmed')}
            </Link>
          </dt>
          <dd className="font-semibold">{count(tomorrow.unconfirmed)}</dd>
        </div>
      </dl>
      <ButtonLink look="quiet" to={at('all')}>
        {t('look')}
      </ButtonLink>
    </section>
  );
}
