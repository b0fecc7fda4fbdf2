import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { DueTime } from '../../../parts/booking/countdown/due-time.tsx';
import { useNow, useToday } from '../../../parts/now.ts';
import { dayOf } from './pujas.tsx';

interface TodayHeadProps {
  name: string;
  /** Of today, with the dot between it and the date; nothing for a day that the almanac does not reach. */
  tithi: string;
  pujas: readonly Booking[];
  toAnswer: Reply<'POST /booking/get-bookings-by-user'>;
}

/** Whose day it is, which, and what it brings. */
export function TodayHead({ name, tithi, pujas, toAnswer }: TodayHeadProps) {
  const { dayShort, money } = useFormats();
  const t = useTranslations('panditDashboard');
  const [now, today] = [useNow(), useToday()];
  const rupees = pujas.filter((one) => dayOf(one, now) === 'today').reduce((sum, one) => sum + one.sums.asked, 0);
  return (
    <header className="next-step flex flex-wrap items-end justify-between gap-x-6 gap-y-1 p-4 sm:px-5">
      <div className="grow basis-44">
        <h1 className="text-4 wrap-anywhere lg:text-5">{t('title', { name })}</h1>
        <time dateTime={today} className="text-2">
          {dayShort(today)}
          {tithi}
        </time>
      </div>
      {rupees > 0 && (
        <p className="text-2 sm:text-right">
          {t('toReceive')} <b className="text-4 whitespace-nowrap display sm:block">{money(paise(rupees))}</b>
        </p>
      )}
      <FirstRequest page={toAnswer} />
    </header>
  );
}

/** That requests wait, and the first for how long: where they stand below the day's pujas. */
function FirstRequest({ page }: { page: TodayHeadProps['toAnswer'] }) {
  const t = useTranslations('panditDashboard');
  const { count } = page;
  const until = page.bookings[0]?.dueAt;
  if (!until) return null;
  return (
    <a href="#to-answer" className="-mb-2.5 basis-full py-2.5 text-2 font-semibold text-marigold-ink underline">
      <DueTime until={until} says={(when) => t('firstBy', { count, when })} over={t('toAnswer', { count })} />
    </a>
  );
}
