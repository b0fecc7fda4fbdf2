import { isDocument, isOfAlmanac } from '#contract/page.ts';

/**
 * The one form of a page's address, its query as it was: no slash at the end of a document's, and of the almanac's small letters
 * and months without a zero, `/panchang/2027/3`.
 */
export function oneForm(url: string): string {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const small = path.toLowerCase();
  if (!isDocument(small)) return url;
  // never `//…`, which would be another site
  const short = path.replace(/(?<=[^/])\/+$/, '');
  if (!isOfAlmanac(small)) return short + query;
  return short.toLowerCase().replace(/^(\/panchang\/\d{4}\/)0(\d)(?=$|\.data$)/, '$1$2') + query;
}
