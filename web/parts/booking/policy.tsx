import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { stateOf } from '#domain/booking.ts';
import { rungsOf, type Policy, type Rung } from '#domain/booking/cancellation.ts';
import { minus, NO_MONEY, paise, plus, type Paise } from '#domain/money.ts';
import { asInstant, dayAt, instantOf, type Instant } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';
import { cx } from '../../ui/cx.ts';

/** What a family gets back by how long before the puja it cancels, and what where the pandit withdraws: before anything is asked. */
export function PolicyTerms({ policy }: { policy: Policy }) {
  const t = useTranslations('policy');
  const rungs = rungsOf(policy, { held: NO_MONEY, credit: NO_MONEY }, asInstant(0), asInstant(0));
  const named = rungs.map((rung, index) => {
    const sooner = rungs[index - 1]?.hours ?? null;
    if (rung.hours === null) return { rung, when: t('later', { hours: sooner ?? 0 }) };
    return {
      rung,
      when: sooner === null ? t('before', { hours: rung.hours }) : t('between', { from: rung.hours, to: sooner }),
    };
  });
  return <Rungs rungs={named} policy={policy} isMarked={false} />;
}

/** The same for one booking, by its own days and in its own rupees as far as they are known; what is past is struck, and the present marked. */
export function PolicyOfBooking({ booking, now }: { booking: Booking; now: Instant }) {
  const { dayPlain, momentText } = useFormats();
  const t = useTranslations('policy');
  const { policy, startsAt, startTime, heldAmount, creditAmount, sums, bookingStatus: status } = booking;
  const credit = paise(creditAmount);
  // before it is paid what is asked counts, credit included
  const held = stateOf(status)?.takesMoney ? plus(paise(sums.due), credit) : paise(heldAmount);
  const named = rungsOf(policy, { held, credit }, instantOf(startsAt), now).map((rung) => ({
    rung,
    when:
      rung.until === null
        ? t('after')
        : startTime === null
          ? t('untilEndOf', { day: dayPlain(dayAt(asInstant(rung.until - 1))) })
          : t('until', { at: momentText(new Date(rung.until).toISOString()) }),
  }));
  return <Rungs rungs={named} policy={policy} held={held} isMarked />;
}

interface RungsProps {
  rungs: readonly { readonly rung: Rung; readonly when: string }[];
  policy: Policy;
  /** The advance it is about; none while nobody knows how much that is. */
  held?: ReturnType<typeof paise>;
  /** Which is past and which is now is known. */
  isMarked: boolean;
}

function Rungs({ rungs, policy, held = NO_MONEY, isMarked }: RungsProps) {
  const { money } = useFormats();
  const t = useTranslations('policy');
  const inSums = held > 0;
  const said = (back: Paise, credit: Paise): string => {
    const sums = { amount: money(back), credit: money(credit) };
    if (credit === 0) return back > 0 ? t('back', sums) : t('none');
    return back > 0 ? t('backCredit', sums) : t('creditAlone', sums);
  };
  const cancelled = ({ back, again, percent }: Rung): string =>
    inSums ? said(minus(back, again), again) : t('share', { percent });
  const withdrawn = ({ credit, again, percent }: Rung): string =>
    inSums ? said(minus(held, again), plus(again, credit)) : t('shareCredit', { percent, rest: 100 - percent });
  return (
    <div className="grid gap-2 text-2">
      <table className="stacks w-full max-sm:table-fixed border-collapse text-left">
        {!inSums && <caption className="pb-1 text-left text-1 text-ink-2">{t('of')}</caption>}
        <thead className="text-1 text-ink-2">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal max-sm:w-[32%]">
              {t('when')}
            </th>
            <th scope="col" className="py-1 pr-3 font-normal max-sm:w-[29%]">
              {t('you')}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t('pandit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ rung, when }) => {
            const isNow = isMarked && rung.when === 'now';
            const isPast = isMarked && rung.when === 'past';
            return (
              <tr
                key={when}
                aria-current={isNow || undefined}
                className={cx(
                  'border-t border-line align-top',
                  isNow && 'bg-sunk font-semibold',
                  isPast && 'text-ink-2',
                )}
              >
                <th scope="row" className="py-2 pr-3 font-[inherit]">
                  <Struck is={isPast}>{when}</Struck>
                  {(isNow || isPast) && <span className="sr-only"> ({t(isNow ? 'now' : 'over')})</span>}
                </th>
                <td data-label={t('you')} className="py-2 pr-3">
                  <Struck is={isPast}>{cancelled(rung)}</Struck>
                </td>
                <td data-label={t('pandit')} className="py-2">
                  <Struck is={isPast}>{withdrawn(rung)}</Struck>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-1 text-ink-2">{t('credit', { credit: money(paise(policy.credit)) })}</p>
    </div>
  );
}

const Struck = ({ is, children }: { is: boolean; children: ReactNode }) => (is ? <s>{children}</s> : children);
