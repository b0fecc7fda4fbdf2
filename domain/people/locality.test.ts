import { expect, test } from 'vitest';
import { localityOf } from './locality.ts';

test.each([
  ['Plot 7, Lane 2, Saheed Nagar, Bhubaneswar 751007', 'Saheed Nagar, Bhubaneswar'],
  ['Plot 12, Saheed Nagar', 'Saheed Nagar'],
  ['Ravi Bhawan, Near Kali temple, Badambadi, Cuttack - 753 012', 'Badambadi, Cuttack'],
  ['Nayapalli', 'Nayapalli'],
  ['ଘର ନମ୍ବର ୧୨, ଚନ୍ଦନପୁର, ପୁରୀ', 'ଚନ୍ଦନପୁର, ପୁରୀ'],
  ['Behind the fish market, Cuttack', 'Cuttack'],
  ['Qr. No. 3/4\nSector-6\nRourkela', 'Rourkela'],
  ['House of Ravi Mishra', null],
  ['12/4', null],
])('%s: %s', (address, locality) => {
  expect(localityOf(address)).toBe(locality);
});
