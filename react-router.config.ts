import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: false,
  serverModuleFormat: 'esm',
} satisfies Config;
