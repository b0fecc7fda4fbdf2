/** The sitemap protocol (sitemaps.org): a list of addresses, or a list of such lists. */

/** More addresses than this may not be in one list. */
export const MOST_IN_A_LIST = 50_000;

export interface Listed {
  /** Below the site, `/services`. */
  readonly path: string;
  readonly changed?: Date;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Written as it is read, so that a long list needs no memory. */
export async function* listOf(origin: string, pages: AsyncIterable<Listed> | Iterable<Listed>): AsyncGenerator<string> {
  yield `${head}<urlset ${space}>\n`;
  for await (const { path, changed } of pages) {
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    yield `<url><loc>${escaped(origin + path)}</loc>${day}</url>\n`;
  }
  yield '</urlset>\n';
}

export function indexOf(origin: string, paths: readonly string[]): string {
  const lists = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${space}>\n${lists.join('')}</sitemapindex>\n`;
}
