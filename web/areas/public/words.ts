/** Those that hold every word that was typed, in any order and case. */
export function withWords<T>(all: readonly T[], typed: string, textOf: (one: T) => string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((one) => {
    const text = textOf(one).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
