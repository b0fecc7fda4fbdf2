import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DialogOpener } from './dialog-opener.tsx';
import { Settings, SettingRow } from './setting-row.tsx';
import { useOpen } from './use-open.ts';

/** What we hold, to take along; and the way out. */
export function OwnData({ phone, bookings }: { phone: string; bookings: '/my-bookings' | '/pandit/bookings' }) {
  const t = useTranslations('account.data');
  const [open, setOpen] = useOpen('delete');
  return (
    <>
      <Settings id="data" title={t('title')}>
        <SettingRow title={t('notices')} text={t('noticesText')}>
          <ButtonLink look="quiet" to={bookings === '/my-bookings' ? '/my-notices' : '/pandit/notices'}>
            {t('noticesButton')}
          </ButtonLink>
        </SettingRow>
        <SettingRow title={t('download')} text={t('downloadText')}>
          <ButtonLink look="quiet" to="/my-data" reloadDocument>
            {t('downloadButton')}
          </ButtonLink>
        </SettingRow>
        <SettingRow title={t('delete')} text={t('deleteText')}>
          <DialogOpener look="danger" opens="delete" aria-label={t('delete')} onOpen={() => setOpen('delete')}>
            {t('deleteButton')}
          </DialogOpener>
        </SettingRow>
      </Settings>
      <DeleteAccount phone={phone} bookings={bookings} open={open === 'delete'} onClose={() => setOpen(null)} />
    </>
  );
}
