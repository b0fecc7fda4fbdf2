import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { moneyLists, type MoneyList, type MoneyRow } from '#contract/money.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Select } from '../../../ui/form/select.tsx';
import type { Route } from './+types/route';
import { BookingDialog } from '../bookings/booking-dialog.tsx';
import { failureSentence, saysNothing } from '../shared/failures.ts';
import { ListFrame } from '../shared/list-frame.tsx';
import { useMoneyColumns } from './money-columns.tsx';
import { MoneyTotals } from './money-totals.tsx';
import { moneyPage, saveMoney, totalsNow } from '../shared/money.ts';
import { PayOutDialog } from './pay-out-dialog.tsx';
import { Since, sinceIn } from '../shared/since.tsx';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useListAddress } from '../shared/use-list-address.ts';
import { useOffice } from '../shared/use-office.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('adminPayments.title'), brand: matches[0].loaderData.brand });

const FIRST: MoneyList = 'captures';
const listIn = (text: string | null): MoneyList => moneyLists.find((one) => one === text) ?? FIRST;

/** All money: what came in, went back and is owed, and what needs a person. */
export default function Payments() {
  const t = useTranslations('adminPayments');
  const address = useListAddress();
  const { waiting } = useOffice();
  const { search, page, size } = address;
  const list = listIn(address.get('list'));
  const since = sinceIn(address);
  const answer = useAnswer(JSON.stringify([list, search, since, page, size]), (signal) =>
    moneyPage({ list, search, since, page, size }, signal),
  );
  const totals = useAnswer('totals', totalsNow);
  const [toPay, setToPay] = useState<MoneyRow | null>(null);
  const again = () => {
    answer.again();
    totals.again();
    waiting.again();
  };
  const show = ({ bookingId }: MoneyRow) => address.set({ booking: bookingId }, 'push');
  const choose = (next: MoneyList) => address.set({ list: next === FIRST ? null : next, page: null });
  return (
    <>
      <ListFrame
        title={t('title')}
        lead={(total) => t('lead', { total })}
        searchLabel={t('search')}
        loadingText={t('loading')}
        loadedText={t('loaded')}
        list={answer}
        failure={useFailure()}
        onRetry={again}
        address={address}
        figures={<MoneyTotals totals={totals} unmatched="/admin/payments?list=unmatched" />}
        narrowed={since !== null}
        tools={
          <>
            <Since day={since} address={address} />
            <ListChoice value={list} onChange={choose} />
          </>
        }
        columns={useMoneyColumns({ onOpen: show, onRetried: again, onPayOut: setToPay })}
        onOpen={show}
        save={() => saveMoney({ list, search, since })}
        empty={t(`empty.${list}`)}
      />
      <BookingDialog
        id={address.get('booking')}
        known={undefined}
        onChanged={again}
        onClose={() => address.set({ booking: null })}
      />
      <PayOutDialog row={toPay} onClose={() => setToPay(null)} onNoted={again} />
    </>
  );
}

function ListChoice({ value, onChange }: { value: MoneyList; onChange: (list: MoneyList) => void }) {
  const t = useTranslations('adminPayments');
  return (
    <div className="shrink-0 sm:w-52">
      <Select
        label={t('show')}
        options={moneyLists.map((list) => ({ value: list, label: t(`lists.${list}`) }))}
        value={value}
        onChange={({ currentTarget }) => onChange(listIn(currentTarget.value))}
      />
    </div>
  );
}

function useFailure(): (error: unknown) => string {
  const t = useTranslations('adminPayments');
  const texts = useTranslations('admin.list');
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  return (error) => (saysNothing(error) ? t('odd') : t('failed', { message: failureSentence(error, failures) }));
}
