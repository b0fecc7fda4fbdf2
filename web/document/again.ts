/** Longer than this nobody sits before a page without being asked. */
const LONGEST_S = 60;

/** A page that could not be shown loads again automatically if the server says that waiting helps, each time after twice as long. */
export function keepTrying(): void {
  const seconds = Number(document.querySelector<HTMLElement>('[data-again]')?.dataset['again']);
  if (!(seconds > 0)) return;
  const { tries = 0 } = (history.state ?? {}) as { tries?: number };
  history.replaceState({ tries: tries + 1 }, '');
  setTimeout(() => location.reload(), Math.min(seconds * 2 ** tries, LONGEST_S) * 1_000);
}
