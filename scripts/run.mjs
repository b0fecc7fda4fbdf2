// The door to every task: `npm start`, `npm run dev`, `npm test` … Plain JavaScript, since it must run on
// whatever Node the machine has; everything after it runs on the Node pinned in package.json.
import { join } from 'node:path';
import { checkBudget } from './budget.mjs';
import { buildWeb } from './build.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { ensureModules, pinnedNode, root, run, Stopped, tool } from './process.mjs';

// what was once compiled is kept: to read all of it is half of a start
const compiled = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
};
// room for what is new, in MB: with the usual 16 the heap grows by 40 MB more at the start, which it never gives back, and by 130
// more under load (docs/decisions/0103-what-a-mixed-hour-costs.md)
const lean = '--max-semi-space-size=8';
const server = (entry, args = []) => run(pinnedNode(), [lean, join('server', entry), ...args], compiled);

const watched = ['server', 'domain', 'contract', 'demo']
  .map((folder) => `--watch-path=${folder}`)
  .concat('--watch-preserve-output');

const tasks = {
  start: async () => {
    await buildWeb();
    return server('main.ts');
  },
  // Vite reloads the pages; a change of the server's files restarts the server
  dev: () => run(pinnedNode(), [...watched, join('server', 'main.ts')], { WEB: 'dev' }),
  demo: () => server('process/demo.ts'),
  'db:migrate': () => server('process/migrate.ts'),
  'search:rebuild': () => server('process/rebuild-search.ts'),
  figures: () => server('process/rebuild-figures.ts'),
  almanac: () => server('process/fill-almanac.ts'),
  admin: () => server('process/admin.ts', process.argv.slice(3)),
  build: async () => {
    await buildWeb({ always: true });
    await checkBudget();
    return 0;
  },
  check,
  // what a first visit costs on a cheap phone and a slow line, as Lighthouse judges it
  weigh: async () => {
    await buildWeb();
    const env = { CHROMIUM_PATH: await findChromium() };
    return run(pinnedNode(), [join('bench', 'visits', 'weigh.ts'), ...process.argv.slice(3)], env);
  },
  test: async () => (await import('./test.mjs')).test(),
  // races, kills and chance, for as long as luck needs: before a release, or at night
  soak: async () => {
    await buildWeb();
    const projects = ['--project', 'soak', '--project', 'soak-pages'];
    return run(tool('vitest'), ['run', ...projects, ...process.argv.slice(3)], { NODE_ENV: 'test' });
  },
  // which sentences in Odia and Hindi wait for a native reader
  words: () => run(pinnedNode(), [join('scripts', 'words.ts'), ...process.argv.slice(3)]),
  'any-hour': async () => (await import('./any-hour.mjs')).anyHour(process.argv.slice(3)),
};

async function main(name) {
  const task = tasks[name];
  if (!task) {
    console.error(`Unknown task "${name ?? ''}". There are: ${Object.keys(tasks).join(', ')}.`);
    return 2;
  }
  process.chdir(root);
  await ensureModules();
  return task();
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  if (error.message) console.error(error.message);
  process.exitCode = error.code;
}
