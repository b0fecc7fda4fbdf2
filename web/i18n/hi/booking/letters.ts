import type * as english from '../../en/booking/letters.ts';
import type { Same } from '../../same.ts';

/** Sentences of the messages between the two of a booking. */
export const bookingLetters: Same<typeof english.bookingLetters> = {
  bookingLetters: {
    heading: 'मैसेज',
    unread: '{count, plural, one {# नया} other {# नए}}',
    empty: {
      customer: 'अभी कुछ नहीं लिखा गया। {name} जी से पूछें कि क्या तैयारी करनी है।',
      pandit: 'अभी कुछ नहीं लिखा गया। {name} जी से पूछें कि क्या तैयारी है, या स्थान तक कैसे पहुँचें।',
    },
    emptyClosed: 'कुछ नहीं लिखा गया।',
    earlier: 'पहले के मैसेज',
    newest: 'सबसे नए मैसेज',
    you: 'आप',
    read: 'पढ़ा गया',
    removed: 'यह मैसेज हटाया गया।',
    leftOut: 'कोई नंबर, पता या लिंक हटाया गया।',
    photoOf: '{name} जी की भेजी फ़ोटो',
    masksNow: 'फ़ोन नंबर, ईमेल और लिंक हटा दिए जाते हैं।',
    masks: 'दिन तय होने तक फ़ोन नंबर, ईमेल और लिंक हटा दिए जाते हैं। फ़ोटो उसके बाद भेजी जा सकती हैं।',
    open: 'मैसेज लिखें',
    write: '{name} जी को मैसेज',
    hint: '1,000 अक्षर तक।',
    photo: 'फ़ोटो, 5 MB से छोटी',
    send: 'भेजें',
    sending: 'भेजा जा रहा है…',
    failed: 'मैसेज नहीं भेजा जा सका।',
    photoFailed: 'फ़ोटो सेव नहीं हो सकी।',
    markRead: 'पढ़ लिया',
    over: 'मैसेज {until} को बंद हो गए।',
    blocked: '{name} जी यहाँ अब मैसेज नहीं लेते। बुकिंग वैसी ही है।',
    left: 'यह पूजा अब {name} जी के पास नहीं है, इसलिए यहाँ कुछ नहीं लिखा जा सकता।',
    blockedByMe: 'इस बुकिंग के मैसेज आपको नहीं आते। बुकिंग वैसी ही है।',
    more: 'मैसेज बंद करें या शिकायत करें…',
    block: 'मैसेज बंद करें',
    blockWhat: 'मैसेज बंद करने पर {name} जी यहाँ आपको नहीं लिख सकेंगे। बुकिंग वैसी ही रहेगी।',
    allow: 'मैसेज फिर चालू करें',
    working: 'थोड़ा रुकें…',
    report: 'शिकायत करें',
    reason: 'क्या गलत है?',
    reporting: 'शिकायत भेजी जा रही है…',
    reported: 'धन्यवाद। कार्यालय इसे देखेगा।',
    notDone: 'यह नहीं हो सका।',
  },
};

/** Sentences of the pandits a family keeps. */
export const myPandits: Same<typeof english.myPandits> = {
  myPandits: {
    title: 'मेरे पंडित',
    back: 'मेरी बुकिंग',
    link: 'मेरे पंडित',
    none: 'आपकी सूची में अभी कोई पंडित नहीं हैं',
    noneText: 'पंडित जी के पेज पर दिल का निशान दबाएँ, वे यहाँ मिल जाएँगे।',
    find: 'पंडित खोजें',
    failed: 'आपके पंडितों की सूची नहीं खुल सकी।',
    last: 'पिछली बार: {ritual}, {day}',
    notNow: 'अभी बुक नहीं हो सकते।',
    again: 'फिर बुक करें',
    book: 'बुक करें',
    kept: '{name} जी अब आपकी सूची में हैं।',
    pressed: '{name} जी को अपनी सूची में रखें?',
    keep: 'सूची में रखें',
    letGo: 'मेरी सूची से हटाएँ: {name}',
    gone: 'वे अब आपकी सूची में नहीं हैं।',
    working: 'थोड़ा रुकें…',
    notDone: 'यह नहीं हो सका।',
  },
};

/** The heart on a pandit's page. */
export const heart: Same<typeof english.heart> = {
  heart: { keep: '{name} जी को मेरे पंडितों में रखें', short: 'सूची में रखें' },
};
