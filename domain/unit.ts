declare const unit: unique symbol;

/**
 * A number or a text of one unit, which the compiler tells from those of another. Sums come out as bare numbers: whoever makes
 * one says its unit again, by a function of the unit's own file.
 */
export type Unit<Name extends string> = { readonly [unit]: Name };
