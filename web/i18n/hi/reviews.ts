import type * as english from '../en/reviews.ts';
import type { Same } from '../same.ts';

/** Sentences of the reviews of a puja: on a booking's page, and on a pandit's. */
export const bookingReviews: Same<typeof english.bookingReviews> = {
  bookingReviews: {
    heading: 'आपकी राय',
    more: 'और बताएँ (चाहें तो)',
    lead: '{pandit} जी के साथ कैसा रहा? राय {until} तक लिखी जा सकती है। वह आपके नाम के बिना दिखती है, जब {pandit} जी भी लिख दें या वह दिन बीत जाए। बाद में बदली नहीं जा सकती, वापस ली जा सकती है।',
    leadPandit:
      '{family} जी के साथ कैसा रहा? जवाब {until} तक दिया जा सकता है। दोनों के लिखने पर, या वह दिन बीतने पर {family} जी को यह दिखेगा।',
    stars: 'स्टार',
    grades: { one: '1: खराब', two: '2: कमज़ोर', three: '3: ठीक-ठाक', four: '4: अच्छा', five: '5: बहुत अच्छा' },
    questions: {
      onTime: 'समय पर आए?',
      conduct: 'पाठ और व्यवहार अच्छा था?',
      explained: 'विधि समझाई?',
      asAgreed: 'तय से ज़्यादा नहीं माँगा?',
    },
    taps: {
      prepared: 'परिवार की तैयारी थी?',
      respectful: 'व्यवहार सम्मान का था?',
      paidAsAgreed: 'जितना तय था, उतना दिया?',
      easyToFind: 'स्थान आसानी से मिला?',
    },
    yes: 'हाँ',
    no: 'नहीं',
    words: 'अपने शब्दों में',
    wordsHint: '1,000 अक्षर तक। इसे सब पढ़ सकते हैं, इसलिए फ़ोन नंबर, पते या लिंक न लिखें।',
    send: 'राय भेजें',
    sending: 'भेजा जा रहा है…',
    sent: 'धन्यवाद। आपकी राय रख ली गई है।',
    failed: 'राय नहीं भेजी जा सकी।',
    waits: 'आपकी राय रख ली गई है। दूसरे पक्ष के लिखने पर, या {until} के बाद वह दिखेगी।',
    shown: 'आपकी राय दिख रही है।',
    hidden: 'हम आपकी राय नहीं दिखा रहे। कारण: {rule}',
    report: 'इस राय की शिकायत करें',
    withdrawn: 'आपने अपनी राय वापस ले ली है।',
    withdraw: 'अपनी राय वापस लें…',
    withdrawWhat: 'वह मिट जाएगी और गिनी नहीं जाएगी। इस पूजा पर दूसरी राय नहीं लिखी जा सकेगी।',
    withdrawNow: 'वापस लें',
    withdrawing: 'वापस ली जा रही है…',
    withdrawFailed: 'राय वापस नहीं ली जा सकी।',
    late: 'राय लिखने का समय {until} को निकल गया।',
    ofFamily: '{family} जी ने लिखा',
    ofPandit: '{pandit} जी का कहना है',
    answer: 'आपका जवाब, सबके सामने',
    ownAnswer: 'आपका जवाब',
    answerHint: 'एक ही जवाब, 1,000 अक्षर तक। यह बदला नहीं जा सकता।',
    answerSend: 'जवाब दें',
    answering: 'भेजा जा रहा है…',
    answered: 'आपका जवाब दिख रहा है।',
    answerFailed: 'जवाब नहीं भेजा जा सका।',
  },
};

/** A review as it is shown, wherever it is. */
export const shownReviews: Same<typeof english.shownReviews> = {
  shownReviews: {
    report: 'शिकायत करें',
    reportOf: '{day} की राय की शिकायत करें',
    stars: '5 में से {stars} स्टार',
    verified: 'जाँची हुई बुकिंग',
    heading: 'परिवारों की राय',
    none: 'अभी किसी ने राय नहीं लिखी है।',
    answer: 'पंडित जी का जवाब',
    older: 'पुरानी राय',
    newest: 'सबसे नई पर',
    how: 'राय के नियम',
    rated: '5 में से {stars}, पिछले दो साल की {reviews, plural, one {# राय} other {# राय}} के आधार पर',
    new: 'यहाँ नए हैं: रेटिंग तीसरी राय से दिखती है।',
  },
};

/** What pandits say of a family, to the next one and to the family. */
export const saidOfFamily: Same<typeof english.saidOfFamily> = {
  saidOfFamily: {
    heading: 'पंडितों ने आपके बारे में क्या कहा',
    lead: 'अगले पंडित जी इसे आपके अनुरोध के साथ पढ़ते हैं, किसने कहा यह नहीं दिखता। यह पिछले दो साल का है।',
    none: 'अभी कुछ नहीं।',
    label: 'पहले के पंडितों ने क्या कहा',
    faults: {
      hardToFind: 'स्थान मुश्किल से मिला ({of, number} में से {count, number})',
      paidLate: 'तय के अनुसार नहीं दिया ({of, number} में से {count, number})',
      unprepared: 'तैयारी नहीं थी ({of, number} में से {count, number})',
      disrespectful: 'व्यवहार सम्मान का नहीं था ({of, number} में से {count, number})',
    },
  },
};

/** Why a review is reported, and by which rules one is hidden. */
export const reviewRules: Same<typeof english.reviewRules> = {
  reviewRules: {
    why: {
      insult: 'इसमें किसी का अपमान है या धमकी है',
      private: 'इसमें किसी की निजी बात है',
      unrelated: 'यह इस पूजा के बारे में नहीं है',
      untrue: 'इसमें लिखी बात सच नहीं है',
    },
    rules: {
      insult: 'इसमें किसी का अपमान है',
      threat: 'इसमें किसी को धमकी है',
      private: 'इसमें किसी की निजी बात है',
      unrelated: 'यह इस पूजा के बारे में नहीं है',
      bought: 'यह पैसे लेकर या किसी और ने लिखी है',
    },
  },
};

/** The page on which a review is reported. */
export const reportReview: Same<typeof english.reportReview> = {
  reportReview: {
    title: 'राय की शिकायत करें',
    about: 'इसका क्या होता है',
    unknown: 'यह राय अब नहीं दिखती',
    unknownText: 'हो सकता है इसे वापस लिया गया हो, या हमारे कार्यालय ने छिपाया हो।',
    toFind: 'पंडित खोजें',
    lead: 'हमारे कार्यालय में कोई इसे पढ़ेगा और {name} जी पर लिखी राय देखेगा।',
    rules: 'हम राय कब छिपाते हैं',
    rulesText:
      'जब उसमें किसी का अपमान, धमकी या निजी बात हो, वह पूजा के बारे में न हो, या पैसे लेकर या किसी और ने लिखी हो। राय का बुरा होना कारण नहीं है। लिखने वाले को नियम बताया जाता है।',
    review: 'राय',
    why: 'इसमें क्या गलत है?',
    choose: 'कृपया चुनें',
    words: 'और कुछ कहना है?',
    send: 'शिकायत भेजें',
    sending: 'भेजी जा रही है…',
    failed: 'शिकायत नहीं भेजी जा सकी।',
    back: '{name} जी के पेज पर लौटें',
    thanks: 'शिकायत मिल गई',
  },
};
