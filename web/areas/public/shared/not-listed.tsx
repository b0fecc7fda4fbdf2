import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { Jhoti } from '../../../parts/site/art.tsx';
import { PageFailed } from '../../../parts/site/page-failed.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

interface NotListedProps {
  title: string;
  text: string;
  back: readonly [to: string, label: string];
}

/** Shown if an address leads to nothing of ours (404), with a way on; anything else can be tried again. */
export function NotListed({ title, text, back: [to, label] }: NotListedProps) {
  const t = useTranslations('ui');
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailed heading={label} title={t('tryAgain')} />;
  return (
    <div className="measure grid justify-items-center gap-3 py-20 text-center">
      <Jhoti className="size-32 opacity-60" />
      <h1 className="text-5">{title}</h1>
      <p className="max-w-[46ch] text-ink-2">{text}</p>
      <ButtonLink to={to} className="mt-3">
        {label}
      </ButtonLink>
    </div>
  );
}

/** An address that is not even well made leads to nothing as well. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status === 400) throw new Response(null, { status: 404 });
    throw error;
  }
}
