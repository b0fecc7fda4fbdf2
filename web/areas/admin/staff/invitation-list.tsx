import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Invitation } from '#contract/staff.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { DateText, Words } from '../shared/facts.tsx';
import { useFormats } from '../../../i18n/formats.ts';

interface InvitationListProps {
  rows: readonly Invitation[] | undefined;
  onChanged: () => void;
}

/** Invitations nobody has followed yet. */
export function InvitationList({ rows, onChanged }: InvitationListProps) {
  const t = useTranslations('office.staff');
  const columns = useColumns(onChanged);
  return (
    <section aria-labelledby="staff-invitations">
      <h2 id="staff-invitations" className="mb-3 text-4">
        {t('invitations')}
      </h2>
      {rows?.length === 0 ? (
        <p className="text-ink-2">{t('noInvitations')}</p>
      ) : (
        <Table
          label={t('invitations')}
          columns={columns}
          rows={rows ?? 'coming'}
          keyOf={({ _id }) => _id}
          size={rows?.length ?? 1}
        />
      )}
    </section>
  );
}

function useColumns(onChanged: () => void): Column<Invitation>[] {
  const { momentText } = useFormats();
  const t = useTranslations('office.staff');
  return [
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ name }) => <b className="font-semibold wrap-anywhere">{name}</b>,
    },
    { key: 'phone', header: t('phone'), cell: ({ phone }) => phone },
    { key: 'by', header: t('invitedBy'), cell: ({ invitedBy }) => <Words>{invitedBy?.name ?? t('console')}</Words> },
    { key: 'sent', header: t('sent'), cell: ({ sentAt }) => momentText(sentAt) },
    {
      key: 'until',
      header: t('goodUntil'),
      cell: ({ expiresAt, isOver }) =>
        isOver ? <Badge tone="off">{t('over')}</Badge> : <DateText iso={expiresAt} as="worded" />,
    },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <InvitationButtons invitation={row} onChanged={onChanged} />,
    },
  ];
}

function InvitationButtons({ invitation, onChanged }: { invitation: Invitation; onChanged: () => void }) {
  const t = useTranslations('office.staff');
  const list = useTranslations('admin.list');
  const toast = useToast();
  const [busy, setBusy] = useState<'resend' | 'revoke' | null>(null);
  const { _id: invitationId, name } = invitation;

  const take = async (step: 'resend' | 'revoke', done: string, call: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(step);
    try {
      await call();
      toast.done(done);
      onChanged();
    } catch (error) {
      toast.failed(failureText(error, t('changeFailed')));
    } finally {
      setBusy(null);
    }
  };
  const body = { invitationId };
  const resend = () => take('resend', t('invited', { name }), () => ask('POST /staff/resend-invitation', { body }));
  const revoke = () => take('revoke', t('revoked', { name }), () => ask('POST /staff/revoke-invitation', { body }));
  const of = <span className="sr-only">{list('of', { name })}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" busy={busy === 'resend' && t('resending')} onClick={() => void resend()}>
        <span>
          {t('resend')} {of}
        </span>
      </Button>
      <Button look="danger" busy={busy === 'revoke' && t('revoking')} onClick={() => void revoke()}>
        <span>
          {t('revoke')} {of}
        </span>
      </Button>
    </div>
  );
}
