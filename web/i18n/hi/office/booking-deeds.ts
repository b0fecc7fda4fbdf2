import type * as english from '../../en/office/booking-deeds.ts';
import type { Same } from '../../same.ts';

/** What happened to a booking, as the office reads it. */
export const bookingDeeds: Same<typeof english.bookingDeeds> = {
  request: '{user} जी ने पूजा का अनुरोध भेजा',
  accept: '{pandit} जी ने स्वीकार किया',
  reject: '{pandit} जी ने मना किया',
  requestAdvance: '{pandit} जी ने {amount} एडवांस के लिए बताया',
  cancel: '{user} जी ने रद्द की',
  decline: '{user} जी ने एडवांस के लिए मना किया',
  pay: '{amount} एडवांस दिया गया',
  payByCredit: 'जमा रकम से {amount} एडवांस दिया गया',
  payAlong: '{amount} का एडवांस पिछली बुकिंग से आया',
  acceptAlong: '{pandit} जी ने स्वीकार किया, और एडवांस पिछली बुकिंग से आया',
  cannotAttend: '{pandit} जी नहीं आ सकेंगे',
  withdraw: '{pandit} जी ने पूजा छोड़ी',
  begin: '{pandit} जी ने पूजा शुरू की',
  proposeByFamily: '{user} जी ने दूसरा समय बताया',
  proposeByPandit: '{pandit} जी ने दूसरा समय बताया',
  moveByFamily: '{user} जी ने दूसरे समय के लिए हाँ कहा',
  moveByPandit: '{pandit} जी ने दूसरे समय के लिए हाँ कहा',
  refuseMoveByFamily: '{user} जी ने दूसरे समय के लिए मना किया',
  refuseMoveByPandit: '{pandit} जी ने दूसरे समय के लिए मना किया',
  takeBackByFamily: '{user} जी ने अपना बताया समय वापस लिया',
  takeBackByPandit: '{pandit} जी ने अपना बताया समय वापस लिया',
  expireMove: 'दूसरे समय पर किसी ने जवाब नहीं दिया',
  payRest: '{user} जी ने बाकी दक्षिणा {amount} ऑनलाइन दी',
  giveRest: '{user} जी ने बताया कि {amount} नकद दिए',
  receiveRest: '{pandit} जी ने बताया कि {amount} नकद मिले',
  returnRestByFamily: '{user} जी ने बताया कि {amount} नकद वापस मिले',
  returnRestByPandit: '{pandit} जी ने बताया कि {amount} नकद वापस दिए',
  dropRest: '{amount} नकद के बारे में अब हम नहीं पूछते, इन्हें देना केवल {user} जी ने बताया',
  expire: 'समय निकल गया',
  unanswered: '{pandit} जी ने समय पर जवाब नहीं दिया',
  unpaid: '{user} जी ने समय पर एडवांस नहीं दिया',
  unaccepted: '{pandit} जी ने समय पर स्वीकार नहीं किया',
  complete: 'पूजा हुई मानी गई: उसका दिन बीत गया',
  completeByFamily: '{user} जी ने बताया कि पूजा संपन्न हुई',
  completeByPandit: '{pandit} जी ने बताया कि पूजा हुई',
  completeWithoutCode: '{pandit} जी ने बताया कि पूजा हुई, आरंभ नंबर के बिना',
  passOver: 'पूजा दूसरे पंडित के पास है',
  hourTaken: 'उस समय {pandit} जी की दूसरी पूजा है',
  handOver: '{pandit} जी ने पूजा दूसरे पंडित को दी',
  withdrawOnBehalf: 'कार्यालय ने दर्ज किया कि {pandit} जी नहीं आएँगे',
  completeOnBehalf: 'कार्यालय ने दर्ज किया कि पूजा हुई',
  notHeld: 'कार्यालय ने पाया कि पूजा नहीं हुई',
  cancelOnBehalf: 'कार्यालय ने दोनों की ओर से रद्द की',
  refund: 'कार्यालय ने {amount} वापस भेजे',
};

/** The cases about a booking, in its history. */
export const bookingCases: Same<typeof english.bookingCases> = {
  decidedIn: 'शिकायत नंबर {number} के फ़ैसले से',
  cases: {
    opened: {
      customer: '{user} जी ने शिकायत नंबर {number} की: {kind}',
      pandit: '{pandit} जी ने शिकायत नंबर {number} की: {kind}',
      time: 'शिकायत नंबर {number} अपने आप खुली: {kind}',
      office: 'हमने {user} जी के लिए शिकायत नंबर {number} खोली: {kind}',
    },
    decided: 'शिकायत नंबर {number} का फ़ैसला हुआ',
  },
};
