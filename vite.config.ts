import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // one file each, for a worker and for the script of the pages that are documents
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // the server's bundle carries its React with it, so that `npm start` renders with the production build
    ...(isSsrBuild && { target: 'node24' }),
  },
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));
