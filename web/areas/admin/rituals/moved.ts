/** The same list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? [...list] : rest.toSpliced(to, 0, one);
}
