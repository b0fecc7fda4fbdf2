import type { checkout as english } from '../en/checkout.ts';
import type { Texts } from '../words.ts';

/** The stand-in's checkout, as families see it in a trial. */
export const checkout: Texts<typeof english> = {
  payment: 'ପେମେଣ୍ଟ',
  close: 'ଟଙ୍କା ନ ଦେଇ ବନ୍ଦ କରନ୍ତୁ',
  trial: 'ଏହା ପରୀକ୍ଷା ପାଇଁ: କୌଣସି ଟଙ୍କା ଯିବ ନାହିଁ।',
  unknown: 'ଏହି ପେମେଣ୍ଟ ମିଳିଲା ନାହିଁ।',
  paid: 'ଏହାର ଟଙ୍କା ଆଗରୁ ଦିଆଯାଇଛି।',
  leave: 'ବନ୍ଦ କରନ୍ତୁ',
  pay: '{amount} ଦିଅନ୍ତୁ',
  paying: 'ଟଙ୍କା ଯାଉଛି…',
  fail: 'ବିଫଳ ହେବାକୁ ଦିଅନ୍ତୁ',
  ways: 'କିପରି ଦେବେ',
  upi: 'UPI',
  card: 'କାର୍ଡ',
  upiId: 'UPI ID',
  upiWrong: 'ଦୟାକରି name@bank ପରି UPI ID ଲେଖନ୍ତୁ।',
  turnedDown: '{detail} ଦେଲେ ପେମେଣ୍ଟ ହେବ ନାହିଁ।',
  number: 'କାର୍ଡ ନମ୍ବର',
  numberWrong: 'ଦୟାକରି ପୂରା ନମ୍ବର ଲେଖନ୍ତୁ।',
  expiry: 'କେଉଁ ଯାଏଁ ଚାଲିବ',
  expiryWrong: 'ଦୟାକରି {form} ଲେଖନ୍ତୁ।',
  cvvWrong: 'ତିନି କି ଚାରି ଅଙ୍କ।',
  failed: 'ପେମେଣ୍ଟ ହେଲା ନାହିଁ। ଯଦି ଟଙ୍କା କଟିଥାଏ, 5 କାର୍ଯ୍ୟଦିବସ ଭିତରେ ଫେରିଆସିବ।',
  again: 'ଆପଣ ପୁଣି ଚେଷ୍ଟା କରିପାରିବେ।',
  offline: 'ପେମେଣ୍ଟ ଯାଇପାରିଲା ନାହିଁ। ଦୟାକରି ଇଣ୍ଟରନେଟ ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
};
