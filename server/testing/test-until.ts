import { setTimeout as rest } from 'node:timers/promises';

/** Long enough for the slowest machine: a wait this long is for something that does not come. */
const LONGEST_MS = 150_000;

/** Waits until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`still not so after ${LONGEST_MS} ms: ${isSo.toString()}`);
    await rest(20);
  }
}
