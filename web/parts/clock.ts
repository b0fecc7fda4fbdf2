import { asInstant, MINUTE, type Instant } from '#domain/time.ts';

/** The time as the server has it: a device may be hours off, and deadlines, lateness and codes are the server's. */

/** How far this device's clock is behind the server's, in milliseconds; on the server itself it stays 0. */
let behind = 0;
let isSet = false;

/** Less than this is the way of a page to its reader. */
const SLACK_MS = MINUTE;

/** The time now, by the server's clock. */
export const rightNow = (): Instant => asInstant(Date.now() + behind);

/** Reads off the document with which this page began what the server's clock said. Once a document, in the browser alone. */
export function setClock(drawnAt: Instant | undefined): void {
  if (isSet || drawnAt === undefined || import.meta.env.SSR) return;
  isSet = true;
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!way || !isFresh(way)) return;
  const cameAt = Date.now() - performance.now() + way.responseStart;
  behind = behindBy(drawnAt, cameAt);
}

/** A difference that is not the way of the page alone. */
export const behindBy = (drawnAt: number, cameAt: number): number =>
  Math.abs(drawnAt - cameAt) > SLACK_MS ? drawnAt - cameAt : 0;

type Way = Pick<PerformanceNavigationTiming, 'transferSize' | 'workerStart' | 'serverTiming'>;

/** The document has just come from the server: neither the browser nor the worker (`web/public/pandit-worker.js`) had kept it. */
export const isFresh = ({ transferSize, workerStart, serverTiming }: Way): boolean =>
  workerStart > 0 ? !serverTiming.some(({ name }) => name === 'kept') : transferSize > 0;
