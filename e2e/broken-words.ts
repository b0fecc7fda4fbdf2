/** Runs on the page. What sticks out of the page, and words broken onto two lines. An e-mail address is none, nor a name that fits on no line. */
export function stickingOrBroken(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`sticks out by ${scrollWidth - clientWidth}`] : [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg, option')) continue;
    const lineHeight = parseFloat(getComputedStyle(parent).fontSize);
    for (const { 0: word, index } of text.data.matchAll(
      /(?<![\p{L}\p{M}@.])[\p{L}\p{M}]{2,40}(?![\p{L}\p{M}@.]\S)/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > lineHeight * 0.7) found.push(`breaks ${word}`);
    }
  }
  return found;
}
