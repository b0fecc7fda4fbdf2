import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FollowedSaid } from '#contract/almanac/panji.ts';
import { placeOfDistrict } from '#domain/almanac/districts.ts';
import { readBirth, writeBirth, type Birth } from '#domain/almanac/names/birth.ts';
import { FOLLOWED_COOKIE, isPanji, type Panji } from '#domain/almanac/names/panji.ts';
import { CAPITAL_DISTRICT } from '#domain/calendar/good-hours.ts';
import type { Deps } from '../deps.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { districtAsked } from './place.ts';
import { followedBy, forgetFollowed, keepBirth, keepFollowed, type FollowedRow } from './followed-store.ts';

/** Which almanac a family follows, and where: of the signed-in with their account, of a visitor in a cookie of this browser. */

const YEAR_SECONDS = 365 * 86_400;
const nobody: FollowedSaid = { district: null, panji: null, birth: null };

/** The account's, else this browser's. */
export async function followedOf({ pool }: Pick<Deps, 'pool'>, viewer: Viewer | null, request: FastifyRequest) {
  const own = viewer && (await followedBy(pool, viewer.id));
  return own ? said(own) : readCookie(request.cookies[FOLLOWED_COOKIE]);
}

/** Chosen twice it is chosen once. */
export async function follow(
  deps: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer | null,
  asked: { district: string; panji?: string | undefined },
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FollowedSaid> {
  const { district } = districtAsked(asked.district);
  const panji = panjiAsked(asked.panji || undefined);
  const { birth } = await followedOf(deps, viewer, request);
  if (viewer) await keepFollowed(deps.pool, viewer.id, { district, panji }, new Date(deps.now()));
  return keepCookie({ district, panji, birth }, response);
}

/** The birth star, kept beside them in the same places; empty it is forgotten. */
export async function keepBirthStar(
  deps: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer | null,
  asked: string,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<FollowedSaid> {
  const birth = birthAsked(asked);
  const before = await followedOf(deps, viewer, request);
  if (viewer) await keepBirth(deps.pool, viewer.id, birth, before.district ?? CAPITAL_DISTRICT, new Date(deps.now()));
  return keepCookie({ ...before, birth: birth && writeBirth(birth) }, response);
}

/** `Jajpur.biraja.3.2`; what is not chosen is left empty. */
function keepCookie(chosen: FollowedSaid, response: FastifyReply): FollowedSaid {
  const { district, panji, birth } = chosen;
  void response.setCookie(FOLLOWED_COOKIE, [district ?? '', panji ?? '', ...(birth ? [birth] : [])].join('.'), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: response.request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  });
  return chosen;
}

/** Null where none is named. */
export const birthAsked = (birth: string): Birth | null =>
  birth === '' ? null : (readBirth(birth) ?? refuse('birth_star_unknown'));

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

const said = ({ district, panji, star, sign }: FollowedRow): FollowedSaid => ({
  district: placeOfDistrict(district) ? district : null,
  panji: panji !== null && isPanji(panji) ? panji : null,
  birth: star && sign && readBirth(`${star}.${sign}`) ? `${star}.${sign}` : null,
});

function readCookie(written: string | undefined): FollowedSaid {
  if (written === undefined) return nobody;
  const [district = '', panji = '', star, sign] = written.split('.');
  return said({ district, panji: panji || null, star: Number(star) || null, sign: Number(sign) || null });
}
