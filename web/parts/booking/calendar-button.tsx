import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { download } from '../download.ts';
import { failureText } from '../sentence.ts';

/** The booking as an entry for one's own calendar. */
export function CalendarButton({ id }: { id: string }) {
  const t = useTranslations('bookingPage');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await download('GET /booking/:id/calendar', { params: { id } });
    } catch (error) {
      toast.failed(failureText(error, t('calendarFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy && t('calendarBusy')} onClick={() => void take()}>
      <CalendarPlus size={18} aria-hidden /> {t('calendar')}
    </Button>
  );
}
