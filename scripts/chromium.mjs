import { existsSync } from 'node:fs';
import { run, Stopped, tool } from './process.mjs';

const places = [
  // the same engine without all that draws windows: it starts sooner and needs half
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: the one named, the machine's, Playwright's own, or one installed now. */
export async function findChromium() {
  const found = await present();
  if (found) return found;
  console.log('No Chromium on this machine; installing one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], quietly);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (await present()) break;
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly);
    }
  }
  if (!(await present())) await run(tool('playwright-core'), ['install', 'chromium']);
  const installed = await present();
  if (!installed) throw new Stopped(1, 'The journeys need a Chromium. Install one and set CHROMIUM_PATH to it.');
  return installed;
}

async function present() {
  const { chromium } = await import('playwright-core');
  return [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find((path) => path && existsSync(path));
}
