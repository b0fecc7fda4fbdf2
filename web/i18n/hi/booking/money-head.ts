import type { moneyHead as english } from '../../en/booking/money-head.ts';
import type { Same } from '../../same.ts';

/** Paid and to pay, in a line at the head of a family's booking. */
export const moneyHead: Same<typeof english> = {
  nonePaid: 'कुछ नहीं दिया',
  noneYet: 'अभी कुछ नहीं दिया',
  paid: '{amount} दिए',
  now: '{amount} अभी देने हैं',
  after: '{amount} पूजा के बाद देने हैं',
  toPay: '{amount} देने हैं',
  onHold: '{amount} रुके हैं',
  noneToPay: 'कुछ देना बाकी नहीं',
  along: '{amount} दिए, अगले पंडित की बुकिंग में गए',
  cashBack: '{amount} नकद हाथ से वापस मिलेंगे',
  back: '{amount} वापस आए',
  onTheWay: '{amount} वापस आ रहे हैं',
  notBackYet: '{amount} अभी वापस नहीं आए',
};
