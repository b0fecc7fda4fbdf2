import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './failure.ts';
import { hasShortQuery } from './load/body-bounds.ts';

/** The address of the call. Links and pages contain this address, so it has to be a real one. */

const hostShape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const isHost = (host: string): boolean => hostShape.test(host) && URL.canParse(`http://${host}/`);

/**
 * Refuses a request whose host or protocol is not one, whether a visitor or a proxy says so; and one with more
 * parameters than any address of ours has.
 */
export function demandAddress(app: FastifyInstance): void {
  app.addHook('onRequest', ({ host, protocol, raw }, _reply, done) => {
    // HTTP/1.0 knows no host; some probes still speak it
    const isHostless = host === '' && raw.httpVersion === '1.0';
    if (!(isHostless || isHost(host)) || !/^https?$/.test(protocol) || !hasShortQuery(raw.url ?? ''))
      refuse('malformed');
    done();
  });
}

/** The path of an address that was written out whole, `GET http://host/path`: as good as the path (RFC 9112, 3.2.2); `*` is no page of ours. */
export function pathOf({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const whole = /^https?:\/\/[^/?#]*([^#]*)/i.exec(url);
  if (!whole) return url.startsWith('/') ? url : `/${url}`;
  const path = whole[1] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}
