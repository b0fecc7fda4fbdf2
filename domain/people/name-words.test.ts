import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainName, plainWords } from './name-words.ts';

describe('a name', () => {
  test.each([
    'Sasmita Behera',
    'S. K. Mishra',
    'S.K. Mishra',
    'S.K.Mishra',
    'Pt.Jagannath Mishra',
    'Smt. Kuni Das',
    'Md.Ali',
    "D'Souza, Maria",
    'Ramesh Das S/o Hari Das',
    'Anne-Marie Nayak (Mini)',
    'ସସ୍ମିତା ବେହେରା',
    'क्\u200dषमा देवी',
    'A',
  ])('%s', (name) => {
    expect(isPlainName(name)).toBe(true);
    expect(plainWords(name)).toBe(name.normalize('NFKC'));
  });
});

describe('no name', () => {
  test.each([
    'SBI KYC: verify at http://sbi.example',
    'www.sbi.in',
    'sbi.com',
    'Sbi.Co.In/kyc',
    'bit.ly/2x',
    't.me/kyc',
    'S.COM',
    'SBI。com',
    'sbi．com',
    'me@bank.in',
    'KYC 10.0.0.1',
    'Two\nlines',
    'Two\u2028lines',
    'Turned \u202Emoc.ibs',
    'Isolated \u2066x\u2069',
    'Hidden\u200B',
    'Bell\u0007',
    '\uFEFFMark',
    '\u0085',
  ])('%j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});

test('times, sums and full stops are no addresses', () => {
  const reason = 'Free from 9.30 only, at Rs.1500.50. Sorry.';
  expect(plainWords(reason)).toBe(reason);
  expect(plainWords('Pay at sbi.com/kyc now')).toBe('Pay at … now');
});

test('whatever people write, a message of ours carries it as a name', () => {
  const bait = fc.constantFrom(
    'http://x.in',
    'www.a.b',
    'sbi.com',
    '\n',
    '\u202E',
    '\u200B',
    'a@b.in',
    'Das',
    ' ',
    '.',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(bait, fc.string())), (parts) => {
      expect(isPlainName(plainWords(parts.join('')))).toBe(true);
    }),
  );
});
