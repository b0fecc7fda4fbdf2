import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { sharedChunks } from './scripts/chunks.ts';
import routes from './web/routes.ts';

/** What is ours to use and changes with no release of ours: one file, apart from the others. */
const frame = /node_modules\/(react|react-dom|react-router|scheduler|use-intl|intl-messageformat)\//;
const groups = [
  { name: 'frame', test: frame, priority: 1 },
  sharedChunks(join(import.meta.dirname, 'web'), routes, frame),
];

/** A page may give others what it shares with them, which the bundler asks for where files are ours to choose. */
const sharing: Plugin = {
  name: 'sharing',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** How the router loads the script of a screen is ours to say, where it comes over the line. */
const screens: Plugin = {
  name: 'screens',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === './routeModules.js' && importer?.includes('/react-router/')
      ? join(import.meta.dirname, 'web/parts/line/screen-module.ts')
      : null,
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter(), sharing, screens],
  publicDir: 'web/public',
  // sentences come compiled from the server (web/i18n/catalogues.server.ts): to fill them in is all a page has to know
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // one file each, for a worker and for the script of the pages that are documents
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // the server's bundle carries its React with it, so that `npm start` renders with the production build
    ...(isSsrBuild && { target: 'node24' }),
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  ssr: { noExternal: command === 'build' || ['use-intl'] },
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));
