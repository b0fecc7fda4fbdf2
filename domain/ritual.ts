export const HOME_RITUALS = 9;
/** The price slider's reach in rupees; its upper end means "no limit". */
export const PRICE_SLIDER_MAX = 3000;
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

/** `2 h 30`, `45 min`: how long a ritual takes, short enough for a card. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
