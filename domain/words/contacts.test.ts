import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactIn, plainly, withoutContacts } from './contacts.ts';

describe('what reviews must not carry', () => {
  test.each([
    'Call him: 9876543210',
    '98765 43210',
    '+91-98765-43210',
    '98 76 54 32 10',
    '(0674) 2345678',
    '9.8.7.6.5.4.3.2.1.0',
    '୯୮୭୬୫୪୩୨୧୦',
    '९८७६५ ४३२१०',
    '９８７６５４３２１０',
    '9\u200B8\u200B7\u200B6\u200B5\u200B4\u200B3\u200B2\u200B1\u200B0',
    '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
    'nine eight seven six five four three two one zero',
    'Nine-eight 76 five four, 3 two one oh',
    'nau aath saat chhe paanch char teen do ek shunya',
    'ନଅ ଆଠ ସାତ ଛଅ ପାଞ୍ଚ ଚାରି ତିନି ଦୁଇ ଏକ ଶୂନ',
    'double nine triple eight 12345',
    '98765o4321',
    '986IO12345',
    '98l 65 4321O 5',
    '98Ol012345',
    '9861|012345',
    '98610~12345',
    '98 (sixty) 61012345',
    '98610 (call after six) 12345',
    'ninety eight sixty one zero one twenty three forty five',
    'ninety-eight 61 zero one twenty-three 45',
    '98610 and then 12345',
    '9·8·6·1·0·1·2·3·4·5',
    '98610🙏12345',
    'अट्ठानवे इकसठ शून्य एक तेईस पैंतालीस',
    'नाइन एट सिक्स वन जीरो वन टू थ्री फोर फाइव',
    '98610 Puri 12345',
    'Rs 98610 Rs 12345',
    'My first half is 98610, please, and the other one is 12345',
    'the end is 12345 and before it comes 98610',
    '986 Puri 1012345',
    '9861 ask 012345',
    '986 call 103 at 2345',
    '98610123 Puri 45',
    '98 puri 61 puri 01 puri 23 puri 45',
    'nine eight six one zero Puri one two three four five',
    'ଅଠାନବେ ଏକଷଠି ଶୂନ ଏକ ତେଇଶ ପଞ୍ଚଚାଳିଶ',
    'ନାଇନ ଏଟ ସିକ୍ସ ୱାନ ଜିରୋ ୱାନ ଟୁ ଥ୍ରି ଫୋର ଫାଇଭ',
  ])('a number to call: %s', (text) => {
    expect(contactIn(text)).toBe('phone');
  });

  test.each([
    'write to ravi@example.in',
    'ravi @ gmail.com',
    'ravi at gmail dot com',
    'pay ravi@okaxis',
    'ravi＠example．in',
    'he is @ravi_pandit there',
    'insta: name',
    'Instagram - id: ravi.pandit',
    'find me on insta ravi_108',
    'WhatsApp: ravi',
    'fb id ravi.mishra.9',
    'ଫେସବୁକ: ରବି',
    'ravi at the rate gmail',
    'ravi at the rate of gmail',
    'ravi at the rate okaxis dot com',
    'insta ravipandit',
    'Instagram ravimishra',
    'write to me, fb ravipandit',
  ])('an address or a name somewhere: %s', (text) => {
    expect(contactIn(text)).toBe('email');
  });

  test.each([
    'see https://example.in/x',
    'www.example',
    'pujari.com',
    'PUJARI.COM',
    'wa.me/919',
    'bit.ly/puja',
    'pujari。com',
    'pujari dot com',
    'see pujari.in for more',
    'http://10.0.0.1/',
    'pujari[.]in',
    'pujari (.) in',
    'pujari . in',
    'pujari {dot} in',
    'pujari .com',
    'PUJARI . COM',
  ])('a link: %s', (text) => {
    expect(contactIn(text)).toBe('link');
  });

  test.each([
    'He came on time and explained every step. We are grateful.',
    'Paid 6500 1100 5501 in three parts',
    'We gave 65,000 11,000 and 2100',
    'It was good.in the evening we sang',
    'All was very good.in',
    'Very good.He came at 6.30 and stayed until 9.15',
    'We paid ₹5,501 in all, as agreed; 108 lamps and 21 coconuts.',
    'On 20.11.2026 from 09:30 to 11:30',
    'One or two of us were late, he waited. Do it again in 2027!',
    '🙏🙏🙏',
    'ପୂଜା ବହୁତ ଭଲ ହେଲା। ଧନ୍ୟବାଦ',
    'Our house is 12/4, and the tithi was the 3rd.',
    '<b>Very good</b>',
    'We saw him on Facebook. He is kind.',
    'He sent the list on WhatsApp before the puja',
    'From 6:30 to 9:15 and again 10:30, 11:45, 12:30',
    'Twenty one lamps, ninety eight coconuts and one hundred eight flowers',
    'ଏକୋଇଶ ଦୀପ ଓ ଅଠାନବେ ନଡ଼ିଆ',
    'Plot 12, Lane 4 (near the school), Bhubaneswar 751024',
    'Rs 1,501 and Rs 2,100',
    'Rs 1501 for you and Rs 2100 for the samagri',
    'We pay 65000 to one and 12500 to the other',
    '₹65,432 for the hall and ₹12,340 for the flowers',
    'We are 5 to 6 people, at most 10 or 12',
    'Between 6.11.26 and 7.12.26, in the morning',
    'On 6.11.2026 or 7.12.2026',
    'From 2026-11-20 to 2026-11-25, at 6 or 7',
    'Plot 7512, Sahid Nagar, Bhubaneswar 751024',
    'Plot 9861 in Kendrapara 754211',
    'Flat 612, Tower 3, Bhubaneswar 751024',
    'Day 6, Day 7, Day 8, Day 9, Day 10, Day 11, Day 12',
    '750 g ghee, 500 g sugar and 1000 flowers',
    '8 lamps, 21 coconuts, 108 flowers, 5 kg of rice, 11 diyas and 2 dhotis',
    'We saw his Instagram photos, and he is on Instagram with his family',
    'Please come . in the evening we sing',
    'It was nice . in the evening we sang',
    'The rate is high, and at the rate of last year it was less',
    'Pt. Mishra recited the whole path, i.e. all 13 chapters.',
  ])('nothing of the kind: %s', (text) => {
    expect(contactIn(text)).toBeNull();
  });

  test('a mobile number is found whatever is between its digits', () => {
    const mobile = fc
      .tuple(fc.integer({ min: 6, max: 9 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
      .map(([first, others]) => [first, ...others]);
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '.', '  ', ' - ', '\n'), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(mobile, gaps, (digits, between) => {
        expect(contactIn(`ask ${digits.map((one, at) => one + (between[at] ?? '')).join('')} please`)).toBe('phone');
      }),
    );
  });
});

describe('words that hide how somebody is reached', () => {
  test.each([
    ['Call 98765 43210 or 9437012345.', 'Call ••• or •••.'],
    ['ମୋ ନମ୍ବର ୯୮୭୬୫୪୩୨୧୦ ଅଟେ', 'ମୋ ନମ୍ବର ••• ଅଟେ'],
    ['nine eight seven six five four three two one zero', '•••'],
    ['double nine triple eight 12345, please', '•••, please'],
    ['write to ravi @ gmail.com or see https://example.in/x?y now', 'write to ••• or see ••• now'],
    ['<b>ravi@okaxis</b> and www.example', '••• and •••'],
    ['Bring 5,501 and 108 lamps at 6.30', 'Bring 5,501 and 108 lamps at 6.30'],
    ['🙏🏽 ଓଁ ନମଃ', '🙏🏽 ଓଁ ନମଃ'],
  ])('%s', (text, masked) => {
    expect(withoutContacts(text)).toBe(masked);
    expect(contactIn(withoutContacts(text))).toBeNull();
  });

  test('a number in pieces is found by what was said before, and what was said is not given back', () => {
    expect(withoutContacts('then 12345, please', ['My number is 98610'])).toBe('then •••, please'.replace('then ', ''));
    expect(withoutContacts('45', ['98', '61', '01', '23'])).toBe('•••');
    expect(withoutContacts('and 12345 too', ['My number is 98610', 'How are you?', 'We are four'])).toBe('and ••• too');
    expect(withoutContacts('and 98610 too', ['The gate has 12345'])).toBe('and ••• too');
    expect(withoutContacts('012345', ['9861', 'how are you'])).toBe('•••');
    expect(withoutContacts('98610', ['98610'])).toBe('98610');
    expect(withoutContacts('12340', ['9861012345', '98610 is half'])).toBe('•••');
    expect(withoutContacts('Paid 12500', ['We pay 65000'])).toBe('Paid 12500');
    expect(withoutContacts('We are four', ['Call 9861012345', 'or come'])).toBe('We are four');
  });

  test('only what carries something is changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(withoutContacts(text) === text).toBe(contactIn(text) === null);
      }),
    );
  });
});

describe('words as they are kept', () => {
  test('without what is not seen, and not at all where nothing is left', () => {
    expect(plainly('  good \u202Eevil\u0007 puja \r\n\r\nthanks ')).toBe('good evil puja \n\nthanks');
    expect(plainly(' \u200B\u2060\n ')).toBeNull();
    expect(plainly('🙏')).toBe('🙏');
    expect(plainly('କ୍\u200Dଷ')).toBe('କ୍\u200Dଷ');
  });
});
