import type { deeds as english } from '../../en/cases/deeds.ts';
import type { Same } from '../../same.ts';

/** What was done in a case, and by whom. */
export const deeds: Same<typeof english> = {
  opened: {
    customer: 'परिवार ने शिकायत की',
    pandit: 'पंडित जी ने शिकायत की',
    time: 'हमारे सिस्टम ने शिकायत खोली',
    office: 'कार्यालय ने शिकायत खोली',
    you: 'आपने शिकायत की',
  },
  added: {
    customer: 'परिवार ने जोड़ा',
    pandit: 'पंडित जी ने जोड़ा',
    time: 'हमारे सिस्टम ने जोड़ा',
    office: 'कार्यालय ने जोड़ा',
    you: 'आपने जोड़ा',
  },
  // by the office alone
  taken: 'कार्यालय ने इसे पढ़ा है और देख रहा है',
  handed: 'कार्यालय इसे देख रहा है',
  noted: 'कार्यालय ने कुछ दर्ज किया',
  decided: 'कार्यालय ने फ़ैसला किया',
};
