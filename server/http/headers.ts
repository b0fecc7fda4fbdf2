import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { SPECULATION } from '#contract/page.ts';
import type { Config } from '../config.ts';

/** What a browser may do with our answers. The same for all of them, so it is put together once, at the start. */
export function installHeaders(app: FastifyInstance, config: Config): void {
  const checkout = config.PAYMENT_PROVIDER === 'razorpay';
  const always = headersBy({
    contentSecurityPolicy: { useDefaults: false, directives: directives(config) },
    strictTransportSecurity: config.NODE_ENV === 'production' && { maxAge: 31_536_000, includeSubDomains: true },
    // spoken to browsers and players that are gone
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xPoweredBy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Razorpay's checkout opens a bank's page in a window of its own and hears back from it
    crossOriginOpenerPolicy: { policy: checkout ? 'same-origin-allow-popups' : 'same-origin' },
  });
  always['permissions-policy'] =
    `camera=(), microphone=(), geolocation=(), payment=(self${checkout ? ' "https://api.razorpay.com"' : ''})`;
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(always);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!files.has(reply)) {
      void reply.header('x-request-id', request.id);
      // answers of the API are about a person and a moment
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
        void reply.header('cache-control', 'no-store');
      }
    }
    done();
  });
}

/** What `helmet` would write onto an answer. */
function headersBy(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = { setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value) };
  // of an answer it knows nothing else, of a request nothing at all
  helmet(options)({} as never, reply as never, () => undefined);
  return headers;
}

const files = new WeakSet<Pick<FastifyReply, 'removeHeader'>>();
/** What says how a page may behave, and says nothing of a file: more than some files weigh, on each of forty. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-xss-protection',
];

/** Headers of our own files say only that a file keeps its type and that only our pages embed it. */
export function asFile(reply: Pick<FastifyReply, 'removeHeader'>): void {
  files.add(reply);
  for (const name of ofPages) void reply.removeHeader(name);
}

/** Scripts and styles of this one page may run. */
export function allowNonce(reply: FastifyReply, nonce: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  void reply.header(
    'content-security-policy',
    policy.replaceAll(/(?:script|style)-src 'self'/g, `$& 'nonce-${nonce}'`),
  );
}

const speculation = `'sha256-${createHash('sha256').update(SPECULATION).digest('base64')}'`;

/** Only our own scripts and styles, or those carrying the page's nonce (`allowNonce`); the checkout only where it is real. */
function directives(config: Config): Record<string, string[]> {
  const razorpay = config.PAYMENT_PROVIDER === 'razorpay';
  const always: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(razorpay ? ['https://checkout.razorpay.com'] : []), speculation],
    'style-src': ["'self'"],
    // React writes measured positions into style attributes
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...(razorpay ? ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'] : [])],
    'frame-src': ["'self'", ...(razorpay ? ['https://api.razorpay.com', 'https://checkout.razorpay.com'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
  };
  if (config.WEB !== 'dev') return always;
  // Vite puts styles into the page by script and tells of changes over a socket of its own
  return { ...always, 'style-src-elem': ["'self'", "'unsafe-inline'"], 'connect-src': ["'self'", 'ws:'] };
}
