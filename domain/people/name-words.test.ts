import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfName, isPlainName, plainWords } from './name-words.ts';

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

describe('what is typed as the name of a person', () => {
  test.each<[typed: string, fault: ReturnType<typeof faultOfName>]>([
    ['Bibhu', null],
    ['S. K. Das', null],
    ['S.K. Das', null],
    ['S. K. De', null],
    ['Smt. Kuni Das', null],
    ['Pt.Jagannath Mishra', null],
    ['Ramesh Kr. Das', null],
    ['Om', null],
    ["D'Souza, Maria", null],
    ['Anne-Marie Nayak (Mini)', null],
    ['Sri Sri 1008 Swami Nigamananda', null],
    ['ସସ୍ମିତା ବେହେରା', null],
    ['ମା', null],
    ['क्\u200dषमा देवी', null],
    ['राम', null],
    ['Dot Comas', null],
    ['J', 'name_letters'],
    ['J.', 'name_letters'],
    ['ର', 'name_letters'],
    ['12345', 'name_letters'],
    ['୯୮୬୧୦', 'name_letters'],
    ['...', 'name_letters'],
    ['🙏🏽🙏🏽', 'name_letters'],
    ['__--__', 'name_letters'],
    ['sbi . com', 'name_plain'],
    ['sbi .com', 'name_plain'],
    ['sbi. com', 'name_plain'],
    ['sbi . co . in', 'name_plain'],
    ['Ravi sbi . com / kyc', 'name_plain'],
    ['sbi [dot] com', 'name_plain'],
    ['sbi dot com', 'name_plain'],
    ['sbi (.) com', 'name_plain'],
    ['sbi.com', 'name_plain'],
    ['Ravi 9876543210', 'name_plain'],
    ['Ravi 98765 43210', 'name_plain'],
    ['9-8-7-6-5 Ravi 4-3-2-1-0', 'name_plain'],
    ['Ravi nine eight six one zero one two three four five', 'name_plain'],
    ['Ravi 98 sixty one zero one twenty three 45', 'name_plain'],
    ['ରବି ନଅ ଆଠ ଛଅ ଏକ ଶୂନ ଏକ ଦୁଇ ତିନି ଚାରି ପାଞ୍ଚ', 'name_plain'],
    ['Sri Sri 1008 Nau Das', null],
    ['ରବି ୯୮୭୬୫୪୩୨୧୦', 'name_plain'],
    ['Ravi ⑨⑧⑦⑥⑤④③②①⓪', 'name_plain'],
    ['Ravi @ravi', 'name_plain'],
    ['Turned \u202Emoc.ibs', 'name_plain'],
    ['Renée D’Souza', null],
    ['Ravi & Sita ଦାସ', null],
    ['সস্মিতা বেহেরা', 'name_script'],
    ['சஸ்மிதா', 'name_script'],
    ['Rаvi Das', 'name_script'],
    ['Ravi ஶ் Das', 'name_script'],
    ['Ravi 🙏', 'name_script'],
    ['𝓡𝓪𝓿𝓲 Das', 'name_script'],
    ['山田', 'name_script'],
  ])('%j: %s', (typed, fault) => {
    expect(faultOfName(typed)).toBe(fault);
  });
});

describe('what is typed as a name in one script', () => {
  test.each<[typed: string, script: 'odia' | 'devanagari', fault: ReturnType<typeof faultOfName>]>([
    ['ସସ୍ମିତା ବେହେରା', 'odia', null],
    ['ଏସ. କେ. ଦାସ (ମିନି)', 'odia', null],
    ['ଉତ୍\u200Cକଳ', 'odia', null],
    ['Sasmita', 'odia', 'name_odia'],
    ['ସସ୍ମିତା Behera', 'odia', 'name_odia'],
    ['सस्मिता', 'odia', 'name_odia'],
    ['ର', 'odia', 'name_letters'],
    ['ସସ୍ମିତା sbi.com', 'odia', 'name_plain'],
    ['सस्मिता बेहेरा', 'devanagari', null],
    ['ସସ୍ମିତା', 'devanagari', 'name_devanagari'],
    ['सस्मिता 🙏', 'devanagari', 'name_script'],
  ])('%j in %s: %s', (typed, script, fault) => {
    expect(faultOfName(typed, script)).toBe(fault);
  });
});
