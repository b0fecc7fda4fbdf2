/** A page of the almanac under another address belongs to Panchang. */
export const inAlmanac = (pathname: string): string =>
  pathname.replace(/^\/(festivals|muhurat|eclipses)\b/, '/panchang');

/** Whether a page is the place, or below it. */
export const isAt = (pathname: string, place: string): boolean => `${pathname}/`.startsWith(`${place}/`);
