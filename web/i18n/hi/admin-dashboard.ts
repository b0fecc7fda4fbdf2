import { officeStatusWords } from '#contract/words/hi/status-words.ts';
import type { adminDashboard as english } from '../en/admin-dashboard.ts';
import type { Same } from '../same.ts';

/** Sentences of the office's dashboard, of what waits for it, and of what its figures lead to. */
export const adminDashboard: Same<typeof english> = {
  adminDashboard: {
    title: 'डैशबोर्ड',
    welcome: 'नमस्ते, एडमिन',
    lead: 'देखें कि आज यहाँ क्या चल रहा है',
    odd: 'हिसाब नहीं खुल सका',
    stale: 'यह हिसाब ताज़ा नहीं हो सका।',
    since: '{date} से',
    sinceClear: '{date} से। सभी दिन दिखाएँ',
    waiting: {
      label: 'बाकी काम',
      total: '{count, plural, one {# काम बाकी} other {# काम बाकी}}',
      pandits: 'जाँच बाकी',
      messages: 'न पढ़े मैसेज',
      bookings: 'पैसे और समय सीमा',
      cases: 'शिकायतें',
      trust: 'जमा रकम और राय',
    },
    show: {
      label: 'देखें',
      every: 'सभी बुकिंग',
      ...officeStatusWords,
      trouble: 'दिक्कत वाली',
      accepted: 'पंडित जी ने स्वीकार की',
      paid: 'भुगतान हुआ या संपन्न',
    },
    trouble: {
      refundFailed: 'एक रिफ़ंड हो ही नहीं सका',
      moneyAstray: 'पैसे आए, किसी बुकिंग में नहीं लगे, और अभी वापस नहीं गए',
      unconfirmed: 'भुगतान हुआ, और पंडित जी के पास स्वीकार करने का समय लगभग नहीं बचा',
      panditGone: 'पंडित जी अब स्वीकृत नहीं हैं',
      restDiffers: 'बाकी दक्षिणा पर परिवार और पंडित जी की बात नहीं मिलती',
    },
    needsYou: 'आपके काम',
    nothing: 'आपके लिए कुछ बाकी नहीं है।',
    smsScarce:
      'आज के {most, number} में से {sent, number} SMS जा चुके हैं। सब जाने के बाद बुकिंग के मैसेज अगले दिन तक रुकेंगे। पता करें कि इतने मैसेज कौन भेज रहा है।',
    smsSpent: 'आज के सभी {most, number} SMS जा चुके हैं: बुकिंग के मैसेज अगले दिन तक रुके हैं। पता करें कि इतने मैसेज कौन भेज रहा है।',
    hints: {
      cases: 'किसी ने हाथ में नहीं ली, या उनका समय निकल गया।',
      trust: 'पूजा छोड़े जाने पर जमा रकम, और राय जो देखनी हैं।',
      messages: 'अभी किसी ने नहीं खोले।',
      bookings: 'बुकिंग जिनके भुगतान में दिक्कत है, समय सीमा पास है, या पंडित जी अब स्वीकृत नहीं हैं।',
    },
    review: {
      title: 'जाँच के इंतज़ार में पंडित',
      why: { refused: 'ट्रेनिंग के लिए मना किया', expired: 'ट्रेनिंग का समय निकल गया' },
      promise: 'हमारा वादा है कि उन्हें {hours} घंटे में जवाब मिलेगा।',
      none: 'कोई इंतज़ार में नहीं है। नए पंजीकरण यहाँ आएँगे।',
      late: '{count, plural, one {# में देर हुई} other {# में देर हुई}}',
      age: {
        hours: '{count, plural, =0 {एक घंटे से कम समय} one {# घंटे} other {# घंटों}} से इंतज़ार में',
        days: '{count, plural, one {# दिन} other {# दिनों}} से इंतज़ार में',
      },
      overdue: {
        hours: '{count, plural, =0 {एक घंटे से कम} one {# घंटे} other {# घंटे}} की देर',
        days: '{count, plural, one {# दिन} other {# दिन}} की देर',
      },
      by: '{at} तक',
      all: 'सभी {count} की जाँच करें',
    },
    figures: {
      label: 'नए ग्राहक और पैसे',
      today: 'आज के नए ग्राहक',
      week: '7 दिनों में नए ग्राहक',
      month: '30 दिनों में नए ग्राहक',
      captured: 'आज आए पैसे',
      refunded: 'आज के रिफ़ंड',
      payments: '{count, plural, =0 {कोई भुगतान नहीं} one {# भुगतान} other {# भुगतान}}',
      refunds: '{count, plural, =0 {कोई रिफ़ंड नहीं} one {# रिफ़ंड} other {# रिफ़ंड}}',
    },
    status: {
      title: 'स्थिति के अनुसार बुकिंग',
      lead: 'पिछले 30 दिनों के अनुरोध, अभी की स्थिति के अनुसार',
      none: 'पिछले 30 दिनों में किसी ने पूजा का अनुरोध नहीं भेजा।',
    },
    funnel: {
      title: 'खोज से बुकिंग तक',
      lead: 'पिछले 30 दिन',
      searches: 'खोज',
      requests: 'अनुरोध',
      accepted: 'स्वीकार या पक्की',
      paid: 'भुगतान हुआ या संपन्न',
      share: 'पिछले कदम का {percent}',
    },
    charts: {
      users: 'हर दिन के नए ग्राहक',
      bookings: 'हर दिन की बुकिंग',
      captured: 'हर दिन आए पैसे',
      text: 'पिछले 30 दिनों में {total}, सबसे ज़्यादा {day} को: {most}',
      none: 'पिछले 30 दिनों में कुछ नहीं।',
      asTable: 'तालिका में',
      day: 'दिन',
      list: { bookings: 'ये बुकिंग देखें', users: 'ये ग्राहक देखें', captured: 'ये भुगतान देखें' },
      head: { bookings: 'बुकिंग', users: 'ग्राहक', captured: 'आए पैसे' },
    },
  },
};
