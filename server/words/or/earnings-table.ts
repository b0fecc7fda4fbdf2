import type { earningsTable as english } from '../en/earnings-table.ts';
import type { Texts } from '../words.ts';

/** A pandit’s earnings as a table to keep. */
export const earningsTable: Texts<typeof english> = {
  transaction: 'ହିସାବ ନମ୍ବର',
  date: 'ତାରିଖ',
  pooja: 'ପୂଜା',
  customer: 'ପରିବାର',
  amount: 'ଟଙ୍କା',
  commission: 'କମିଶନ',
  share: 'ଆପଣଙ୍କ ଭାଗ',
  status: 'ସ୍ଥିତି',
  method: 'କେମିତି ମିଳିଲା',
  paidOn: 'କେବେ ମିଳିଲା',
  reference: 'ରେଫରେନ୍ସ',
  givenBack: 'ଫେରସ୍ତ',
  charged: 'ପୂଜା ଛାଡ଼ିବାରୁ କଟିଛି',
  purpose: 'କେଉଁଥିପାଇଁ',
  Paid: 'ମିଳିଛି',
  Pending: 'ବାକି',
  takenOff: 'କଟିଛି',
  wentBack: 'ଫେରିଛି',
  UPI: 'UPI',
  'Bank Transfer': 'ବ୍ୟାଙ୍କ ଟ୍ରାନ୍ସଫର',
  Cash: 'ନଗଦ',
  advance: 'ଅଗ୍ରିମ',
  rest: 'ବାକି ଦକ୍ଷିଣା',
};
