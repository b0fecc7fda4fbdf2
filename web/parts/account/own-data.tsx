import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '../api/api.ts';
import { today } from '../today.ts';
import { saveFile } from '../api/download.ts';
import { failureText } from '../api/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Settings, SettingRow } from './setting-row.tsx';

/** What we hold, to take along; and the way out. */
export function OwnData({ phone, bookings }: { phone: string; bookings: string }) {
  const t = useTranslations('account.data');
  const [leaving, setLeaving] = useState(false);
  const { download, busy } = useDownload();
  return (
    <>
      <Settings id="data" title={t('title')}>
        <SettingRow title={t('download')} text={t('downloadText')}>
          <Button look="quiet" busy={busy && t('preparing')} onClick={() => void download()}>
            {t('downloadButton')}
          </Button>
        </SettingRow>
        <SettingRow title={t('delete')} text={t('deleteText')}>
          <Button look="danger" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {t('deleteButton')}
          </Button>
        </SettingRow>
      </Settings>
      <DeleteAccount phone={phone} bookings={bookings} open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function useDownload() {
  const t = useTranslations('account.data');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await ask('GET /user/export-data', {});
      saveFile(`my-data-${today()}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      toast.done(t('downloaded'));
    } catch (error) {
      toast.failed(failureText(error, t('downloadFailed')));
    } finally {
      setBusy(false);
    }
  };
  return { download, busy };
}
