import type { FastifyRequest } from 'fastify';
import { PHONES_A_NETWORK_AND_DAY, workFactor } from '#domain/sign-in/otp.ts';
import { DAY, type Instant } from '#domain/time.ts';
import type { Config } from '../../config.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { WIDE_SHARE } from '../login/tries.ts';
import { networksOf, type Asker } from './asker.ts';
import { phonesOf } from './otp-store.ts';

/** What one network may cause in a day: codes to many phones, each captcha dearer than the last (docs/decisions/0121-the-days-codes.md). */

/** How many times the usual work a captcha costs this network now. */
export async function workNow({ config, pool, now }: Pick<Deps, 'config' | 'pool' | 'now'>, request: FastifyRequest) {
  const { phones, widePhones } = await phonesOf(pool, networksOf(config, request), null, now());
  return workFactor(Math.max(phones, widePhones / WIDE_SHARE) / config.RATE_LIMIT_SCALE);
}

/** Refuses with `too_many` where codes went to too many phones from this network; a browser that the phone knows is let by. */
export async function refuseManyPhones(
  sql: Sql,
  { RATE_LIMIT_SCALE }: Pick<Config, 'RATE_LIMIT_SCALE'>,
  phone: string,
  asker: Asker,
  now: Instant,
): Promise<void> {
  if (asker.isKnown) return;
  const { phones, widePhones, began } = await phonesOf(sql, asker, phone, now);
  if (Math.max(phones, widePhones / WIDE_SHARE) < PHONES_A_NETWORK_AND_DAY * RATE_LIMIT_SCALE) return;
  refuse('too_many', { retryAfter: Math.max(1, Math.ceil(((began?.getTime() ?? now) + DAY - now) / 1000)) });
}
