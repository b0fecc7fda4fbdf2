import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudget, visitDocuments } from './budget.mjs';
import { buildWeb } from './build.mjs';
import { checks, routeTypes } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { run, Stopped, tool } from './process.mjs';

/** What is checked while the tests of the server run, which wait for half of their time: each part says how many of its tests passed and failed. */
const beside = [
  ...checks.map(([name, command, args]) => [name, async () => one(await run(tool(command), args))]),
  ['rules', () => vitest('unit')],
  ['build', async () => one(await codeOf(buildWeb))],
  ['weight of the pages', async () => one(await codeOf(() => checkBudget({ readme: true })))],
  ['first visits', async () => one(await codeOf(visitDocuments))],
];

/**
 * Runs part after part, those of `beside` while the server is tested, and stops where one has failed. The last line counts every test of
 * every part, the one before it says how long each part took.
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
  const server = timed('server', () => vitest('http', {}, told.hear));
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

/** The walks of people through a real browser, on what was just built. */
async function journeys() {
  return vitest('e2e', { CHROMIUM_PATH: await findChromium() });
}

async function vitest(project, env = {}, hear = null) {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-report-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(tool('vitest'), args, { NODE_ENV: 'test', ...env }, undefined, hear);
  const counted = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  // a file that does not load, or an error beside all tests, fails the run without a failed test
  return { passed: counted.passed, failed: code === 0 ? counted.failed : Math.max(1, counted.failed) };
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
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
