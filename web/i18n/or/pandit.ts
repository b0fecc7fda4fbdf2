import type { pandit as english } from '../en/pandit.ts';
import type { Same } from '../same.ts';

/** Sentences of the pandit area's frame. */
export const pandit: Same<typeof english> = {
  pandit: {
    area: 'ପଣ୍ଡିତଙ୍କ ପୃଷ୍ଠା',
    kept: 'ଇଣ୍ଟରନେଟ ମିଳୁନାହିଁ। ଏହା {at} ବେଳର ପୃଷ୍ଠା।',
    // of a page that was never opened here
    notKept: {
      title: 'ଇଣ୍ଟରନେଟ ମିଳୁନାହିଁ',
      text: 'ଏହି ପୃଷ୍ଠା ଆପଣଙ୍କ ଫୋନରେ ରଖାଯାଇନାହିଁ, ତେଣୁ ଇଣ୍ଟରନେଟ ଦରକାର। ଗତ 24 ଘଣ୍ଟାରେ ଯାହା ଖୋଲିଥିଲେ, ତାହା ଫୋନରେ ଅଛି।',
      retry: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
      kept: 'ଏହି ଫୋନରେ ଥିବା ପୃଷ୍ଠା',
    },
    daysAhead: {
      title: 'ଆଗାମୀ ଦିନ',
      more: 'ଆହୁରି ଦିନ ଓ ତା’ପରର ପର୍ବ',
      asked: '{count, plural, one {ଗୋଟିଏ ଅନୁରୋଧ} other {#ଟି ଅନୁରୋଧ}}',
      pujas: '{count, plural, one {ଗୋଟିଏ ପୂଜା} other {#ଟି ପୂଜା}}',
    },
    nav: {
      dashboard: 'ଡ୍ୟାସବୋର୍ଡ',
      bookings: 'ବୁକିଂ',
      availability: 'ଖାଲି ଦିନ',
      earning: 'ଆୟ',
      profile: 'ପ୍ରୋଫାଇଲ',
      assigned: 'ଆପଣଙ୍କ ଦାୟିତ୍ୱରେ',
      hours: 'ଶୁଭ ବେଳା',
      hoursFailed: 'ନିୟମ ଦେଖାଇ ହେଲା ନାହିଁ।',
      home: 'ମୂଳ ପୃଷ୍ଠା',
      logout: 'ଲଗଆଉଟ',
    },
  },
};
