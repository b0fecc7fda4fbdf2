import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';

/** An answer to be kept as a file. A stream is sent as it comes and never held whole. */
export class SavedAs {
  readonly name: string;
  readonly body: string | Buffer | Readable;

  constructor(name: string, body: SavedAs['body']) {
    this.name = name;
    this.body = body;
  }
}

/** `savedAs('bookings.csv', rows)`; names are ours and plain: letters, digits, dots and dashes. */
export const savedAs = (name: string, body: SavedAs['body']): SavedAs => new SavedAs(name, body);

/** What is for everybody and read again and again, a calendar that programs follow, is sent only where it has changed. */
export function sendFile(reply: FastifyReply, { gives, who }: Endpoint, { name, body }: SavedAs): FastifyReply {
  if (gives === undefined || gives === 'json' || gives === 'event-stream') throw new Error(`${name} has no type`);
  if (gives === 'text/calendar' && who === 'anyone' && typeof body === 'string') {
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag).header('cache-control', 'public, max-age=3600');
    if (reply.request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  }
  const charset = gives.startsWith('text/') ? '; charset=utf-8' : '';
  return reply
    .header('content-type', `${gives}${charset}`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(body);
}
