/** So long after a press the page may still change by it. */
const WATCHED_MS = 20_000;

/**
 * After a press that takes its own button away the keyboard stays where it was, and not at the top of the page. A new page begins at its own
 * heading (`route-focus.ts`), and a focus that the person moved stays where it is.
 */
export function keepFocus(): void {
  let around: Element[] = [];
  let path = '';
  let timer: number | undefined;
  let frame = 0;
  const stop = () => {
    around = [];
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
    changes.disconnect();
  };
  const look = () => {
    const isHere = location.pathname === path && document.activeElement === document.body;
    if (isHere) stayIn(around.find((one) => one.isConnected));
    stop();
  };
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    // once whatever the page does about it is done
    if (around[0] && !around[0].isConnected) frame = requestAnimationFrame(look);
  });
  document.addEventListener(
    'submit',
    () => {
      stop();
      around = ancestorsOf(document.activeElement);
      path = location.pathname;
      changes.observe(document.body, { childList: true, subtree: true });
      timer = window.setTimeout(stop, WATCHED_MS);
    },
    true,
  );
}

/** From the element itself outwards, without the page as a whole. */
function ancestorsOf(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let one = element; one && one !== document.body && one.id !== 'content'; one = one.parentElement)
    found.push(one);
  return found;
}

/** At the heading of what is left around it, which says where one is. */
function stayIn(around: Element | undefined): void {
  const place = around?.querySelector('h2, h3') ?? around?.querySelector('h1') ?? around;
  if (!(place instanceof HTMLElement)) return;
  // a place that is no stop of the keyboard, from which the next press of Tab goes on
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.classList.add('outline-none');
  place.focus({ preventScroll: true });
}
