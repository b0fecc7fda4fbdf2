import type { Unit } from './unit.ts';

/** Money is a whole number of paise everywhere inside; rupees exist only at the edges. */
export type Paise = number & Unit<'paise'>;
export type Rupees = number & Unit<'rupees'>;

/** A number that is paise already: of a sum, or from outside. */
export const asPaise = (amount: number): Paise => amount as Paise;
export const NO_MONEY = asPaise(0);

export const plus = (...amounts: readonly Paise[]): Paise => asPaise(amounts.reduce((sum, amount) => sum + amount, 0));
export const minus = (amount: Paise, taken: Paise): Paise => asPaise(amount - taken);

/** The platform's share of an advance (specification, admin and pandit, section 9). */
export const COMMISSION_PERCENT = 10;
/** The smallest amount the payment provider takes: one rupee. */
export const MIN_CHARGE = asPaise(100);
/** A business maximum for one puja: ten lakh rupees. */
export const MAX_RUPEES = 1_000_000;

/** Of rupees as they are typed and sent; what is paise already is refused by the compiler. */
export const paise = (rupees: number & Partial<Unit<'rupees'>>): Paise => asPaise(Math.round(rupees * 100));

/** Whole rupees of an amount; ours never carry odd paise except commission. */
export const rupees = (amount: Paise): Rupees => (amount / 100) as Rupees;

/** Whether a text is whole rupees, as people type them: digits only. */
export const isWholeRupees = (text: string): boolean => /^\d{1,7}$/.test(text);

/** Splits an advance into the pandit's part and the commission; the two always add up. */
export function splitAdvance(advance: Paise): { pandit: Paise; commission: Paise } {
  const commission = asPaise(Math.round((advance * COMMISSION_PERCENT) / 100));
  return { pandit: minus(advance, commission), commission };
}

const INR = { style: 'currency', currency: 'INR' } as const;

/** Writes amounts with Indian grouping; whose digits may stand behind the language, `en-IN-u-nu-orya`. */
export function rupeeWriter(numbers = 'en-IN'): (amount: Paise) => string {
  const whole = new Intl.NumberFormat(numbers, { ...INR, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(numbers, INR);
  return (amount) => (amount % 100 === 0 ? whole : exact).format(amount / 100);
}

/** `₹12,34,568`, with paise only where there are some. Indian grouping and 0 to 9 in every language. */
export const inRupees = rupeeWriter();
