import type * as english from '../../en/booking/another-pandit.ts';
import type { Same } from '../../same.ts';

/** The story of a booking whose pandit does not come: where the advance is, if there was one. */
export const anotherToFamily: Same<typeof english.anotherToFamily> = {
  handOver: 'ଅନ୍ୟ ଜଣେ ପଣ୍ଡିତ ପୂଜାର ଦାୟିତ୍ୱ ନେଲେ',
  withdrawOnBehalf: '{pandit} ଆସିପାରିବେ ନାହିଁ, ଆପଣଙ୍କ ଅଗ୍ରିମ ଫେରୁଛି',
  withdrawOnBehalfWaiting: '{pandit} ଆସିପାରିବେ ନାହିଁ, ଆପଣଙ୍କ ଅଗ୍ରିମ ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ପାଇଁ ରହିଛି',
  withdrawOnBehalfUnpaid: '{pandit} ଆସିପାରିବେ ନାହିଁ',
  cannotAttendWaiting: '{pandit} ଆସିପାରିବେ ନାହିଁ, ଆପଣଙ୍କ ଅଗ୍ରିମ ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ପାଇଁ ରହିଛି',
  cannotAttendUnpaid: '{pandit} ଆସିପାରିବେ ନାହିଁ',
  withdrawWaiting: '{pandit} ଏହି ପୂଜା ଛାଡ଼ିଲେ, ଆପଣଙ୍କ ଅଗ୍ରିମ ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ପାଇଁ ରହିଛି',
  withdrawUnpaid: '{pandit} ଏହି ପୂଜା ଛାଡ଼ିଲେ',
  unacceptedWaiting: '{pandit} ସମୟରେ ରାଜି ହେଲେ ନାହିଁ, ଆପଣଙ୍କ ଅଗ୍ରିମ ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ପାଇଁ ରହିଛି',
  unacceptedUnpaid: '{pandit} ସମୟରେ ରାଜି ହେଲେ ନାହିଁ',
};

export const anotherToPandit: Same<typeof english.anotherToPandit> = {
  handOver: 'ଅନ୍ୟ ଜଣେ ପଣ୍ଡିତ ପୂଜାର ଦାୟିତ୍ୱ ନେଲେ',
  withdrawOnBehalf: 'କାର୍ଯ୍ୟାଳୟ ଅନ୍ୟ ପଣ୍ଡିତ ଖୋଜିଲା',
  cannotAttendWaiting: 'ଆପଣ ଆସିପାରିବେ ନାହିଁ',
  cannotAttendUnpaid: 'ଆପଣ ଆସିପାରିବେ ନାହିଁ',
  withdrawWaiting: 'ଆପଣ ଏହି ପୂଜା ଛାଡ଼ିଲେ',
  withdrawUnpaid: 'ଆପଣ ଏହି ପୂଜା ଛାଡ଼ିଲେ',
  unacceptedWaiting: 'ଆପଣ ସମୟରେ ଗ୍ରହଣ କଲେ ନାହିଁ',
  unacceptedUnpaid: 'ଆପଣ ସମୟରେ ଗ୍ରହଣ କଲେ ନାହିଁ',
};
