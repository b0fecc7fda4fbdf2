import { mkdir, writeFile } from 'node:fs/promises';
import { odiaScenes } from './scenes-odia.ts';
import { shantiScenes } from './scenes-shanti.ts';
import { workScenes } from './scenes-work.ts';
import { lifeScenes } from './scenes-life.ts';
import { homeScenes } from './scenes-home.ts';

/** Draws every ritual's picture into `web/public/rituals`: `node art/make.ts`. */

const folder = new URL('../web/public/rituals/', import.meta.url);
const scenes: Readonly<Record<string, () => string>> = {
  ...homeScenes,
  ...lifeScenes,
  ...shantiScenes,
  ...workScenes,
  ...odiaScenes,
};

await mkdir(folder, { recursive: true });
for (const [slug, draw] of Object.entries(scenes)) await writeFile(new URL(`${slug}.svg`, folder), draw());
console.log(`${Object.keys(scenes).length} pictures drawn.`);
