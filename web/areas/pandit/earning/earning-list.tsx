import { Download } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { useAskedParams } from '../../../parts/use-asked-params.ts';
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/form/select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { MoreRows } from '../shared/more-rows.tsx';
import { chosenIn } from './chosen.ts';
import { EarningHeads, EarningRow } from './earning-row.tsx';

type EarningListProps = Pick<Reply<'GET /payment/earnings'>, 'months' | 'transactions' | 'nextCursor'>;

/** The transactions, newest first; the address holds the filter. */
export function EarningList({ months, transactions, nextCursor }: EarningListProps) {
  const { monthLong } = useFormats();
  const t = useTranslations('earnings');
  const { params, moving, change } = useAskedParams();
  const chosen = chosenIn(params);
  const { api } = useSite();
  const choose = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    change((next) => (value ? next.set(name, value) : next.delete(name)), { replace: true, preventScrollReset: true });
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-4">{t('list')}</h2>
        <a
          href={addressOf('GET /payment/earnings.csv', { query: chosen }, api)}
          className={cx(buttonClass('text'), '-mr-2')}
        >
          <Download size={18} aria-hidden /> {t('download')}
        </a>
      </div>
      <Form className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[13rem_13rem]">
        <Select
          name="month"
          label={t('month')}
          placeholder={t('allMonths')}
          options={months.toReversed().map(({ month }) => ({ value: month, label: monthLong(month) }))}
          value={chosen.month ?? ''}
          onChange={choose}
        />
        <Select
          name="status"
          label={t('status')}
          placeholder={t('allStatuses')}
          options={(['Paid', 'Pending'] as const).map((value) => ({ value, label: t(value) }))}
          value={chosen.status ?? ''}
          onChange={choose}
        />
        <noscript>
          <Button type="submit" look="quiet">
            {t('choose')}
          </Button>
        </noscript>
      </Form>
      <p role="status" className="sr-only">
        {!moving && t('shown', { count: transactions.length })}
      </p>
      {transactions.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          action={
            <ButtonLink look="quiet" to="/pandit/earning" replace preventScrollReset>
              {t('showAll')}
            </ButtonLink>
          }
        >
          {t('nothingText')}
        </EmptyState>
      ) : (
        <div className={cx('card transition-opacity duration-150', moving && 'opacity-55')}>
          <EarningHeads />
          <ul className="divide-y divide-line">
            {transactions.map((one) => (
              <EarningRow key={one.id} one={one} />
            ))}
          </ul>
        </div>
      )}
      <MoreRows nextCursor={nextCursor} label={t('more')} busy={t('loading')} />
    </section>
  );
}
