import { setTimeout as rest } from 'node:timers/promises';

/** Waits until something is so; fails after five seconds. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 5_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`still not so after ${withinMs} ms: ${isSo.toString()}`);
    await rest(20);
  }
}
