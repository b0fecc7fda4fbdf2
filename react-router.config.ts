import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: false,
  // while an address is looked up, the answer to a form can end the way there (docs/decisions/0140-all-addresses-at-once.md)
  routeDiscovery: { mode: 'initial' },
  serverModuleFormat: 'esm',
} satisfies Config;
