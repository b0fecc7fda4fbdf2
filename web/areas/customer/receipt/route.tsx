import { FileDown, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { requireRole } from '../../../parts/api/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Route } from './+types/route';
import { Lost } from '../../../parts/site/lost.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  await requireRole(request, ['user']);
  return (await ask('GET /payment/:bookingId/receipt', { params: { bookingId: id } })).data;
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = wordsIn(matches)('receipt.title');
  return pageMeta({ title: loaderData ? `${title} ${loaderData.number}` : title, brand: matches[0].loaderData.brand });
};

const addressOf = (id: string): string => `/my-bookings/${id}`;

export function HydrateFallback({ params: { id } }: Route.HydrateFallbackProps) {
  const t = useTranslations('receipt');
  return (
    <Frame id={id}>
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-[34rem] rounded-card!" />
      </div>
    </Frame>
  );
}

export function ErrorBoundary({ params: { id } }: Route.ErrorBoundaryProps) {
  const t = useTranslations('receipt');
  const wayBack = <WayBack to={addressOf(id)}>{t('back')}</WayBack>;
  const back = [addressOf(id), t('back')] as const;
  return <Lost title={t('none')} text={t('noneText')} back={back} failed={t('failed')} wayBack={wayBack} />;
}

export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const t = useTranslations('receipt');
  return (
    <Frame id={receipt.bookingId}>
      <ReceiptSheet receipt={receipt} />
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> {t('print')}
        </Button>
        <PdfButton bookingId={receipt.bookingId} />
      </div>
    </Frame>
  );
}

function Frame({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations('receipt');
  return (
    <div className="measure max-w-[46rem]! pt-4 pb-4 md:pt-6 print:p-0">
      <WayBack to={addressOf(id)}>{t('back')}</WayBack>
      {children}
    </div>
  );
}

function PdfButton({ bookingId }: { bookingId: string }) {
  const t = useTranslations('receipt');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await download('GET /payment/:bookingId/receipt.pdf', { params: { bookingId } });
    } catch (error) {
      toast.failed(failureText(error, t('pdfFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy && t('pdfBusy')} onClick={() => void take()}>
      <FileDown size={18} aria-hidden /> {t('pdf')}
    </Button>
  );
}
