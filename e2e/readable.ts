/**
 * Runs in the page, by itself: what of the forms below `root` cannot be read, in whatever state they come to. Axe judges what is on the
 * screen; this also asks about what is folded away, what somebody types, and what is marked as wrong.
 */
export function unreadableIn(root: Document | Element): string[] {
  const LEAST = 4.5;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('a browser draws');
  /** Colours laid over each other, the lowest first, as the red, green and blue that is seen. */
  const seen = (layers: readonly string[]): number[] => {
    brush.clearRect(0, 0, 1, 1);
    for (const colour of layers) {
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
    }
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour: number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratios = new Map<string, number>();
  const ratioOf = (colour: string, grounds: readonly string[]): number => {
    const key = [colour, ...grounds].join(' on ');
    const known = ratios.get(key);
    if (known !== undefined) return known;
    const [one, two] = [light(seen([...grounds, colour])), light(seen(grounds))];
    const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    ratios.set(key, ratio);
    return ratio;
  };
  /** What lies under a text, the lowest first; null where it lies on a picture. */
  const groundsOf = (one: Element): string[] | null => {
    const grounds: string[] = [];
    for (let at: Element | null = one; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage.includes('url(')) return null;
      grounds.unshift(backgroundColor);
    }
    return ['white', ...grounds];
  };
  const found = new Set<string>();
  const judge = (one: Element, what: string, pseudo?: string) => {
    const grounds = groundsOf(one);
    if (!grounds) return;
    const { color } = getComputedStyle(one, pseudo);
    const ratio = ratioOf(color, grounds);
    if (ratio >= LEAST) return;
    const name = one.getAttribute('name') ?? one.textContent?.trim().slice(0, 40) ?? '';
    found.add(`${one.tagName.toLowerCase()} ${name}, ${what}: ${ratio.toFixed(1)} to 1`);
  };
  const typed = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range]), select, textarea';
  for (const control of root.querySelectorAll(`form :is(${typed})`)) {
    if (control.matches(':disabled') || control.closest('.sr-only')) continue;
    judge(control, 'typed');
    judge(control, 'placeholder', '::placeholder');
    const before = control.getAttribute('aria-invalid');
    control.setAttribute('aria-invalid', 'true');
    judge(control, 'typed and wrong');
    if (before === null) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', before);
  }
  // axe passes them over
  for (const button of root.querySelectorAll('form .pressable:is(:disabled, [aria-disabled=true])')) {
    if (!button.textContent?.trim() || button.closest('.sr-only') || !button.checkVisibility()) continue;
    judge(button, 'cannot be pressed');
    if (getComputedStyle(button).opacity !== '1') found.add(`button ${button.textContent.trim()} is paler`);
  }
  const folded = root.querySelectorAll('details:not([open]) > :not(summary), details:not([open]) > :not(summary) *');
  for (const one of folded) {
    const hasText = [...one.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (hasText && !one.matches(':disabled, option, .sr-only, .sr-only *')) judge(one, 'folded away');
  }
  return [...found];
}
