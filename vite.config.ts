import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs is one file, and what most of them need another; beyond that each file is for those who share it. */
const groups = [
  {
    name: 'frame',
    test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|intl-messageformat)\//,
    priority: 2,
  },
  { name: 'base', minShareCount: 22, priority: 1 },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter()],
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
