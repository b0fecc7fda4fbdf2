import { expect, test } from 'vitest';
import { loader } from './unknown.tsx';

/** Where an address leads that none of our pages has. */

function led(path: string): { status: number; to: string | null } {
  const asked = { url: new URL(path, 'http://site') } as Parameters<typeof loader>[0];
  const answer = (): Response => {
    try {
      return loader(asked);
    } catch (thrown) {
      return thrown as Response;
    }
  };
  const { status, headers } = answer();
  return { status, to: headers.get('location') };
}

test.each(['/fr/services', '/ta', '/pt-BR/services', '/or/fr/services', '/hi/ta'])(
  '%s names a language that we do not have: there is no such page',
  (path) => {
    expect(led(path)).toEqual({ status: 404, to: null });
  },
);

test.each(['/nothing', '/or/nothing', '/hi/nothing/here'])('%s leads to the first page', (path) => {
  expect(led(path)).toEqual({ status: 302, to: '/home' });
});
