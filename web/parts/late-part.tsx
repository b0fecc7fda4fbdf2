import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';

interface Props {
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part whose script comes later. What the server drew stays as it is until the part is there: a change from above would have it
 * thrown away, for as long as its script takes. A context above such a part keeps its value, too, until it says something else.
 */
export function LatePart({ fallback, children }: Props) {
  const [isThere, setThere] = useState(false);
  const newest = (
    <Suspense fallback={fallback}>
      {children}
      <There tell={setThere} />
    </Suspense>
  );
  const [first] = useState(newest);
  return isThere ? newest : first;
}

/** Drawn with the part: whatever changed while it was on its way is caught up with before anybody sees it. */
function There({ tell }: { tell: (isThere: boolean) => void }) {
  useLayoutEffect(() => tell(true), [tell]);
  return null;
}

/** Tries again this long after a part of the page did not come, unless the line says before that it is back. */
const AGAIN_MS = 15_000;

/**
 * A part of the page that is loaded later, however often that fails: until it is there the page stays as the server drew it, and its forms
 * are sent without script. Given up, the part would take the whole page with it.
 */
export const patiently = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
      addEventListener('online', resolve, { once: true });
    });
    return patiently(load);
  });
