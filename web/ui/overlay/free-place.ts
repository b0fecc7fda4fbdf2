/** Where a message stands that lies over the page: beside what can be pressed, if there is room. */

/** A stretch of the screen from top to bottom, in pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Free of what is above and below, too. */
const GAP = 4;
const STEP = 8;

/**
 * The top of a box of this height that covers none of what is taken: at the first of these ends, else at the other, else as near to the
 * first as can be. Where everything is taken, wherever it covers the least.
 */
export function freeTop(height: number, [first, other]: readonly [number, number], taken: readonly Stretch[]): number {
  const way = Math.sign(other - first) * STEP;
  const between = Array.from({ length: Math.ceil(Math.abs(other - first) / STEP) }, (_, nth) => first + nth * way);
  const covered = (top: number): number =>
    taken.reduce((sum, one) => {
      const shared = Math.min(one.bottom + GAP, top + height) - Math.max(one.top - GAP, top);
      return sum + Math.max(0, shared);
    }, 0);
  let best = first;
  for (const top of [first, other, ...between]) if (covered(top) < covered(best)) best = top;
  return best;
}

const PRESSED = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';

/** Of the screen, in rem: below the head, above the tabs and what sticks to them, and off an edge that has neither. */
const [HEAD, TABS, EDGE] = [4.75, 8, 0.75];

/** Has a box of messages stand where it covers nothing that can be pressed, also after the page or the box has changed or moved. */
export function standFree(box: HTMLElement, dialog: HTMLElement | null, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stand = () => {
    box.style.top = `${topOf(box, dialog)}px`;
    box.style.bottom = 'auto';
  };
  stand();
  const sizes = new ResizeObserver(stand);
  for (const one of [box, document.body]) sizes.observe(one);
  document.addEventListener('scrollend', stand, { capture: true, signal });
  signal.addEventListener('abort', () => sizes.disconnect());
}

function topOf(box: HTMLElement, dialog: HTMLElement | null): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isPhone = matchMedia('(width < 36rem)').matches;
  const { offsetHeight: height } = box;
  const top = (dialog && !isPhone ? EDGE : HEAD) * rem;
  const bottom = Math.max(top, innerHeight - (isPhone && !dialog ? TABS : EDGE) * rem - height);
  const taken = pressable(dialog ?? document, box.getBoundingClientRect(), box);
  return freeTop(height, isPhone && !dialog ? [bottom, top] : [top, bottom], taken);
}

/** What can be pressed on this stretch of the screen from left to right, as far as it is in sight. */
function pressable(within: ParentNode, { left, right }: { left: number; right: number }, but: Element): Stretch[] {
  return [...within.querySelectorAll(PRESSED)]
    .filter((one) => !but.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 1 && one.height > 1 && one.right > left && one.left < right)
    .filter((one) => one.bottom > 0 && one.top < innerHeight);
}
