import type { KeptTurn } from './good-hours.ts';

/** The tithis and the stars of hours, in order: `Shukla Dashami then Shukla Ekadashi`, `Rohini`. */
export const limbsOf = ({ tithi, nakshatra, turns }: NamedLimbs): [tithi: string, star: string] => [
  [tithi, ...turns.filter(({ limb }) => limb === 'tithi')].map(({ name }) => name).join(' then '),
  [nakshatra, ...turns.filter(({ limb }) => limb === 'nakshatra')].map(({ name }) => name).join(' then '),
];

interface NamedLimbs {
  readonly tithi: { readonly name: string };
  readonly nakshatra: { readonly name: string };
  readonly turns: readonly { readonly limb: KeptTurn['limb']; readonly name: string }[];
}
