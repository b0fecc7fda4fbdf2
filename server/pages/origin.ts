import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** `https://host` as visitors type it: the setting, else the address this one came by. */
export const originOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest): string =>
  PUBLIC_URL === undefined ? `${request.protocol}://${request.host}` : new URL(PUBLIC_URL).origin;
