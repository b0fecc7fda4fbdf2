import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StaffMember } from '#contract/staff.ts';
import { Button } from '../../../ui/button.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { DateText, PhoneLink, Words } from '../shared/facts.tsx';
import { useFormats } from '../../../i18n/formats.ts';

interface StaffListProps {
  rows: readonly StaffMember[];
  selfId: string;
}

/** The admins. Nobody finds a button to remove themselves. */
export function StaffList({ rows, selfId }: StaffListProps) {
  const t = useTranslations('office.staff');
  return (
    <section aria-labelledby="staff-members">
      <h2 id="staff-members" className="sr-only">
        {t('members')}
      </h2>
      <Table
        label={t('members')}
        columns={useColumns(selfId, rows.length > 1)}
        rows={rows}
        keyOf={({ _id }) => _id}
        size={rows.length}
      />
    </section>
  );
}

function useColumns(selfId: string, mayRemove: boolean): Column<StaffMember>[] {
  const { momentText } = useFormats();
  const t = useTranslations('office.staff');
  const list = useTranslations('admin.list');
  const removal: Column<StaffMember> = {
    key: 'action',
    header: t('action'),
    onCard: 'foot',
    cell: (row) =>
      row._id !== selfId && (
        <Form preventScrollReset>
          <Button type="submit" name="remove" value={row._id} look="danger" aria-haspopup="dialog">
            <span>
              {t('remove')} <span className="sr-only">{list('of', { name: row.name })}</span>
            </span>
          </Button>
        </Form>
      ),
  };
  return [
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ _id, name }) => (
        <span className="wrap-anywhere">
          <b className="font-semibold">{name}</b>
          {_id === selfId && (
            <span className="ml-2 rounded-full bg-sunk px-2.5 py-0.5 text-1 text-ink-2">{t('you')}</span>
          )}
        </span>
      ),
    },
    { key: 'phone', header: t('phone'), onCard: 'under', cell: ({ phone }) => <PhoneLink phone={phone} /> },
    { key: 'since', header: t('since'), onCard: 'said', cell: ({ since }) => <DateText iso={since} as="worded" /> },
    {
      key: 'by',
      header: t('invitedBy'),
      onCard: 'said',
      cell: ({ invitedBy }) => <Words>{invitedBy?.name ?? t('console')}</Words>,
    },
    {
      key: 'last',
      header: t('lastSignIn'),
      onCard: 'said',
      cell: ({ lastSignIn }) => (lastSignIn ? momentText(lastSignIn) : t('never')),
    },
    ...(mayRemove ? [removal] : []),
  ];
}
