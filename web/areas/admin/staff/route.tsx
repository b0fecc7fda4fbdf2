import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StaffMember } from '#contract/staff.ts';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { DownloadTable } from '../shared/list-tools.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { StaffList } from './staff-list.tsx';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useOffice } from '../shared/use-office.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('office.staff.title'), brand: matches[0].loaderData.brand });

const loadStaff = async (signal: AbortSignal) => (await ask('GET /staff', {}, { signal })).data;

/** Who works here, and who is asked to. */
export default function Staff() {
  const t = useTranslations('office.staff');
  const ui = useTranslations('ui');
  const { admin } = useOffice();
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<StaffMember | null>(null);
  const lists = useRef<HTMLDivElement>(null);
  const staff = useAnswer('staff', loadStaff);
  /** What was pressed may be gone with its row: the focus stays among the lists. */
  const again = () => {
    lists.current?.focus({ preventScroll: true });
    staff.again();
  };
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-5">{t('title')}</h1>
          <p className="text-2 text-ink-2">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <DownloadTable save={() => download('GET /staff/members.csv', {})} />
          <Button aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        </div>
      </div>
      <div ref={lists} tabIndex={-1} className="grid gap-8 outline-none">
        {staff.error !== undefined ? (
          <ErrorState title={t('failed')} retry={ui('retry')} onRetry={again} />
        ) : (
          <>
            {!staff.data && (
              <p role="status" className="sr-only">
                {t('loading')}
              </p>
            )}
            <StaffList rows={staff.data?.staff} selfId={admin._id} onRemove={setRemoving} />
            <InvitationList rows={staff.data?.invitations} onChanged={again} />
          </>
        )}
      </div>
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        onInvited={() => {
          setInviting(false);
          staff.again();
        }}
      />
      <RemoveDialog
        member={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          setRemoving(null);
          again();
        }}
      />
    </>
  );
}
