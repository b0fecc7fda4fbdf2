/** Times of two things in turns, so that whatever else the machine does hits both. */

export interface Times {
  readonly p50: number;
  readonly p95: number;
}

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

export async function inTurns(
  rounds: number,
  one: () => PromiseLike<unknown>,
  other: () => PromiseLike<unknown>,
): Promise<[Times, Times]> {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await timed(one));
    others.push(await timed(other));
  }
  const timesOf = (times: readonly number[]) => ({ p50: at(times, 0.5), p95: at(times, 0.95) });
  return [timesOf(ones), timesOf(others)];
}
