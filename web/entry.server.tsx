import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { createRequestHandler, RouterContextProvider, ServerRouter } from 'react-router';
import './i18n/dates/more-dates.ts';
import { pageContext } from './load-context.ts';
import { isAsDocument } from './parts/site/document.tsx';

// the server draws with the router and the React of this bundle, which are made for production, and loads no others
export { createRequestHandler, pageContext, RouterContextProvider };

/** A page is sent whole: search engines and slow phones get all of it in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const isDocument = routerContext.staticHandlerContext.matches.some(({ route }) => isAsDocument(route));
  // a document has no script in it that one reply alone allows
  const nonce = isDocument ? undefined : loadContext.get(pageContext).nonce;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...(nonce !== undefined && { nonce })} />,
    // nor is a part of it sent behind the rest, for scripts to put in its place: there may be none
    {
      ...(nonce !== undefined && { nonce }),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: AbortSignal.timeout(8_000),
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** A reply we chose to throw (404, redirect) is no fault; the rest goes to the server's log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || error instanceof Response) return;
  if (typeof error === 'object' && error !== null && 'status' in error) return;
  context.get(pageContext).report(error);
}
