import { isDocument, isOfAlmanac } from '#contract/page.ts';
import { isPanji } from '#domain/almanac/names/panji.ts';
import { districtNames } from '#domain/places.ts';

/**
 * The one form of a page's address: no slash at the end of a document's, small letters where pages are found by names (the almanac's,
 * rituals'), months without a zero, `/panchang/2027/3`, and districts as we write them. The rest of the query stays as it was.
 */
export function oneForm(url: string): string {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const small = path.toLowerCase();
  if (!isDocument(small)) return searches.test(small) ? path + withNames(query) : url;
  // never `//…`, which would be another site
  const short = path.replace(/(?<=[^/])\/+$/, '');
  if (!isOfAlmanac(small)) return (ofRituals.test(small) ? short.toLowerCase() : short) + withNames(query);
  return short.toLowerCase().replace(/^(\/panchang\/\d{4}\/)0(\d)(?=$|\.data$)/, '$1$2') + withNames(query);
}

/** Where a district is asked for, beside documents. */
const searches = /^\/find-pandit(?![\w-])/;
const ofRituals = /^\/services(?![\w-])/;

const known = new Map(districtNames.map((name) => [name.toLowerCase(), name]));

/** `?district=puri` as `?district=Puri`, `&panji=KOHINOOR` in small letters; what we do not know is left to the page. */
const withNames = (query: string): string =>
  query
    .replace(/(?<=[?&]district=)[^&]+/, (written) => known.get(wordOf(written)) ?? written)
    .replace(/(?<=[?&]panji=)[^&]+/, (written) => (isPanji(wordOf(written)) ? wordOf(written) : written));

function wordOf(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' ')).trim().toLowerCase();
  } catch {
    // not written as addresses are
    return '';
  }
}
