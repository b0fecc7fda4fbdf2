import { FileDown, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { Lost } from '../../../parts/site/lost.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';
import { ReceiptSheet } from './receipt-sheet.tsx';

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  context.get(pageContext).call('GET /payment/:bookingId/receipt', { params: { bookingId: id } });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = wordsIn(matches)('receipt.title');
  return pageMeta({ title: loaderData ? `${title} ${loaderData.number}` : title, site: matches[0].loaderData });
};

const bookingAddress = (id: string): string => `/my-bookings/${id}`;

export function ErrorBoundary({ params: { id } }: Route.ErrorBoundaryProps) {
  const t = useTranslations('receipt');
  const wayBack = <WayBack to={bookingAddress(id)}>{t('back')}</WayBack>;
  const back = [bookingAddress(id), t('back')] as const;
  return <Lost title={t('none')} text={t('noneText')} back={back} failed={t('failed')} wayBack={wayBack} />;
}

export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const t = useTranslations('receipt');
  const { api } = useSite();
  const params = { bookingId: receipt.bookingId };
  return (
    <div className="measure max-w-[46rem]! pt-4 pb-4 md:pt-6 print:p-0">
      <WayBack to={bookingAddress(receipt.bookingId)}>{t('back')}</WayBack>
      <ReceiptSheet receipt={receipt} />
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> {t('print')}
        </Button>
        <a href={addressOf('GET /payment/:bookingId/receipt.pdf', { params }, api)} className={buttonClass('quiet')}>
          <FileDown size={18} aria-hidden /> {t('pdf')}
        </a>
      </div>
    </div>
  );
}
