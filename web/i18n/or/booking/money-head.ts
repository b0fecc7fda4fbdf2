import type { moneyHead as english } from '../../en/booking/money-head.ts';
import type { Same } from '../../same.ts';

/** Paid and to pay, in a line at the head of a family's booking. */
export const moneyHead: Same<typeof english> = {
  nonePaid: 'କିଛି ଦିଆଯାଇନାହିଁ',
  noneYet: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ଦିଆଯାଇନାହିଁ',
  paid: '{amount} ଦିଆଯାଇଛି',
  now: 'ଏବେ {amount} ଦେବାକୁ ଅଛି',
  after: 'ପୂଜା ପରେ {amount} ଦେବାକୁ ଅଛି',
  toPay: '{amount} ଦେବାକୁ ଅଛି',
  onHold: '{amount} ଅଟକିଛି',
  noneToPay: 'କିଛି ଦେବାକୁ ନାହିଁ',
  along: '{amount} ଦିଆଯାଇଛି, ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ବୁକିଂକୁ ଗଲା',
  cashBack: '{amount} ନଗଦ ହାତରେ ଫେରିବ',
  back: '{amount} ଫେରିଛି',
  onTheWay: '{amount} ଫେରୁଛି',
  notBackYet: '{amount} ଏପର୍ଯ୍ୟନ୍ତ ଫେରିନାହିଁ',
};
