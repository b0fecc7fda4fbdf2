import { run, Stopped, tool } from './process.mjs';

/** Around midnight in India and in UTC, at the ends of years, months and a leap February, and the day before a festival (Diwali). */
const instants = [
  '2026-12-31T18:25Z',
  '2026-12-31T18:35Z',
  '2028-02-28T18:20Z',
  '2028-02-29T18:40Z',
  '2028-02-29T23:50Z',
  '2028-03-01T00:10Z',
  '2027-04-30T18:20Z',
  '2027-05-01T00:10Z',
  '2027-10-28T18:20Z',
];

/** PostgreSQL's own limits of time end nothing under faketime, which hides the clock from a signal: what waits for them. */
const needsTheTrueClock = ['server/http/load/deadline.test.ts', 'server/db/migrate.test.ts'];

/**
 * Runs the server's tests with the clock elsewhere, for the tests, PostgreSQL and every process alike:
 * `npm run any-hour -- 2026-12-31T18:25Z server/staff`; without a time at each of the list. Needs `faketime`.
 */
export async function anyHour([at, ...files]) {
  let failed = 0;
  for (const instant of at ? [at] : instants) {
    if (Number.isNaN(Date.parse(instant))) throw new Stopped(2, `${instant} is no time, such as ${instants[0]}.`);
    console.log(`\n— ${instant}`);
    const excluded = needsTheTrueClock.flatMap((file) => ['--exclude', file]);
    const tests = ['run', '--project', 'http', ...excluded, ...files];
    const clock = ['-m', '--exclude-monotonic', new Date(instant).toISOString()];
    const code = await run('faketime', [...clock, tool('vitest'), ...tests], { NODE_ENV: 'test' });
    failed ||= code;
  }
  return failed;
}
