import type { checkout as english } from '../en/checkout.ts';
import type { Texts } from '../words.ts';

/** The stand-in's checkout, as families see it in a trial. */
export const checkout: Texts<typeof english> = {
  payment: 'भुगतान',
  close: 'बिना पैसे दिए बंद करें',
  trial: 'यह परीक्षण है: कोई पैसा नहीं जाएगा।',
  unknown: 'यह भुगतान नहीं मिला।',
  paid: 'इसका भुगतान हो चुका है।',
  leave: 'बंद करें',
  pay: '{amount} का भुगतान करें',
  paying: 'भुगतान हो रहा है…',
  fail: 'भुगतान न होने दें',
  ways: 'कैसे देंगे',
  upi: 'UPI',
  card: 'कार्ड',
  upiId: 'UPI ID',
  upiWrong: 'कृपया name@bank जैसी UPI ID लिखें।',
  turnedDown: '{detail} से भुगतान नहीं होगा।',
  number: 'कार्ड नंबर',
  numberWrong: 'कृपया पूरा नंबर लिखें।',
  expiry: 'कब तक चलेगा',
  expiryWrong: 'कृपया {form} लिखें।',
  cvvWrong: 'तीन या चार अंक।',
  failed: 'भुगतान नहीं हुआ। अगर पैसे कटे हैं, तो 5 कामकाजी दिनों में लौट आएँगे।',
  again: 'आप फिर कोशिश कर सकते हैं।',
  offline: 'भुगतान भेजा नहीं जा सका। कृपया इंटरनेट देखें और फिर कोशिश करें।',
};
