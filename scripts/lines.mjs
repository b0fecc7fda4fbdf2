// Prints how many lines the product has, by room: the TypeScript that ships, catalogues of sentences with it, blank lines and comments
// too, for they are read. Left out are tests and what only tests share, journeys, load scripts, the demo's town, what draws pictures,
// documents, SQL, styles, and what sets up tools.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const shipped = /^(contract|domain|server|web)\/.*\.tsx?$/;
const forTests = /\.(test|e2e)\.tsx?$|\/test-[\w-]+\.ts$|\/conformance\.ts$|\.d\.ts$|^server\/testing\//;

const rooms = new Map();
for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')) {
  if (!shipped.test(file) || forTests.test(file)) continue;
  const [room] = file.split('/');
  rooms.set(room, (rooms.get(room) ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1);
}
for (const [room, lines] of rooms) console.log(`${String(lines).padStart(6)}  ${room}`);
console.log(`${String([...rooms.values()].reduce((sum, lines) => sum + lines, 0)).padStart(6)}  the product`);
