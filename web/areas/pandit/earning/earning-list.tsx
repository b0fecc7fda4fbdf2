import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { download } from '../../../parts/api/download.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useAskedParams } from '../../../parts/use-asked-params.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/form/select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { EarningRow } from './earning-row.tsx';
import { chosenIn, useMore, type Chosen } from './use-earnings.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** The transactions, newest first; what is chosen of them stands in the address. */
export function EarningList({ page }: { page: Reply<'GET /payment/earnings'> }) {
  const { monthLong } = useFormats();
  const t = useTranslations('earnings');
  const { params, change, moving } = useAskedParams();
  const chosen = chosenIn(params);
  const { shown, loading, more } = useMore(page, chosen);
  const choose = (by: (next: URLSearchParams) => void) => change(by, { replace: true, preventScrollReset: true });
  const chooseOne = (part: keyof Chosen, value: string) =>
    choose((next) => (value ? next.set(part, value) : next.delete(part)));
  return (
    <section className="grid gap-4">
      <h2 className="text-4">{t('list')}</h2>
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[13rem_13rem_1fr]">
        <Select
          label={t('month')}
          placeholder={t('allMonths')}
          options={page.months.toReversed().map(({ month }) => ({ value: month, label: monthLong(month) }))}
          value={chosen.month ?? ''}
          onChange={({ currentTarget: { value } }) => chooseOne('month', value)}
        />
        <Select
          label={t('status')}
          placeholder={t('allStatuses')}
          options={(['Paid', 'Pending'] as const).map((value) => ({ value, label: t(value) }))}
          value={chosen.status ?? ''}
          onChange={({ currentTarget: { value } }) => chooseOne('status', value)}
        />
        <div className="col-span-2 lg:col-span-1 lg:justify-self-end">
          <TableButton chosen={chosen} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {!moving && t('shown', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          action={
            <Button
              look="quiet"
              onClick={() => choose((next) => ['month', 'status'].forEach((part) => next.delete(part)))}
            >
              {t('showAll')}
            </Button>
          }
        >
          {t('nothingText')}
        </EmptyState>
      ) : (
        <ul className={cx('grid gap-3 transition-opacity duration-150', moving && 'opacity-55')}>
          {shown.map((one) => (
            <EarningRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {more && (
        <div className="text-center">
          <Button look="quiet" busy={loading && t('loading')} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function TableButton({ chosen }: { chosen: Chosen }) {
  const t = useTranslations('earnings');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download('GET /payment/earnings.csv', { query: chosen });
    } catch (error) {
      toast.failed(failureText(error, t('downloadFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" wide busy={busy && t('downloading')} onClick={() => void save()}>
      <Download size={18} aria-hidden /> {t('download')}
    </Button>
  );
}
