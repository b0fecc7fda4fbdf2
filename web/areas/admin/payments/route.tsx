import { useTranslations } from 'use-intl';
import type { MoneyRow } from '#contract/money.ts';
import { moneyLists } from '#domain/choices.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { bookingAsked, operatorSteps } from '../bookings/booking-asked.ts';
import { BookingDialog } from '../bookings/booking-dialog.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { dayIn } from '../shared/list-page.ts';
import { Since } from '../shared/since.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { useMoneyColumns } from './money-columns.tsx';
import { FIRST, listIn } from './list-in.ts';
import { payOutForm, retryForm } from './money-forms.ts';
import { MoneyTotals } from './money-totals.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminPayments.title'), site: matches[0].loaderData });

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  booking: await bookingAsked(url, context.get(pageContext)),
});

export const action = formAction({
  ...operatorSteps,
  retry: step(retryForm, async (body, { call }) => void (await call('POST /payment/admin/retry-refund', { body }))),
  payOut: step(payOutForm, async ({ amount, ...rest }, { call }) => {
    await call('POST /payment/admin/pay-out', { body: { ...rest, amount: Number(amount) } });
  }),
});
export const clientAction = keepTyped;

/** All money: what came in, went back and is owed, and what needs a person. */
export default function Payments({ loaderData: { booking }, matches }: Route.ComponentProps) {
  const { list, totals, narrowed } = matches[3].loaderData;
  const t = useTranslations('adminPayments');
  const address = useListAddress();
  const shown = listIn(address.get('list'));
  const since = dayIn(address.get('since'));
  const show = ({ bookingId }: MoneyRow) => address.set({ booking: bookingId }, 'push');
  const columns = useMoneyColumns({ onOpen: show, onPayOut: (row) => address.set({ pay: row._id }, 'push') });
  return (
    <>
      <ListFrame
        words={t}
        lead={(total) => t('lead', { total })}
        list={list}
        address={address}
        figures={<MoneyTotals totals={totals} />}
        narrowed={since !== null}
        // which of the lists it is stands in sight: on a phone, too
        which={
          <FilterSelect
            name="list"
            label={t('show')}
            every={t(`lists.${FIRST}`)}
            options={moneyLists.filter((one) => one !== FIRST)}
            wordOf={(one) => t(`lists.${one}`)}
            value={shown === FIRST ? null : shown}
            onChange={(next) => address.set({ list: next, page: null })}
          />
        }
        filters={since && <Since day={since} />}
        columns={columns}
        onOpen={show}
        save={addressOf('GET /payment/admin/list.csv', { query: narrowed }, useSite().api)}
        empty={t(`empty.${narrowed.list}`)}
      />
      <BookingDialog opened={booking} onClose={() => address.set({ booking: null })} />
      <PayOutDialog
        row={list.rows.find((row) => row._id === address.get('pay') && row.case === null)}
        onClose={() => address.set({ pay: null })}
      />
    </>
  );
}
