import type * as english from '../../en/booking/another-pandit.ts';
import type { Same } from '../../same.ts';

/** The story of a booking whose pandit does not come: where the advance is, if there was one. */
export const anotherToFamily: Same<typeof english.anotherToFamily> = {
  handOver: 'पूजा अब दूसरे पंडित करेंगे',
  withdrawOnBehalf: '{pandit} जी नहीं आ सकेंगे, आपका एडवांस वापस आ रहा है',
  withdrawOnBehalfWaiting: '{pandit} जी नहीं आ सकेंगे, आपका एडवांस अगले पंडित के लिए रुका है',
  withdrawOnBehalfUnpaid: '{pandit} जी नहीं आ सकेंगे',
  cannotAttendWaiting: '{pandit} जी नहीं आ सकेंगे, आपका एडवांस अगले पंडित के लिए रुका है',
  cannotAttendUnpaid: '{pandit} जी नहीं आ सकेंगे',
  withdrawWaiting: '{pandit} जी अब नहीं आ सकेंगे, आपका एडवांस अगले पंडित के लिए रुका है',
  withdrawUnpaid: '{pandit} जी अब नहीं आ सकेंगे',
  unacceptedWaiting: '{pandit} जी के स्वीकार करने से पहले समय निकल गया, आपका एडवांस अगले पंडित के लिए रुका है',
  unacceptedUnpaid: '{pandit} जी के स्वीकार करने से पहले समय निकल गया',
};

/** The same story, told to the pandit. */
export const anotherToPandit: Same<typeof english.anotherToPandit> = {
  handOver: 'पूजा अब दूसरे पंडित करेंगे',
  withdrawOnBehalf: 'कार्यालय ने दूसरे पंडित खोजे',
  cannotAttendWaiting: 'आपका आना संभव नहीं',
  cannotAttendUnpaid: 'आपका आना संभव नहीं',
  withdrawWaiting: 'आपने पूजा छोड़ी',
  withdrawUnpaid: 'आपने पूजा छोड़ी',
  unacceptedWaiting: 'आपके स्वीकार करने से पहले समय निकल गया',
  unacceptedUnpaid: 'आपके स्वीकार करने से पहले समय निकल गया',
};
