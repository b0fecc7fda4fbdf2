import { useTranslations } from 'use-intl';
import type { MoneyRow } from '#contract/money.ts';
import { moneyLists, type MoneyList } from '#domain/choices.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Select } from '../../../ui/form/select.tsx';
import { bookingAsked, operatorSteps } from '../bookings/booking-asked.ts';
import { BookingDialog } from '../bookings/booking-dialog.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { dayIn, listAsked } from '../shared/list-page.ts';
import { Since } from '../shared/since.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { useMoneyColumns } from './money-columns.tsx';
import { payOutForm, retryForm } from './money-forms.ts';
import { MoneyTotals } from './money-totals.tsx';
import { PayOutDialog } from './pay-out-dialog.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminPayments.title'), brand: matches[0].loaderData.brand });

const FIRST: MoneyList = 'captures';
const listIn = (text: string | null): MoneyList => moneyLists.find((one) => one === text) ?? FIRST;

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const asking = context.get(pageContext);
  const { page, pageSize, search } = listAsked(url, request);
  const since = dayIn(url.searchParams.get('since'));
  const narrowed = {
    list: listIn(url.searchParams.get('list')),
    ...(search && { search }),
    ...(since && { since }),
  };
  const [list, totals, booking] = await Promise.all([
    asking.call('GET /payment/admin/list', { query: { ...narrowed, page, pageSize } }),
    asking.call('GET /payment/admin/totals', {}).catch(refusedAs(null)),
    bookingAsked(url, asking),
  ]);
  return { list, totals, booking, narrowed };
}

export const action = formAction({
  ...operatorSteps,
  retry: step(retryForm, async (body, { call }) => void (await call('POST /payment/admin/retry-refund', { body }))),
  payOut: step(payOutForm, async ({ amount, ...rest }, { call }) => {
    await call('POST /payment/admin/pay-out', { body: { ...rest, amount: Number(amount) } });
  }),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('adminPayments');
  return (
    <ListFailed title={t('title')} odd={t('odd')} failed={(message) => t('failed', { message })} loaded={t('loaded')} />
  );
}

/** All money: what came in, went back and is owed, and what needs a person. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  const { list, totals, booking, narrowed } = loaderData;
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
        tools={
          <>
            <Since day={since} />
            <div className="shrink-0 sm:w-52">
              <Select
                name="list"
                label={t('show')}
                options={moneyLists.map((one) => ({ value: one, label: t(`lists.${one}`) }))}
                value={shown}
                onChange={({ currentTarget: { value } }) =>
                  address.set({ list: value === FIRST ? null : value, page: null })
                }
              />
            </div>
          </>
        }
        columns={columns}
        onOpen={show}
        save={addressOf('GET /payment/admin/list.csv', { query: narrowed }, useSite().api)}
        empty={t(`empty.${narrowed.list}`)}
      />
      <BookingDialog opened={booking} onClose={() => address.set({ booking: null })} />
      <PayOutDialog
        row={list.rows.find(({ _id }) => _id === address.get('pay'))}
        onClose={() => address.set({ pay: null })}
      />
    </>
  );
}
