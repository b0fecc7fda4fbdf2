import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '#contract/words/sentences.ts';
import type { Locale } from '#domain/locale.ts';
import { localeOf } from '../locale.ts';

/** What a person typed or followed; not what a page that is shown already fetches of the next one. */
export const isNewPage = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.url === '/*' && headers.accept?.includes('text/html') === true;

/** A link to a file of ours that somebody pressed, or a form sent without script: what went wrong is for their eyes. */
export const isFollowed = ({ method, url, routeOptions, headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true &&
  (method === 'POST' ? routeOptions.url === '/*' : url.startsWith('/api/'));

/** Sent instead of a page while there is no time to draw one. It reloads automatically. */
export const sendBusyPage = (reply: FastifyReply, brand: string, retryAfter: number): FastifyReply => {
  const locale = localeOf(reply.request);
  return sendSheet(reply.header('retry-after', String(retryAfter)), 503, {
    head: `<meta http-equiv="refresh" content="${retryAfter}">`,
    title: sentence('busy_page', {}, locale),
    text: escaped(sentence('busy_page_again', { brand }, locale)),
  });
};

/** Instead of what was followed: why it did not come, and the way back. */
export const sendSorryPage = (reply: FastifyReply, status: number, why: string, back: string): FastifyReply =>
  sendSheet(reply, status, {
    head: '',
    title: escaped(why),
    text: `<a href="${escaped(cameFrom(reply.request))}">${escaped(back)}</a>`,
  });

/** The page of ours that the link was on. */
function cameFrom({ headers: { referer = '' }, host }: FastifyRequest): string {
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === host ? from.pathname + from.search : '/';
}

interface Sheet {
  readonly head: string;
  readonly title: string;
  readonly text: string;
}

/** A page without script, files or a framework, in the visitor's language. */
const sendSheet = (reply: FastifyReply, status: number, sheet: Sheet): FastifyReply =>
  reply
    .removeHeader('content-encoding')
    .removeHeader('content-disposition')
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .serializer((body: unknown) => String(body))
    .send(page(sheet, localeOf(reply.request)));

const page = ({ head, title, text }: Sheet, lang: Locale): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { display: grid; min-height: 90dvh; margin: 0 1.5rem; place-content: center; text-align: center; }
h1 { font-size: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
