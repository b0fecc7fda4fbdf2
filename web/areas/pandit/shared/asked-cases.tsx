import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListedCase } from '#contract/cases/cases.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useCaseTimes } from '../../../parts/booking/cases/case-times.ts';

/** Cases in which the pandit has still to say how it was, a row each that leads to the ticket. Nothing where there is none. */
export function AskedCases({ cases }: { cases: readonly ListedCase[] }) {
  const nameOf = useLocalName();
  const { dayPlain } = useFormats();
  const timesOf = useCaseTimes();
  const t = useTranslations('cases');
  const d = useTranslations('panditDashboard');
  const asked = cases.filter(({ asksMe }) => asksMe);
  if (asked.length === 0) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-labelledby="asked-cases">
      <h2 id="asked-cases" className="text-3 text-ink">
        {d('askedCases', { count: asked.length })}
      </h2>
      <ul className="card divide-y divide-line overflow-hidden border-line-strong">
        {asked.map((one) => (
          <li
            key={one._id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 hover:bg-sunk sm:px-5"
          >
            <div className="grid gap-0.5 text-2 wrap-anywhere">
              <h3 className="text-2">
                {one.by === 'time' ? t(`kinds.${one.kind}`) : t(`says.${one.by}`, { what: t(`kinds.${one.kind}`) })}
              </h3>
              <p className="text-ink-2 max-sm:hidden">
                {t('about', { ritual: nameOf(one.ritualType), day: dayPlain(one.bookingDate), name: one.other })}
              </p>
              <Link
                to={`/pandit/cases/${one.number}`}
                className="w-fit font-semibold text-maroon underline underline-offset-4 after:absolute after:inset-0"
              >
                {t('sayHow')}
              </Link>
              <p className="text-1 text-ink-2 max-sm:hidden">{timesOf(one)}</p>
            </div>
            <ChevronRight size={20} aria-hidden className="text-ink-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}
