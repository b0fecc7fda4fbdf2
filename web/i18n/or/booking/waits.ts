import type { waits as english } from '../../en/booking/waits.ts';
import type { Same } from '../../same.ts';

/** Waiting lists of a family, as My Bookings shows them. */
export const waits: Same<typeof english> = {
  title: 'ଅପେକ୍ଷା ତାଲିକା',
  anybody: '{district}ର ଯେକୌଣସି ପଣ୍ଡିତ',
  waiting: 'ଏପର୍ଯ୍ୟନ୍ତ କାହାରି ସମୟ ନାହିଁ। ଆମେ ଆପଣଙ୍କୁ ମେସେଜ କରିବୁ।',
  gone: 'ସମୟ ଥିଲା, ଆଉ ନାହିଁ। ପୁଣି ହେଲେ ଜଣାଇବୁ।',
  free: '{name}ଙ୍କ ସମୟ ଅଛି, {price} ଦକ୍ଷିଣା। ଆପଣଙ୍କୁ ଆଗ ଜଣାଇଲୁ, ଅନ୍ୟ ପରିବାରକୁ ପରେ ଜଣାଇବୁ।',
  place: 'ପୂଜା ସ୍ଥାନ',
  ask: { day: 'ସାରା ଦିନ ପାଇଁ ଅନୁରୋଧ ପଠାନ୍ତୁ', hour: '{hour} ପାଇଁ ଅନୁରୋଧ ପଠାନ୍ତୁ' },
  asking: 'ପଠାଯାଉଛି…',
  asked: 'ଆପଣଙ୍କ ଅନୁରୋଧ ଗଲା।',
  leave: 'ତାଲିକାରୁ ବାହାରନ୍ତୁ',
  ending: 'ଟିକେ ରୁହନ୍ତୁ…',
  ended: 'ଆପଣ ତାଲିକାରୁ ବାହାରିଲେ।',
  failed: 'ହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
};
