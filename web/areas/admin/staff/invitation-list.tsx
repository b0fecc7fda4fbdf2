import { useTranslations } from 'use-intl';
import type { Invitation } from '#contract/staff.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { DateText, Words } from '../shared/facts.tsx';
import { useFormats } from '../../../i18n/formats.ts';

/** Invitations nobody has followed yet. */
export function InvitationList({ rows }: { rows: readonly Invitation[] }) {
  const t = useTranslations('office.staff');
  const columns = useColumns();
  return (
    <section aria-labelledby="staff-invitations">
      <h2 id="staff-invitations" className="mb-3 text-4">
        {t('invitations')}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-2">{t('noInvitations')}</p>
      ) : (
        <Table label={t('invitations')} columns={columns} rows={rows} keyOf={({ _id }) => _id} size={rows.length} />
      )}
    </section>
  );
}

function useColumns(): Column<Invitation>[] {
  const { momentText } = useFormats();
  const t = useTranslations('office.staff');
  return [
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ name }) => <b className="font-semibold wrap-anywhere">{name}</b>,
    },
    { key: 'phone', header: t('phone'), onCard: 'under', cell: ({ phone }) => phone },
    {
      key: 'by',
      header: t('invitedBy'),
      onCard: 'said',
      cell: ({ invitedBy }) => <Words>{invitedBy?.name ?? t('console')}</Words>,
    },
    { key: 'sent', header: t('sent'), onCard: 'said', cell: ({ sentAt }) => momentText(sentAt) },
    {
      key: 'until',
      header: t('goodUntil'),
      onCard: 'said',
      cell: ({ expiresAt, isOver }) =>
        isOver ? <Badge tone="off">{t('over')}</Badge> : <DateText iso={expiresAt} as="worded" />,
    },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <InvitationButtons invitation={row} />,
    },
  ];
}

function InvitationButtons({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('office.staff');
  const { name } = invitation;
  return (
    <div className="flex flex-wrap gap-2">
      <InvitationButton
        deed="resend"
        look="quiet"
        invitation={invitation}
        words={[t('resend'), t('resending'), t('invited', { name })]}
      />
      <InvitationButton
        deed="revoke"
        look="danger"
        invitation={invitation}
        words={[t('revoke'), t('revoking'), t('revoked', { name })]}
      />
    </div>
  );
}

interface InvitationButtonProps {
  deed: 'resend' | 'revoke';
  look: 'quiet' | 'danger';
  invitation: Invitation;
  /** What it does, is doing, and did. */
  words: readonly [label: string, busy: string, done: string];
}

function InvitationButton({ deed, look, invitation: { _id: invitationId, name }, words }: InvitationButtonProps) {
  const t = useTranslations('office.staff');
  const list = useTranslations('admin.list');
  const [label, busy, done] = words;
  const form = useActionForm({
    name: deed,
    schema: async () => (await import('./staff-forms.ts')).invitationForm,
    values: { invitationId },
    done,
    failure: t('changeFailed'),
  });
  return (
    <ActionFields form={form} className="grid gap-2">
      <input type="hidden" {...form.field('invitationId')} />
      <Button type="submit" look={look} busy={form.busy && busy}>
        <span>
          {label} <span className="sr-only">{list('of', { name })}</span>
        </span>
      </Button>
    </ActionFields>
  );
}
