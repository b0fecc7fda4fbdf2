import type { pandit as english } from '../en/pandit.ts';
import type { Same } from '../same.ts';

/** Sentences of the pandit area's frame. */
export const pandit: Same<typeof english> = {
  pandit: {
    area: 'पंडित जी के पेज',
    kept: 'इंटरनेट नहीं मिल रहा। यह {at} का पेज है।',
    // of a page that was never opened here
    notKept: {
      title: 'इंटरनेट नहीं मिल रहा',
      text: 'यह पेज इस फ़ोन में नहीं रखा है, इसलिए इंटरनेट चाहिए। पिछले 24 घंटों में जो खोला था, वह फ़ोन में है।',
      retry: 'फिर कोशिश करें',
      kept: 'इस फ़ोन में रखे पेज',
    },
    daysAhead: {
      title: 'आगे के दिन',
      more: 'और दिन, और उनके बाद के पर्व',
      asked: '{count, plural, one {# अनुरोध} other {# अनुरोध}}',
      pujas: '{count, plural, one {# पूजा} other {# पूजाएँ}}',
    },
    nav: {
      dashboard: 'डैशबोर्ड',
      bookings: 'बुकिंग',
      availability: 'खाली दिन',
      earning: 'आय',
      profile: 'प्रोफ़ाइल',
      assigned: 'आपको सौंपे गए',
      hours: 'शुभ मुहूर्त',
      hoursFailed: 'नियम नहीं दिख सके।',
      home: 'होम',
      logout: 'लॉग आउट',
    },
  },
};
