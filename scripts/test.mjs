import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkBudget } from './budget.mjs';
import { buildWeb } from './build.mjs';
import { checks, routeTypes } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { root, run, Stopped, tool } from './process.mjs';

/** What is checked while the tests of the server run, which wait for half of their time: each part says how many of its tests passed and failed. */
const beside = [
  ...checks.map(([name, command, args]) => [name, async () => one(await run(tool(command), args))]),
  ['rules', () => vitest('unit')],
  ['build', async () => one(await codeOf(buildWeb))],
  ['weight of the pages', async () => one(await codeOf(checkBudget))],
];

/** More journeys than this that pass only on the second try are no accident. */
const MOST_SECOND_TRIES = 2;

/**
 * Runs part after part, those of `beside` while the server is tested, and stops where one has failed. The last line counts every test of
 * every part; the lines before it name the journeys that passed on the second try, and say how long each part took.
 * Nothing here asks the machine: times, moves on the screen and its fonts are printed by `bench/` (docs/decisions/0060-quick-tests.md).
 */
export async function test() {
  await routeTypes();
  const sum = { passed: 0, failed: 0 };
  const durations = [];
  const timed = async (name, work) => {
    const begun = performance.now();
    const { passed, failed } = await work();
    durations.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
    sum.passed += passed;
    sum.failed += failed;
  };
  const told = heldBack();
  const server = timed('server', () => vitest('http', { hear: told.hear }));
  for (const [name, work] of beside) {
    console.log(`\n— ${name}`);
    await timed(name, work);
    if (sum.failed > 0) break;
  }
  console.log('\n— server');
  told.release();
  await server;
  if (sum.failed === 0) {
    console.log('\n— journeys');
    await timed('journeys', journeys);
  }
  if (secondTries.length > 0) console.log(`\npassed on the second try:\n${secondTries.join('\n')}`);
  console.log(`\n${durations.join(', ')}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}

/** What one part says while another speaks: heard once it is released, and from then on as it comes. */
function heldBack() {
  let held = [];
  const hear = (piece) => (held ? held.push(piece) : process.stdout.write(piece));
  const release = () => {
    process.stdout.write(Buffer.concat(held));
    held = null;
  };
  return { hear, release };
}

const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** The names of journeys that failed among the others and passed alone. */
const secondTries = [];

/**
 * The walks of people through a real browser, on what was just built. The files of at most two that failed are walked once more at the end,
 * alone and on a product of their own: a real fault fails there as well.
 */
async function journeys() {
  const env = { CHROMIUM_PATH: await findChromium() };
  const first = await vitest('e2e', { env });
  const again = new Set(first.failures.map(({ file }) => file));
  if (first.failed !== first.failures.length || again.size === 0 || first.failed > MOST_SECOND_TRIES) return first;
  console.log('\n— journeys, second try');
  const second = await vitest('e2e', { env, args: ['--maxWorkers=1', ...again] });
  if (second.failed > 0) return first;
  secondTries.push(...first.failures.map(({ name }) => name));
  return { passed: first.passed + first.failed, failed: 0 };
}

/** Runs the tests of one project. Gives how many passed and failed, and of each that failed its file and its name. */
async function vitest(project, { env = {}, hear = null, args = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-report-'));
  const report = join(folder, 'report.json');
  const options = ['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(tool('vitest'), ['run', ...options, ...args], { NODE_ENV: 'test', ...env }, undefined, hear);
  const { passed, failures } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  // a report that is not there, or an error beside all tests, fails the run without a failed test
  return { passed, failures, failed: code === 0 ? failures.length : Math.max(1, failures.length) };
}

function readReport(file) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failures: testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failures: [] };
  }
}

/** A file that does not load, or whose preparation failed, has no failed test, and counts as one. */
function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ file, name: file }];
  return failed.map(({ fullName }) => ({ file, name: `${file}: ${fullName}` }));
}

async function codeOf(work) {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof Stopped) {
      if (error.message) console.error(error.message);
      return error.code;
    }
    throw error;
  }
}
