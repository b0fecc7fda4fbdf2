import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a person typed or followed; not what a page that is shown already fetches of the next one. */
export const isNewPage = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.url === '/*' && headers.accept?.includes('text/html') === true;

/** Instead of a page, while there is no time to draw one: it asks again by itself. */
export const sendBusyPage = (reply: FastifyReply, brand: string, retryAfter: number): FastifyReply =>
  reply
    .removeHeader('content-encoding')
    .code(503)
    .header('retry-after', String(retryAfter))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(page(brand, retryAfter));

const page = (brand: string, seconds: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>One moment</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { display: grid; min-height: 90dvh; margin: 0 1.5rem; place-content: center; text-align: center; }
h1 { font-size: 1.5rem; }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>${escaped(brand)} is very busy right now. This page tries again by itself in a few seconds.</p>
</main>
</body>
</html>
`;

const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
