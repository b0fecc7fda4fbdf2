import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { inviteInput, removeInput } from '#contract/staff.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadTable } from '../shared/list-tools.tsx';
import { useOffice } from '../shared/use-office.ts';
import type { Route } from './+types/route';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { invitationForm } from './staff-forms.ts';
import { StaffList } from './staff-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('office.staff.title'), site: matches[0].loaderData });

/** The address says which dialog is open. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { staff, invitations } = await context.get(pageContext).call('GET /staff', {});
  const removing = staff.find(({ _id }) => _id === url.searchParams.get('remove')) ?? null;
  return { staff, invitations, removing, inviting: url.searchParams.has('invite') };
}

export const action = formAction({
  invite: step(inviteInput, async (body, { call }) => void (await call('POST /staff/invite', { body }))),
  resend: step(invitationForm, async (body, { call }) => void (await call('POST /staff/resend-invitation', { body }))),
  revoke: step(invitationForm, async (body, { call }) => void (await call('POST /staff/revoke-invitation', { body }))),
  remove: step(removeInput, async (body, { call }) => void (await call('POST /staff/remove', { body }))),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('office.staff');
  return (
    <>
      <h1 className="mb-5 text-5">{t('title')}</h1>
      <AreaError title={t('failed')} />
    </>
  );
}

/** Who works here, and who is asked to. */
export default function Staff({ loaderData: { staff, invitations, removing, inviting } }: Route.ComponentProps) {
  const t = useTranslations('office.staff');
  const { admin } = useOffice();
  const navigate = useNavigate();
  const close = () => void navigate('/admin/staff', { replace: true, preventScrollReset: true });
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-5">{t('title')}</h1>
          <p className="text-2 text-ink-2">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <DownloadTable save={addressOf('GET /staff/members.csv', {}, useSite().api)} />
          <Form preventScrollReset>
            <Button type="submit" name="invite" value="1" aria-haspopup="dialog">
              {t('invite')}
            </Button>
          </Form>
        </div>
      </div>
      <div className="grid gap-8">
        <StaffList rows={staff} selfId={admin._id} />
        <InvitationList rows={invitations} />
      </div>
      <InviteDialog open={inviting} onClose={close} />
      <RemoveDialog member={removing} onClose={close} />
    </>
  );
}
