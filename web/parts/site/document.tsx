import { createContext, use } from 'react';
import { redirectDocument, useMatches } from 'react-router';
// oxlint-disable-next-line import/default -- the bundler's: the address of what it bundles of it
import script from '../../document/main.ts?worker&url';

/**
 * Pages on which nothing needs a framework in the browser are sent as documents, without the router's scripts
 * (docs/decisions/0096-documents.md). A route says so: `handle = asDocument`, `clientLoader = toDocument`.
 */
export const asDocument = { document: true } as const;

/** The router of a page with scripts goes there as a browser does: by loading it. */
export function toDocument({ request }: { request: Request }): never {
  throw redirectDocument(request.url);
}

/** Addresses of documents, so that links to them do not ask the router first. */
const documents = /^\/((home|services|pandits|about|help|terms|privacy|refund-policy)(?![\w-])|$)/;

export const isDocument = (path: string): boolean => documents.test(path);

/** Whether the page that is being drawn is a document. */
export const useIsDocument = (): boolean =>
  useMatches().some(({ handle }) => (handle as Partial<typeof asDocument> | undefined)?.document);

/** What the inline scripts of this one reply carry; known to the server alone. */
export const PageNonce = createContext<string | undefined>(undefined);

/** The next page is fetched while it is being pressed; what only leads on (signing out) or is not ours is left alone. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/sandbox/*', '/uploads/*', '/settings', '/logout'] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** All the script a document has. */
export function DocumentScripts() {
  const nonce = use(PageNonce);
  return (
    <>
      <script type="module" src={script} />
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculation }} />
    </>
  );
}
