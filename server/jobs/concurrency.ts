/**
 * Works through a list with so many at a time and never more: one slow answer does not hold up all the others. Once it is
 * to stop, what has begun is finished and the rest is left for the next run.
 */
export async function withConcurrency<T>(
  items: readonly T[],
  limit: number,
  stopping: AbortSignal | undefined,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) {
      if (stopping?.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
