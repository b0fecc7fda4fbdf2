import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { pageContext } from './load-context.ts';
import { PageNonce } from './parts/site/document.tsx';

export { pageContext };

/** A page is sent whole: search engines and slow phones get all of it in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(pageContext);
  const stream = await renderToReadableStream(
    <PageNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageNonce>,
    // nor is a part of it sent behind the rest, for scripts to put in its place: there may be none
    { nonce, progressiveChunkSize: Number.MAX_SAFE_INTEGER, signal: AbortSignal.timeout(8_000) },
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
