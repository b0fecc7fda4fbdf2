import type { ownWork as english } from '../en/own-work.ts';
import type { Same } from '../same.ts';

/** Sentences of a pandit's own work where signing in leads them. */
export const ownWork: Same<typeof english> = {
  ownWork: {
    title: 'आपका दिन',
    today: 'आज',
    tomorrow: 'कल',
    wholeDay: 'दिन में कभी भी',
    free: 'आज या कल कोई पूजा नहीं है।',
    requests: '{count, plural, =0 {कोई जवाब बाकी नहीं} one {# अनुरोध का जवाब बाकी} other {# अनुरोधों का जवाब बाकी}}',
    dashboard: 'मेरा डैशबोर्ड',
    failed: 'आपकी बुकिंग नहीं खुल सकीं।',
    notYet: 'देखें कि पंजीकरण कहाँ तक पहुँचा',
  },
};
