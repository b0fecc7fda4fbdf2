import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudget, visitDocuments } from './budget.mjs';
import { buildWeb } from './build.mjs';
import { checks, routeTypes } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { run, Stopped, tool } from './process.mjs';

/** All there is to check, quickest first; each part says how many of its tests passed and failed. */
const parts = [
  ...checks.map(([name, command, args]) => [name, async () => one(await run(tool(command), args))]),
  ['rules', () => vitest('unit')],
  ['server', () => vitest('http')],
  ['build', async () => one(await codeOf(buildWeb))],
  ['weight of the pages', async () => one(await codeOf(() => checkBudget({ readme: true })))],
  ['first visits', async () => one(await codeOf(visitDocuments))],
  ['journeys', journeys],
];

/**
 * Runs part after part and stops at the first that fails. The last line counts every test of every part, the one before it
 * says how long each part took.
 */
export async function test() {
  await routeTypes();
  const sum = { passed: 0, failed: 0 };
  const durations = [];
  for (const [name, work] of parts) {
    console.log(`\n— ${name}`);
    const begun = performance.now();
    const { passed, failed } = await work();
    durations.push([name, Math.round((performance.now() - begun) / 1000)]);
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) break;
  }
  console.log(`\n${durations.map(([name, seconds]) => `${name} ${seconds} s`).join(', ')}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}

const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** The walks of people through a real browser, on what was just built. */
async function journeys() {
  return vitest('e2e', { CHROMIUM_PATH: await findChromium() });
}

async function vitest(project, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-report-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(tool('vitest'), args, { NODE_ENV: 'test', ...env });
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
