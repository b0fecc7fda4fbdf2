import { useTranslations } from 'use-intl';
import type { ListedCase } from '#contract/cases/cases.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useCaseTimes } from '../../../parts/booking/cases/case-times.ts';
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx';

/** Cases in which the pandit has still to say how it was: nobody decides well without their words. Nothing where there is none. */
export function AskedCases({ cases, look = 'main' }: { cases: readonly ListedCase[]; look?: ButtonLook }) {
  const { dayPlain } = useFormats();
  const timesOf = useCaseTimes();
  const t = useTranslations('cases');
  const d = useTranslations('panditDashboard');
  const asked = cases.filter(({ asksMe }) => asksMe);
  if (asked.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="asked-cases">
      <h2 id="asked-cases" className="text-4 text-ink">
        {d('askedCases', { count: asked.length })}
      </h2>
      {asked.map((one, nth) => (
        <article key={one._id} className="card grid justify-items-start gap-2 border-line-strong p-4 sm:p-5">
          <h3 className="text-3">
            {one.by === 'time' ? t(`kinds.${one.kind}`) : t(`says.${one.by}`, { what: t(`kinds.${one.kind}`) })}
          </h3>
          <p className="text-2 wrap-anywhere">
            {t('about', { ritual: one.ritualType, day: dayPlain(one.bookingDate), name: one.other })}
          </p>
          <p className="text-2 text-ink-2">
            {t('asksYou')} {timesOf(one)}
          </p>
          <ButtonLink look={nth === 0 ? look : 'quiet'} to={`/pandit/cases/${one.number}`}>
            {t('sayHow')}
          </ButtonLink>
        </article>
      ))}
    </section>
  );
}
