import { describe, expect, test } from 'vitest';
import { idIn, keptSizesIn, lastKnown, listAsked, pageIn, searchIn, sizeIn } from './list-page.ts';

test.each([
  ['5', 5],
  ['20', 20],
  ['100', 100],
  ['50', 5],
  ['-1', 5],
  ['', 5],
  [null, 5],
])('an address that says %s shows %i a page', (text, size) => {
  expect(sizeIn(text)).toBe(size);
});

test.each([
  [{ filtered: 0 }, 5, 1],
  [{ filtered: 10, more: false }, 5, 2],
  [{ filtered: 11, more: false }, 5, 3],
  [{ filtered: 10, more: true }, 5, 3],
  [{ filtered: 200, more: true }, 100, 3],
  // a page that is not full is the last that is known
  [{ filtered: 3, more: true }, 5, 1],
  [{ filtered: 0, more: true }, 5, 1],
])('%o by %i ends on page %i', (data, size, last) => {
  expect(lastKnown(data, size)).toBe(last);
});

describe('an address that was made up', () => {
  test.each([
    ['7', 7],
    ['1000000', 999_999],
    ['99999999999999999999', 999_999],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['x', 1],
    [null, 1],
  ])('page %j is %i', (text, page) => {
    expect(pageIn(text)).toBe(page);
  });

  test('a search is as long as one that can be typed, and has no sign that cannot', () => {
    expect(searchIn('Bina\0 Das')).toBe('Bina Das');
    expect(searchIn('x'.repeat(300))).toHaveLength(100);
    expect(searchIn(null)).toBe('');
  });

  test('an id that is none is not asked for', () => {
    expect(idIn('zzz')).toBeNull();
    expect(idIn(null)).toBeNull();
    expect(idIn('01a1fa84-dc7c-7781-8919-a5e64fbd513b')).toBe('01a1fa84-dc7c-7781-8919-a5e64fbd513b');
  });
});

test('each list keeps the size that was chosen for it, and no other has it', () => {
  const cookies = 'a=1; office_rows_users=20; office_rows_payments=100; office_rows_audit=7';
  expect(keptSizesIn(cookies)).toEqual({ users: 20, payments: 100, audit: 5 });
  const sizeOf = (path: string) =>
    listAsked(new URL(`https://example.in${path}`), new Request('https://example.in', { headers: { cookie: cookies } }))
      .pageSize;
  expect(['/admin/users', '/admin/pandits', '/admin/payments', '/admin/users?size=100'].map(sizeOf)).toEqual([
    '20',
    '20',
    '100',
    '100',
  ]);
});
