import type { Config } from '../config.ts';
import { fingerprint } from '../keys.ts';

/** Which sending of which invitation a link belongs to. */
export interface Sending {
  readonly invitationId: string;
  readonly sendings: number;
}

/**
 * The secret part of an invitation's link. It follows from our key, so that it can be made when the message goes
 * out, and a reader of the database does not find it in the outbox.
 */
export const invitationToken = (config: Pick<Config, 'TOKEN_SECRET'>, { invitationId, sendings }: Sending): string =>
  fingerprint(config, 'staff invitation', `${invitationId} ${sendings}`).toString('base64url');

/** Where an invitation is accepted (`web/routes.ts`); `origin` is a web address of ours. */
export const linkOf = (origin: string, token: string): string => new URL(`/admin-invitation/${token}`, origin).href;
