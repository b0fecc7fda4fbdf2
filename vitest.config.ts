import { defineConfig } from 'vitest/config';

/** Tests through HTTP: a database and an application of its own for each file. */
const server = {
  globalSetup: ['server/testing/test-setup.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // the application is loaded once by each worker; what a file changes in its process, it puts back
  isolate: false,
};

/** The walks of people, and what a browser would ask for: the product runs as at a newcomer's. */
const journeys = {
  globalSetup: ['e2e/setup.ts'],
  testTimeout: 180_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  // one browser, and its windows, for all files of a worker
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        // as in vite.config.ts: the pages' sentences are compiled
        resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
        test: {
          server: { deps: { inline: ['use-intl'] } },
          name: 'unit',
          // no test changes what another one imports
          isolate: false,
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.ts', 'house*.test.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'http',
          // for half of their time they wait: for what comes due, for a process that starts, for its end
          maxWorkers: 3,
          include: ['server/**/*.test.ts'],
          provide: { soak: false },
        },
      },
      {
        test: {
          ...server,
          name: 'soak',
          // the long form of what `rounds` (server/testing/test-rounds.ts) keeps short in `npm test`
          include: [
            'server/almanac/over-the-years.test.ts',
            'server/availability/searchable/searchable.test.ts',
            'server/availability/windows/counted-as-found.test.ts',
            'server/bookings/request/race.test.ts',
            'server/bookings/rest/lives.test.ts',
            'server/bookings/rest/races.test.ts',
            'server/db/embedded/lock.test.ts',
            'server/testing/doors/swapped-ids.test.ts',
            'server/testing/fuzz.test.ts',
            'server/ledger/any-order.test.ts',
            'server/ledger/earnings.test.ts',
            'server/payments/orders/kill.test.ts',
            'server/payments/orders/races.test.ts',
          ],
          provide: { soak: true },
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          ...journeys,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          provide: { soak: false },
        },
      },
      {
        test: {
          ...journeys,
          name: 'soak-pages',
          // whole what `npm test` takes a sample of
          include: ['e2e/site/pages-by-role.e2e.ts', 'e2e/site/panchang.e2e.ts'],
          provide: { soak: true },
        },
      },
    ],
    maxWorkers: 2,
    // what is waited for comes in its own time on a busy machine
    expect: { poll: { timeout: 60_000 } },
  },
});
