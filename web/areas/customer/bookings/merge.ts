interface Versioned {
  readonly _id: string;
  readonly __v: number;
}

/** Newer versions replace the shown ones where they stand; what is not shown yet comes first; older ones are late news. */
export function mergedInto<T extends Versioned>(shown: readonly T[], changed: readonly T[]): readonly T[] {
  return changed.reduce<readonly T[]>((list, next) => {
    if (!list.some(({ _id }) => _id === next._id)) return [next, ...list];
    return list.map((one) => (one._id === next._id && next.__v >= one.__v ? next : one));
  }, shown);
}
