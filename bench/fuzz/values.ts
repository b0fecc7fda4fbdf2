import type { Chance } from './chance.ts';

/** Values no form of ours would send: texts, and JSON made of them. */

const texts = [
  '',
  ' ',
  'x',
  'x'.repeat(5_000),
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202E\u2066\uFEFF',
  '🙏🏽 ଓଁ 👨‍👩‍👧‍👦',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE people; --",
  '../../../etc/passwd',
  '%00%ff%',
  '${7*7}{{7*7}}',
  '1e999',
  '-1',
  '9876543210',
  '2030-02-30',
  '2026-11-30',
  '25:61',
  '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  'payment.captured',
  'refund.processed',
  'order_1',
  'pay_1',
  'constructor',
  'toString',
] as const;

const numbers = [0, -0, -1, 1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e20, 5e-324] as const;

export const oddText = (by: Chance): string => by.one(texts);

/** A JSON value, seldom deeper than a few levels. */
export function oddValue(by: Chance, deep = 4): unknown {
  const kind = by.whole(deep > 0 ? 8 : 5);
  if (kind < 2) return oddText(by);
  if (kind === 2) return by.one(numbers);
  if (kind === 3) return by.one([true, false, null]);
  if (kind === 4) return by.one<unknown>(['', {}, []]);
  if (kind === 5) return Array.from({ length: by.whole(5) }, () => oddValue(by, deep - 1));
  return Object.fromEntries(Array.from({ length: by.whole(5) }, () => [oddText(by), oddValue(by, deep - 1)]));
}

/** JSON as a text: now and then deep, wide, cut off, doubled or no JSON at all. */
export function oddJson(by: Chance, fields: readonly string[]): string {
  switch (by.whole(10)) {
    case 0: {
      const depth = 1 + by.whole(by.oneIn(4) ? 30_000 : 60);
      return by.one([
        `{"a":`.repeat(depth) + '1' + '}'.repeat(depth),
        '['.repeat(depth) + ']'.repeat(depth),
        '['.repeat(depth),
      ]);
    }
    case 1:
      return `{${Array.from({ length: by.whole(4_000) }, (_, n) => `"k${n}":${n}`).join(',')}}`;
    case 2:
      return `[${Array.from({ length: by.whole(4_000) }, () => '{}').join(',')}]`;
    case 3: {
      const whole = JSON.stringify(bodyOf(by, fields));
      return whole.slice(0, by.whole(whole.length));
    }
    case 4:
      return by.one(['', 'null', '"x"', '5', '[]', '{"__proto__":{"a":1}}', '\uFEFF{}', '{"a":NaN}', '{"a":1,"a":2}']);
    default:
      return JSON.stringify(bodyOf(by, fields));
  }
}

/** Some of the fields a call knows, with odd values in them, and now and then one it does not know. */
function bodyOf(by: Chance, fields: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) if (!by.oneIn(4)) body[field] = oddValue(by);
  if (by.oneIn(3)) body[oddText(by)] = oddValue(by);
  return body;
}
