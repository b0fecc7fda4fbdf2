/** Times of two things in turns, so that whatever else the machine does hits both. */

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

const timesIn = (times: readonly number[]): Times => ({
  p50: at(times, 0.5),
  p95: at(times, 0.95),
  p99: at(times, 0.99),
});

/** One thing alone. */
export async function timesOf(rounds: number, work: () => PromiseLike<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return timesIn(times);
}

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
  return [timesIn(ones), timesIn(others)];
}
