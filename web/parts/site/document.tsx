import { redirectDocument, useMatches } from 'react-router';
import { SPECULATION } from '#contract/page.ts';
import { online } from '../line/line.ts';
// oxlint-disable-next-line import/default -- the bundler's: the address of what it bundles of it
import script from '../../document/main.ts?worker&url';

/**
 * Pages on which nothing needs a framework in the browser are sent as documents, without the router's scripts
 * (docs/decisions/0096-documents.md). A route says so: `handle = asDocument`, `clientLoader = toDocument`.
 */
export const asDocument = { document: true } as const;

/** The router of a page with scripts goes there as a browser does: by loading it. */
export async function toDocument({ request }: { request: Request }): Promise<never> {
  await online(request.signal);
  throw redirectDocument(request.url);
}

/** Whether the page that is being drawn is a document. */
export const useIsDocument = (): boolean => useMatches().some(isAsDocument);

/** Whether a route says so. */
export const isAsDocument = ({ handle }: { handle?: unknown }): boolean =>
  (handle as Partial<typeof asDocument> | undefined)?.document === true;

/** All the script a document has. A page that is drawn in the browser is none: its script does not carry these. */
export function DocumentScripts() {
  if (!import.meta.env.SSR) return null;
  return (
    <>
      <script type="module" src={script} fetchPriority="low" />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION }} />
    </>
  );
}
