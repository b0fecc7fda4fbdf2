import { useTranslations } from 'use-intl';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { WholeSheet, WholeSheetButtons } from '../../../parts/booking/rest/whole-sheet.tsx';
import { Lost } from '../../../parts/site/lost.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';

export const loader = ({ params: { id }, context }: Route.LoaderArgs) =>
  context.get(pageContext).call('GET /payment/:bookingId/whole-receipt', { params: { bookingId: id } });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = wordsIn(matches)('wholeReceipt.title');
  return pageMeta({ title: loaderData ? `${title} ${loaderData.number}` : title, site: matches[0].loaderData });
};

const bookingAddress = (id: string): string => `/pandit/bookings/${id}`;

export function ErrorBoundary({ params: { id } }: Route.ErrorBoundaryProps) {
  const t = useTranslations('receipt');
  const w = useTranslations('wholeReceipt');
  const wayBack = <WayBack to={bookingAddress(id)}>{t('back')}</WayBack>;
  const back = [bookingAddress(id), t('back')] as const;
  return <Lost title={t('none')} text={w('noneText')} back={back} failed={t('failed')} wayBack={wayBack} />;
}

export default function WholeReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const t = useTranslations('receipt');
  return (
    <div className="max-w-[46rem] print:p-0">
      <WayBack to={bookingAddress(receipt.bookingId)}>{t('back')}</WayBack>
      <WholeSheet receipt={receipt} />
      <WholeSheetButtons bookingId={receipt.bookingId} />
    </div>
  );
}
