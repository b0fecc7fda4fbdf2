import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FollowedSaid } from '#contract/almanac/panji.ts';
import { placeOfDistrict } from '#domain/almanac/districts.ts';
import { FOLLOWED_COOKIE, isPanji, type Panji } from '#domain/almanac/names/panji.ts';
import type { Deps } from '../deps.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { followedBy, forgetFollowed, keepFollowed } from './followed-store.ts';

/** Which almanac a family follows, and where: of the signed-in with their account, of a visitor in a cookie of this browser. */

const YEAR_SECONDS = 365 * 86_400;
const nobody: FollowedSaid = { district: null, panji: null };

/** The account's, else this browser's. */
export async function followedOf({ pool }: Pick<Deps, 'pool'>, viewer: Viewer | null, request: FastifyRequest) {
  const own = viewer && (await followedBy(pool, viewer.id));
  return own ? said(own) : readCookie(request.cookies[FOLLOWED_COOKIE]);
}

/** Chosen twice it is chosen once. */
export async function follow(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer | null,
  asked: { district: string; panji?: string | undefined },
  response: FastifyReply,
): Promise<FollowedSaid> {
  const { district } = placeOfDistrict(asked.district) ?? refuse('almanac_district');
  const panji = panjiAsked(asked.panji || undefined);
  if (viewer) await keepFollowed(pool, viewer.id, { district, panji }, new Date(now()));
  void response.setCookie(FOLLOWED_COOKIE, `${district}.${panji ?? ''}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: response.request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
  return { district, panji };
}

/** Null for ours. */
export function panjiAsked(panji: string | undefined): Panji | null {
  if (panji === undefined) return null;
  return isPanji(panji) ? panji : refuse('panji_unknown');
}

/** What was kept with an account, for its owner. */
export async function ownFollowed(sql: Sql, personId: string): Promise<FollowedSaid | null> {
  const own = await followedBy(sql, personId);
  return own && said(own);
}

/** When an account ends. */
export const forgetAlmanac = (sql: Sql, personId: string): Promise<void> => forgetFollowed(sql, personId);

const said = ({ district, panji }: { district: string; panji: string | null }): FollowedSaid => ({
  district: placeOfDistrict(district) ? district : null,
  panji: panji !== null && isPanji(panji) ? panji : null,
});

function readCookie(written: string | undefined): FollowedSaid {
  if (written === undefined) return nobody;
  const [district = '', panji = ''] = written.split('.');
  return said({ district, panji: panji || null });
}
