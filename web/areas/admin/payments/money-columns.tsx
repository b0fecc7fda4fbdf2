import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MoneyRow } from '#contract/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { shortId } from '#domain/booking.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Words } from '../shared/facts.tsx';
import { MoneyBadge, useMoneyNotes } from '../shared/money-words.tsx';
import { moneyText } from '../shared/money.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { AskButton, OpenLink } from '../shared/open-button.tsx';

interface RowDeeds {
  onOpen: (row: MoneyRow) => void;
  onPayOut: (row: MoneyRow) => void;
}

/** The columns every list of money has. */
export function useMoneyColumns({ onOpen, onPayOut }: RowDeeds): Column<MoneyRow>[] {
  const { momentText } = useFormats();
  const t = useTranslations('adminPayments');
  const list = useTranslations('admin.list');
  const notes = useMoneyNotes();
  return [
    {
      key: 'when',
      header: t('when'),
      onCard: 'short',
      cell: ({ at }) => (
        <time dateTime={at} className="text-2 whitespace-nowrap text-ink-2">
          {momentText(at)}
        </time>
      ),
    },
    {
      key: 'family',
      header: t('family'),
      onCard: 'title',
      cell: ({ family }) => (
        <Words>
          <b className="font-semibold">{family.name}</b>{' '}
          <span className="hidden whitespace-nowrap text-ink-2 @min-[60rem]/records:block">
            {family.phone && spoken(family.phone)}
          </span>
        </Words>
      ),
    },
    {
      key: 'what',
      header: t('what'),
      onCard: 'under',
      cell: (row) => (
        <span className="block wrap-anywhere text-ink-2">
          {/* most are payments */}
          {row.kind === 'capture' ? (
            <>
              {[t(`purposes.${row.purpose}`), ...notes({ ...row, reference: null })].join('\u00a0· ')}
              {/* on a card the opened booking says it */}
              <span className="hidden text-1 @min-[60rem]/records:block">{row.reference}</span>
            </>
          ) : (
            [`${t(`kinds.${row.kind}`)} ${t(`purposes.${row.purpose}`)}`, ...notes(row)].join('\u00a0· ')
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('amount'),
      atEnd: true,
      onCard: 'corner',
      cell: ({ amount }) => <b className="font-semibold whitespace-nowrap">{moneyText(amount)}</b>,
    },
    { key: 'pandit', header: t('pandit'), onCard: 'bit', cell: ({ pandit }) => <Words>{pandit.name}</Words> },
    {
      key: 'status',
      header: t('status'),
      onCard: 'mark',
      cell: (row) =>
        row.status === 'applied' ? (
          <span className="text-1 font-semibold whitespace-nowrap text-leaf">{t('states.applied')}</span>
        ) : (
          <MoneyBadge row={row} />
        ),
    },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => (
        <div className="grid gap-2 max-sm:justify-items-end">
          <div className="-my-3 flex flex-wrap items-center justify-end gap-x-1.5 @min-[60rem]/records:grid">
            <OpenLink
              label={t('view')}
              name={t('rowName', {
                kind: t(`kinds.${row.kind}`),
                amount: moneyText(row.amount),
                family: row.family.name,
              })}
              asks={['booking', row.bookingId]}
              onClick={() => onOpen(row)}
            />
            <span className="text-1 text-ink-2 @min-[60rem]/records:-mt-3.5 @min-[60rem]/records:mb-2">
              #{shortId(row.bookingId)}
            </span>
          </div>
          {row.status === 'failed' && <RetryButton refundId={row._id} />}
          {row.case && (
            <Link to={`/admin/cases/${row.case._id}`} className="py-2 text-2 text-maroon underline underline-offset-4">
              {t('caseOpen', { number: row.case.number })}
            </Link>
          )}
          {row.status === 'owed' && !row.case && (
            <AskButton look="quiet" asks={['pay', row._id]} onClick={() => onPayOut(row)}>
              <span>
                {t('payOut.open')} <span className="sr-only">{list('of', { name: row.pandit.name })}</span>
              </span>
            </AskButton>
          )}
        </div>
      ),
    },
  ];
}

/** Sends a refund that failed once more; pressing twice sends it once. */
function RetryButton({ refundId }: { refundId: string }) {
  const t = useTranslations('adminPayments');
  const form = useActionForm({
    name: 'retry',
    schema: async () => (await import('./money-forms.ts')).retryForm,
    values: { refundId },
    done: t('retried'),
    failure: t('retryFailed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="grid gap-2">
      <input type="hidden" {...form.field('refundId')} />
      <Button type="submit" look="quiet" busy={form.busy && t('retrying')}>
        {t('retry')}
      </Button>
    </ActionFields>
  );
}
