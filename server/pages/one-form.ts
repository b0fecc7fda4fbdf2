import { isDocument, isOfAlmanac } from '#contract/page.ts';
import { isPanji } from '#domain/almanac/names/panji.ts';
import { degreeIn, LATITUDES, LONGITUDES } from '#domain/calendar/degrees.ts';
import { districtNames } from '#domain/places.ts';
import { districtCalled } from '#domain/search/place-search.ts';

/**
 * The one form of a page's address: no slash at the end of a document's, small letters and hyphens where pages are found by names (the
 * almanac's, rituals'), months without a zero and days with theirs, `/panchang/2027/3` and `/panchang/2027-03-05`, districts as we write
 * them, and degrees with four decimals at most. The rest of the query stays as it was.
 */
export function oneForm(url: string): string {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const small = path.toLowerCase();
  if (!isDocument(small)) return searches.test(small) ? path + withNames(query) : url;
  // never `//…`, which would be another site
  const short = path.replace(/(?<=[^/])\/+$/, '');
  if (isOfAlmanac(small)) return ofAlmanac(short) + withNames(query);
  return (ofRituals.test(small) ? withHyphens(short) : short) + withNames(query);
}

/** `/Panchang/2027-5-27` and `/panchang/2027/05/27` as `/panchang/2027-05-27`, `/panchang/2027-03` as `/panchang/2027/3`. */
function ofAlmanac(path: string): string {
  const named = withHyphens(path).replaceAll(/\/{2,}/g, '/');
  const [, year, month, day, end = ''] = dated.exec(named) ?? [];
  if (!year || !month) return named.replace(/^(\/(?:festivals|eclipses)\/)0+(?=\d{4}$)/, '$1');
  return day ? `/panchang/${year}-${two(month)}-${two(day)}${end}` : `/panchang/${year}/${month}${end}`;
}

/** A day or a month, its numbers without their zeroes. */
const dated = /^\/panchang\/0*(\d{4})[/-]0*(\d{1,2})(?:[/-]0*(\d{1,2}))?(\.data)?$/;
const two = (digits: string): string => digits.padStart(2, '0');

/** A name as addresses have it: `/festivals/Rama%20Navami` as `/festivals/rama-navami`. */
const withHyphens = (path: string): string => path.toLowerCase().replaceAll(/(?:%20|[_+])+/g, '-');

/** Where a district is asked for, beside documents. */
const searches = /^\/find-pandit(?![\w-])/;
const ofRituals = /^\/services(?![\w-])/;

const known = new Map(districtNames.map((name) => [name.toLowerCase(), name]));

/**
 * `?district=puri`, `?district=ପୁରୀ` as `?district=Puri`, `&panji=KOHINOOR` in small letters, `&on=2027-5-27` with its zeroes; what we do not know is left to
 * the page.
 */
const withNames = (query: string): string =>
  query
    .replace(
      /(?<=[?&]on=\d{4})-(\d{1,2})-(\d{1,2})(?=$|&)/,
      (_, month: string, day: string) => `-${two(month)}-${two(day)}`,
    )
    .replace(/(?<=[?&]lat=)[^&]+/, (written) => String(degreeIn(wordOf(written), LATITUDES) ?? written))
    .replace(/(?<=[?&]lon=)[^&]+/, (written) => String(degreeIn(wordOf(written), LONGITUDES) ?? written))
    .replace(/(?<=[?&]district=)[^&]+/, (written) => {
      const word = wordOf(written);
      return known.get(word) ?? districtCalled(word) ?? written;
    })
    .replace(/(?<=[?&]panji=)[^&]+/, (written) => (isPanji(wordOf(written)) ? wordOf(written) : written));

function wordOf(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' ')).trim().toLowerCase();
  } catch {
    // not written as addresses are
    return '';
  }
}
