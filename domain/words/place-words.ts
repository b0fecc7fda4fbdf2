/** Whether a place can be found by its words: `Puri` is one, `x` and `12` are none, in whatever script. */
export const isPlace = (text: string): boolean =>
  /\p{L}/u.test(text) && (text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) >= 3;
