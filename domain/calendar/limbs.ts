import type { Names } from '../almanac/names/names.ts';
import type { NameOf } from '../almanac/names/said.ts';
import type { KeptTurn } from './good-hours.ts';

export interface NamedLimbs {
  readonly tithi: { readonly names: Names };
  readonly nakshatra: { readonly names: Names };
  readonly turns: readonly { readonly limb: KeptTurn['limb']; readonly names: Names }[];
}

interface Words {
  readonly nameIn: NameOf;
  /** One after the other. */
  readonly followedBy: (both: { first: string; next: string }) => string;
}

/** The tithis and the stars of hours in the words of a language, in order: `Shukla Dashami then Shukla Ekadashi`, `Rohini`. */
export function limbsOf(
  { tithi, nakshatra, turns }: NamedLimbs,
  { nameIn, followedBy }: Words,
): [tithi: string, star: string] {
  const inOrder = (limb: KeptTurn['limb'], begins: Names): string =>
    turns
      .filter((turn) => turn.limb === limb)
      .reduce((first, { names }) => followedBy({ first, next: nameIn(names) }), nameIn(begins));
  return [inOrder('tithi', tithi.names), inOrder('nakshatra', nakshatra.names)];
}
