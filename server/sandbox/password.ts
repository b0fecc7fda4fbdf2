import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuse } from '../http/failure.ts';
import { sandboxPassword } from './keys.ts';

/** In a trial the stand-ins' pages show codes of strangers: such a page asks for the password printed at the start. */
export function demandPassword(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const password = sandboxPassword(config);
  if (password === null || isSame(passwordIn(request), password)) return;
  void reply.header('www-authenticate', 'Basic realm="Sandbox", charset="UTF-8"');
  refuse('sign_in');
}

/** The same for all pages of a scope. */
export function lockPages(app: FastifyInstance, config: Config, pages: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (pages.includes(request.routeOptions.url ?? '')) demandPassword(config, request, reply);
  });
}

/** HTTP's Basic scheme, which every browser has a window for. The name before the colon is anybody's. */
function passwordIn({ headers }: FastifyRequest): string {
  const [, given = ''] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const text = Buffer.from(given, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other));
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
