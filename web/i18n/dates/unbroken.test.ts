import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a dot between two facts stays with the first of them', () => {
  // titles of windows do not break
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.|parts\/site\/meta\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const loose = files.filter((file) => /^(?!\s*(\/\*|\*|\/\/)).* · /m.test(readFileSync(file, 'utf8')));
  expect(loose).toEqual([]);
});
