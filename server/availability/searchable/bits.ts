import { createHash } from 'node:crypto';
import { presetLanguages } from '#domain/people/languages.ts';
import { addDays, asDay, daysBetween, type Day } from '#domain/time.ts';

/**
 * The place of a day and of a language in the words of a searchable offer (docs/decisions/0012-search-plan.md). Days go round in a ring,
 * so that a day that has come nearer keeps its bit; who is past makes room for who is to come.
 */

/** Days that are known one by one. */
export const RING = 128;
/** Beyond them one bit says of this many days whether one is declared: a ring of 64 reaches further than anybody declares. */
export const BLOCK = 13;
export const BLOCKS = 64;
/** Each row is written again within this many days; until then it may know this many days fewer. */
export const RENEWED_WITHIN = 28;

/** Any day; the rings are counted from here. */
const FIRST: Day = asDay('2000-01-01');
/** Own languages share what the fourteen offered at hand leave of a word; who the person is will want some as well. */
export const OWN_LANGUAGES = 36;

export const numberOf = (day: Day): number => daysBetween(FIRST, day);

/** Words are signed in the database. */
const bit = (place: number): bigint => BigInt.asIntN(64, 1n << BigInt(63 - place));

export interface DayBit {
  readonly word: 'a' | 'b';
  readonly mask: bigint;
}

export function dayBit(day: Day): DayBit {
  const place = numberOf(day) % RING;
  return { word: place < 64 ? 'a' : 'b', mask: bit(place % 64) };
}

export const blockBit = (day: Day): bigint => bit(Math.floor(numberOf(day) / BLOCK) % BLOCKS);

/** The last day but one of what blocks can tell of, where every row knows its days up to `until`. */
export const blocksUntil = (until: Day): Day => addDays(until, (BLOCKS - 1) * BLOCK - RING);

const presets: readonly string[] = presetLanguages;

/** A language offered at hand has a bit of its own. */
export const isPreset = (language: string): boolean => presets.includes(language);

/** Of own languages several may share one: who passes is asked. */
export function languageBit(language: string): bigint {
  const preset = presets.indexOf(language);
  return 1n << BigInt(preset >= 0 ? preset : presets.length + (md5(language) % OWN_LANGUAGES));
}

const md5 = (text: string): number => createHash('md5').update(text).digest().readUInt16BE(0);
