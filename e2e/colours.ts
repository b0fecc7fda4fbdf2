/** Which texts have the same colours on the same ground, so that what axe says of one holds for the others. */

/** What of axe's rules is about colours, and so depends on the theme. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Runs in the page, by itself: the kinds of text there are below `root`, each with one that is of it. Of one kind are those that look the
 * same, and so does all they stand on up to the first ground nothing shines through.
 */
export function kindsOf(root: Document | Element): Map<string, Element> {
  const grounds = new Map<Element, string>();
  const standsOn = (one: Element): string => {
    const before = grounds.get(one);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(one);
    const isPainted = !/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none';
    const isGround = isPainted && backgroundImage === 'none' && opacity === '1' && !/rgba|\//.test(backgroundColor);
    const isPlain = !isPainted && opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
    const itself = isPlain ? [] : [backgroundColor, backgroundImage, opacity, filter, mixBlendMode];
    // lifted out of its place it may lie on anything: known again by its classes
    if (position !== 'static') itself.push(one.tagName, one.getAttribute('class') ?? '');
    const below = isGround || !one.parentElement ? '' : standsOn(one.parentElement);
    const all = itself.length === 0 ? below : `${itself.join()} on ${below}`;
    grounds.set(one, all);
    return all;
  };
  const looks = (one: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
    const states = [':disabled', '[aria-disabled=true]', ':placeholder-shown'].map((state) => one.matches(state));
    return [
      color,
      fontSize,
      fontWeight,
      textShadow,
      ...states,
      ...(one.closest('a') ? linkLooks(one) : []),
      standsOn(one),
    ].join();
  };
  /** A link can be told from the words around it. */
  const linkLooks = (one: Element): string[] => {
    const { textDecorationLine, borderBottomWidth, display } = getComputedStyle(one);
    const around = getComputedStyle(one.closest('a')?.parentElement ?? one);
    return [textDecorationLine, borderBottomWidth, display, around.color, around.fontWeight, around.fontSize];
  };
  // 64 bits of it: what is known goes along with each question
  const shortened = (text: string): string => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2_654_435_761);
      low = Math.imul(low ^ code, 1_597_334_677);
    }
    return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
  };
  const hasText = (one: Element): boolean =>
    one.matches('input, select, textarea') ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim()));
  const all = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')];
  const texts = all.filter((one) => hasText(one) && one.checkVisibility({ visibilityProperty: true }));
  return new Map(texts.toReversed().map((text) => [shortened(looks(text)), text]));
}
