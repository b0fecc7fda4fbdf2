export const HOME_RITUALS = 9;
/** The price slider's reach in rupees while no ritual tells better; its upper end means "no limit". */
export const PRICE_SLIDER_MAX = 3000;

/** A slider's ends and steps, in whole rupees. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * As wide as what is asked for a ritual, in some twenty to forty steps. Its near end finds somebody, its far end everybody; a
 * lower limit that somebody asks for in an address lies on it too, so that it shows what was searched by.
 */
export function priceScale(from: number | null, to: number | null, limit: number | null = null): PriceScale {
  if (from === null || to === null) return { min: 0, max: PRICE_SLIDER_MAX, step: 50 };
  const step = [50, 100, 250, 500, 1000, 2500, 5000].find((one) => (to - from) / one <= 40) ?? 10_000;
  const near = Math.ceil(from / step) * step;
  return {
    min: limit === null ? near : Math.min(near, Math.floor(limit / step) * step),
    max: Math.max(Math.ceil(to / step), Math.ceil(from / step) + 1) * step,
    step,
  };
}
/** How long a ritual takes, in minutes. */
export const DURATION_MIN = 15;
export const DURATION_MAX = 24 * 60;
export const DURATION_USUAL = 120;

/** The part of an address that names a ritual: lower-case words joined by hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The longest list of things a ritual needs. */
export const SAMAGRI_MAX = 60;

/** How many other names of a ritual are kept, and how long one may be. */
export const SYNONYMS_MAX = 40;
export const SYNONYM_LENGTH = 60;

/** Whether a text can be that part of an address. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
