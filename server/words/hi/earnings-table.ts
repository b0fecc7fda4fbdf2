import type { earningsTable as english } from '../en/earnings-table.ts';
import type { Texts } from '../words.ts';

/** A pandit’s earnings as a table to keep. */
export const earningsTable: Texts<typeof english> = {
  transaction: 'हिसाब नंबर',
  date: 'तारीख़',
  pooja: 'पूजा',
  customer: 'परिवार',
  amount: 'रकम',
  commission: 'कमीशन',
  share: 'आपका हिस्सा',
  status: 'स्थिति',
  method: 'कैसे मिले',
  paidOn: 'कब मिले',
  reference: 'ट्रांसफ़र नंबर',
  givenBack: 'रिफ़ंड में गए',
  charged: 'पूजा छोड़ने पर कटे',
  purpose: 'किसलिए',
  Paid: 'मिल गए',
  Pending: 'बाकी',
  takenOff: 'कटे',
  wentBack: 'वापस गए',
  UPI: 'UPI',
  'Bank Transfer': 'बैंक ट्रांसफ़र',
  Cash: 'नकद',
  advance: 'एडवांस',
  rest: 'बाकी दक्षिणा',
};
