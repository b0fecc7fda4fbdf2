import { OTP_LIFETIME, OTP_TRIES, OTP_WINDOW } from '#domain/sign-in/otp.ts';
import { DAY, earlier, type Instant } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';
import type { Asker } from './asker.ts';

/** SQL of one-time codes. Tries are spent and codes used in one statement, so that any number of callers at once get what one would. */

/** Earlier codes, as far as they count against another one. */
export interface SentBefore {
  /** The last one to this asker that lives. */
  readonly lastAt: Date | null;
  readonly inHour: number;
  readonly hourBegan: Date | null;
  /** To this phone: by this browser where the phone knows it, else by all that it does not know. */
  readonly inDay: number;
  readonly dayBegan: Date | null;
  /** From this network, whatever browser asked. */
  readonly inDayHere: number;
  /** The last one to a browser that the phone does not know. */
  readonly strangersAt: Date | null;
  /** Within the hour from the wider network of this one, and within the day. */
  readonly inHourWide: number;
  readonly inDayWide: number;
}

/** Of two who ask for codes from one network, or to one phone, the second waits for the first. */
export async function inTurnOf(sql: Sql, phone: string, { wide }: Asker): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`codes of ${wide.toString('hex')}`}, 0))`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code ${phone}`}, 0))`;
}

export async function sentBefore(sql: Sql, phone: string, asker: Asker, now: Instant): Promise<SentBefore> {
  const { network, wide, browser, isKnown } = asker;
  const hourAgo = new Date(earlier(now, OTP_WINDOW));
  const [row] = await sql<SentBefore[]>`
    SELECT max(sent_at) FILTER (WHERE own AND code_hash IS NOT NULL) AS last_at,
      count(*) FILTER (WHERE own AND sent_at > ${hourAgo})::int AS in_hour,
      min(sent_at) FILTER (WHERE own AND sent_at > ${hourAgo}) AS hour_began,
      count(*) FILTER (WHERE own OR NOT (${isKnown} OR is_known))::int AS in_day,
      min(sent_at) FILTER (WHERE own OR NOT (${isKnown} OR is_known)) AS day_began,
      count(*) FILTER (WHERE network_hash = ${network} AND NOT is_known)::int AS in_day_here,
      max(sent_at) FILTER (WHERE NOT is_known) AS strangers_at,
      count(*) FILTER (WHERE wide_hash = ${wide} AND NOT is_known AND sent_at > ${hourAgo})::int AS in_hour_wide,
      count(*) FILTER (WHERE wide_hash = ${wide} AND NOT is_known)::int AS in_day_wide
    FROM (
      SELECT sent_at, code_hash, is_known, network_hash, wide_hash,
        is_known = ${isKnown} AND CASE WHEN ${isKnown} THEN browser_hash = ${browser} ELSE network_hash = ${network} END AS own
      FROM one_time_codes WHERE phone = ${phone} AND sent_at > ${new Date(earlier(now, DAY))}
    ) AS sent`;
  if (!row) throw new Error('An aggregate gives one row');
  return row;
}

interface Phones {
  readonly phones: number;
  /** From the wider network. */
  readonly widePhones: number;
  readonly began: Date | null;
}

/** To how many phones codes went from a network within a day, this one aside, and since when. */
export async function phonesOf(
  sql: Sql,
  { network, wide }: Pick<Asker, 'network' | 'wide'>,
  besides: string | null,
  now: Instant,
): Promise<Phones> {
  const [row] = await sql<Phones[]>`
    SELECT count(DISTINCT phone) FILTER (WHERE network_hash = ${network})::int AS phones,
      count(DISTINCT phone)::int AS wide_phones, min(sent_at) AS began
    FROM one_time_codes
    WHERE (wide_hash = ${wide} OR network_hash = ${network}) AND sent_at > ${new Date(earlier(now, DAY))}
      AND phone IS DISTINCT FROM ${besides}`;
  return row ?? { phones: 0, widePhones: 0, began: null };
}

/** A code on its way to a phone, in place of the one this browser had before. */
export async function placeCode(sql: Sql, phone: string, asker: Asker, codeHash: Buffer, now: Instant): Promise<void> {
  const { network: networkHash, wide: wideHash, browser: browserHash, isKnown } = asker;
  await sql`
    UPDATE one_time_codes SET code_hash = NULL
    WHERE phone = ${phone} AND browser_hash = ${browserHash} AND code_hash IS NOT NULL`;
  await sql`
    INSERT INTO one_time_codes ${sql({
      id: newId(now),
      phone,
      browserHash,
      networkHash,
      wideHash,
      isKnown,
      codeHash,
      sentAt: new Date(now),
      expiresAt: new Date(now + OTP_LIFETIME),
      triesLeft: OTP_TRIES,
      bareTriesLeft: OTP_TRIES,
    })}`;
}

/** Takes back that a code was sent, so that its phone need not wait for the next. */
export async function unplaceCode(sql: Sql, phone: string, codeHash: Buffer): Promise<void> {
  await sql`DELETE FROM one_time_codes WHERE phone = ${phone} AND code_hash = ${codeHash}`;
}

/** A code that lives, and whether it was asked for by a browser that shows its handle, or only from the same network. */
export interface LiveCode {
  readonly id: string;
  readonly sentAt: Date;
  readonly isOfBrowser: boolean;
}

/** The newest one this asker may try; null where none lives. A browser without its handle is limited to its network. */
export async function liveCode(sql: Sql, phone: string, asker: Asker, now: Instant): Promise<LiveCode | null> {
  const [row] = await sql<LiveCode[]>`
    SELECT id, sent_at, browser_hash = ${asker.browser} AS is_of_browser FROM one_time_codes
    WHERE phone = ${phone} AND code_hash IS NOT NULL AND expires_at > ${new Date(now)}
      AND (browser_hash = ${asker.browser} OR network_hash = ${asker.network})
    ORDER BY is_of_browser DESC, sent_at DESC LIMIT 1`;
  return row ?? null;
}

/** Spends one try of a code that lives and gives its hash; null when no try is left, or the code was used or replaced. */
export async function spendTry(sql: Sql, { id, isOfBrowser }: LiveCode): Promise<Buffer | null> {
  const [row] = isOfBrowser
    ? await sql<{ codeHash: Buffer }[]>`
        UPDATE one_time_codes SET tries_left = tries_left - 1
        WHERE id = ${id} AND code_hash IS NOT NULL AND tries_left > 0 RETURNING code_hash`
    : await sql<{ codeHash: Buffer }[]>`
        UPDATE one_time_codes SET bare_tries_left = bare_tries_left - 1
        WHERE id = ${id} AND code_hash IS NOT NULL AND bare_tries_left > 0 RETURNING code_hash`;
  return row?.codeHash ?? null;
}

/** Whether a code is still there to be used. */
export async function isUnused(sql: Sql, { id }: LiveCode): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM one_time_codes WHERE id = ${id} AND code_hash IS NOT NULL`;
  return rows.length === 1;
}

/** Uses a code up; true for one caller only. The next may be asked for at once: the message did arrive. */
export async function useCode(sql: Sql, { id }: LiveCode): Promise<boolean> {
  const { count } = await sql`UPDATE one_time_codes SET code_hash = NULL WHERE id = ${id} AND code_hash IS NOT NULL`;
  return count === 1;
}

/** The addresses from which the owner of a phone has signed in; the newest, and no more than tell where they live and work. */
export async function addressesOf(sql: Sql, phone: string): Promise<readonly string[]> {
  const rows = await sql<{ address: string }[]>`
    SELECT s.address FROM people p JOIN sessions s ON s.person_id = p.id
    WHERE p.phone = ${phone} AND p.deleted_at IS NULL AND s.address IS NOT NULL
    ORDER BY s.created_at DESC LIMIT 50`;
  return rows.map(({ address }) => address);
}
