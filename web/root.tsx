import { useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import type { Route } from './+types/root';
import headings from './fonts/anek-latin-640.woff2?url';
import letters from './fonts/noto-latin.woff2?url';
import { pathOf } from './i18n/address.ts';
import { wordsText } from './i18n/catalogues.server.ts';
import { withDigits } from './i18n/reader.ts';
import { localNames } from './i18n/names/local-names.server.ts';
import { TIME_ZONE, useWords } from './i18n/words.ts';
import { pageContext } from './load-context.ts';
import { Jhoti } from './parts/site/art.tsx';
import { unanswered } from './parts/api/api.ts';
import { API_BASE_NAME } from './parts/api/api-base.ts';
import { Coming } from './parts/line/coming.tsx';
import { setClock } from './parts/clock.ts';
import { useSite } from './parts/site/brand.ts';
import { AlreadyIn } from './parts/site/already-in.tsx';
import { NewNotice } from './parts/site/new-notice.tsx';
import { TrialBanner } from './parts/site/trial-banner.tsx';
import { DocumentScripts, useIsDocument } from './parts/site/document.tsx';
import { LateScripts } from './parts/site/late-scripts.tsx';
import { Retry } from './parts/site/retry.tsx';
import { SessionProvider } from './parts/api/session.tsx';
import { sentenceIn, toldBy } from './parts/api/try-again.ts';
import './styles/app.css';
import { ButtonLink } from './ui/button.tsx';
import { AnswersProvider } from './parts/forms/answers.tsx';
import { useHydrated } from './ui/hydrated.ts';
import { useRouteFocus } from './ui/route-focus.ts';
import { ToastProvider } from './ui/overlay/toast.tsx';
import { asInstant } from '#domain/time.ts';

/** What every page needs once: who is signed in, and what the product is called here. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, brand, origin, sandbox, trial, api, policy, locale, ownDigits, call } = context.get(pageContext);
  const pageWords = wordsText(locale, 'base', 'ownWork');
  const drawnAt = asInstant(Date.now());
  const names = await localNames(call, locale);
  const reads = withDigits(locale, ownDigits);
  return { viewer, brand, origin, sandbox, trial, api, policy, locale, reads, names, pageWords, drawnAt };
}

/** Moving about does not change who is here; what a form did may, and so does what leads to Login. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  formMethod === undefined
    ? [currentUrl, nextUrl].some(({ pathname }) => pathOf(pathname) === '/login')
    : defaultShouldRevalidate;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // every page is written in them; without this they are only asked for once the styles are there
  ...[letters, headings].map(
    (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  ),
];

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.brand ?? 'Sankalp' }];

export function Layout({ children }: { children: React.ReactNode }) {
  const { locale, reads, messages } = useWords();
  const { api, drawnAt } = useSite();
  // before anything below is drawn that counts time
  useState(() => setClock(drawnAt));
  const isDocument = useIsDocument();
  const viewer = useRouteLoaderData<typeof loader>('root')?.viewer?._id;
  return (
    <html lang={locale} data-awake={useHydrated() || undefined} data-person={isDocument ? viewer : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdf8ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c1310" media="(prefers-color-scheme: dark)" />
        <meta name={API_BASE_NAME} content={api} />
        <Meta />
        <Links />
      </head>
      <body>
        <IntlProvider locale={reads} timeZone={TIME_ZONE} messages={messages}>
          <TrialBanner />
          {children}
        </IntlProvider>
        {isDocument ? (
          <DocumentScripts />
        ) : (
          <>
            <ScrollRestoration />
            <LateScripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('ui');
  useEffect(() => void Object.assign(unanswered, { timeout: t('timeout'), offline: t('offline') }), [t]);
  useRouteFocus();
  return (
    <SessionProvider initial={loaderData.viewer}>
      <ToastProvider label={t('notices')}>
        <AnswersProvider>
          <NewNotice />
          <AlreadyIn />
          <Outlet />
        </AnswersProvider>
        <Coming />
      </ToastProvider>
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations('ui');
  const isNothing = isRouteErrorResponse(error) && error.status === 404;
  const text = isNothing ? (sentenceIn(error) ?? error.statusText) : (toldBy(error) ?? t('pageFailedText'));
  return (
    <main className="measure grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
      <Jhoti className="size-32 opacity-60" />
      <h1 className="text-5">{t('pageFailed')}</h1>
      <p className="text-ink-2">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {!isNothing && <Retry error={error} look="main" />}
        <ButtonLink to="/home" reloadDocument look={isNothing ? 'main' : 'quiet'}>
          {t('backHome')}
        </ButtonLink>
      </div>
    </main>
  );
}
