interface Versioned {
  readonly _id: string;
  readonly __v: number;
}

/**
 * A list under somebody's thumb: what is shown stays where it is, in its newest form, also once it belongs elsewhere;
 * what is new stands where the server has it.
 */
export function keepPlaces<T extends Versioned>(shown: readonly T[], fresh: readonly T[]): readonly T[] {
  const list = shown.map((one) => {
    const next = fresh.find(({ _id }) => _id === one._id);
    return next && next.__v >= one.__v ? next : one;
  });
  fresh.forEach((next, index) => {
    if (list.some(({ _id }) => _id === next._id)) return;
    const before = fresh[index - 1]?._id;
    list.splice(list.findIndex(({ _id }) => _id === before) + 1, 0, next);
  });
  return list;
}

/** One that changed, where it is shown. */
export const replaceIn = <T extends Versioned>(shown: readonly T[], changed: T): readonly T[] =>
  shown.map((one) => (one._id === changed._id && changed.__v >= one.__v ? changed : one));
