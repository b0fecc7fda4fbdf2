import { must, run, tool } from './process.mjs';

/** The web's routes have types of their own, made from `web/routes.ts`; no check says anything without them. */
export const routeTypes = () => must(tool('react-router'), ['typegen']);

/** The quick checks, each with the words a report uses for it. */
export const checks = [
  ['types', 'tsc', ['-p', '.']],
  ['lint', 'oxlint', ['--quiet']],
  ['format', 'oxfmt', ['--check']],
];

/** Runs all of them, so that one sitting mends everything; the exit code is that of the first to fail. */
export async function check() {
  await routeTypes();
  let failed = 0;
  for (const [name, command, args] of checks) {
    const code = await run(tool(command), args);
    if (code !== 0) console.error(`${name}: failed`);
    failed ||= code;
  }
  return failed;
}
