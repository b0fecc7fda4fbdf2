import type * as english from '../en/booking-status.ts';
import type { Same } from '../same.ts';

/** What is said of a booking by its state alone. What the family's badge says. */
export const status: Same<typeof english.status> = {
  pendingwithpandit: 'पंडित जी का जवाब बाकी',
  advancepaymentrequested: 'एडवांस देना है',
  advancepaymentdone: 'पंडित जी की हाँ बाकी',
  confirmedbypandit: 'पक्की',
  rejected: 'पंडित जी नहीं कर सकेंगे',
  cancelled: 'आपने रद्द की',
  completed: 'संपन्न',
  expired: 'समय निकल गया',
};

/** Reasons that the product gives for a step of the office. */
export const ownReasons: Same<typeof english.ownReasons> = {
  held: 'पूजा हुई। आरंभ नंबर इस्तेमाल नहीं हुआ।',
  heldByCode: 'पूजा हुई। वह आरंभ नंबर से शुरू हुई थी।',
  panditLeaves: 'पंडित जी अभी हमारे यहाँ पूजा नहीं कर रहे।',
  familyLeaves: 'परिवार अब हमारे यहाँ बुकिंग नहीं करता।',
};

/** The same states in the eyes of the pandit and the office. */
export const statusForOthers: Same<typeof english.statusForOthers> = {
  pendingwithpandit: 'जवाब देना है',
  advancepaymentrequested: 'एडवांस बाकी',
  advancepaymentdone: 'एडवांस मिला',
  confirmedbypandit: 'पक्की',
  rejected: 'मना किया',
  cancelled: 'ग्राहक ने रद्द की',
  completed: 'संपन्न',
  expired: 'समय निकल गया',
};

/** A sentence for the family. */
export const saysToCustomer: Same<typeof english.saysToCustomer> = {
  pendingwithpandit: '{pandit} को आपका अनुरोध मिल गया है, वे जवाब देंगे।',
  advancepaymentrequested: '{pandit} ने <b>{advance}</b> एडवांस देने को कहा है। बाकी <b>{after}</b> पूजा के बाद देने होंगे।',
  advancepaymentdone: 'भुगतान हो गया। {pandit} की हाँ बाकी है।',
  confirmedbypandit: '{pandit} ने स्वीकार किया है। आपकी पूजा पक्की है। <b>{after}</b> पूजा के बाद देने होंगे।',
  completed: 'पूजा संपन्न हुई। आपके परिवार का कल्याण हो।',
  rejected: '{pandit} यह पूजा नहीं कर सकेंगे।',
  cancelled: 'आपने यह बुकिंग रद्द की।',
  expired: 'इस बुकिंग का समय निकल गया।',
};

/** A sentence for the pandit. An open request speaks for itself. */
export const saysToPandit: Same<typeof english.saysToPandit> = {
  confirmedbypandit: 'आपने पूजा स्वीकार की है। कृपया समय पर तैयार रहें।',
  advancepaymentdone: 'परिवार ने एडवांस दे दिया है। पूजा के लिए तैयार रहें।',
  advancepaymentrequested: 'एडवांस के लिए परिवार को बता दिया है। भुगतान बाकी है।',
  rejected: 'इस बुकिंग के लिए मना किया गया है।',
  cancelled: 'परिवार ने यह बुकिंग रद्द की है।',
  completed: 'यह पूजा संपन्न हुई।',
  expired: 'इस बुकिंग का समय निकल गया।',
};

/** Until when the family has to act: `{when}` is `आज शाम 6 बजे तक` or `25 मिनट में` (`ui.due`). */
export const dueToCustomer: Same<typeof english.dueToCustomer> = {
  pendingwithpandit: '{when} जवाब मिलेगा',
  advancepaymentrequested: 'समय रखने के लिए {when} एडवांस दें',
  advancepaymentdone: '{when} स्वीकार न होने पर पूरे पैसे वापस',
};

/** The same for the pandit. */
export const dueToPandit: Same<typeof english.dueToPandit> = {
  pendingwithpandit: '{when} जवाब दें',
  advancepaymentrequested: 'परिवार को {when} भुगतान करना है',
  advancepaymentdone: '{when} स्वीकार करें',
};

/** Over the office's figures. */
export const officeFigures: Same<typeof english.officeFigures> = {
  confirmedbypandit: 'पक्की',
  pendingwithpandit: 'जवाब बाकी',
  advancepaymentdone: 'एडवांस मिला',
};
