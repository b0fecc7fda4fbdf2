import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.ts', 'house.test.ts'],
        },
      },
      {
        test: {
          name: 'http',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/db/test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // one browser, and its windows, for all files of a worker
          isolate: false,
          // a journey of minutes through a real browser may meet a hiccup of the machine; what needed it is named in the report
          retry: 1,
        },
      },
    ],
    maxWorkers: 2,
    // what is waited for comes in its own time on a busy machine
    expect: { poll: { timeout: 20_000 } },
  },
});
