import type { waits as english } from '../../en/booking/waits.ts';
import type { Same } from '../../same.ts';

/** Waiting lists of a family, as My Bookings shows them. */
export const waits: Same<typeof english> = {
  title: 'प्रतीक्षा सूची',
  anybody: '{district} के कोई भी पंडित',
  waiting: 'अभी किसी के पास समय नहीं है। हम आपको मैसेज भेजेंगे।',
  gone: 'समय मिला था, पर अब नहीं है। अगली बार हम बताएँगे।',
  free: '{name} जी के पास समय है, दक्षिणा {price} होगी। सबसे पहले आपको बताया गया है, दूसरे परिवारों को आपके बाद बताएँगे।',
  place: 'पूजा का स्थान',
  ask: { day: 'अभी अनुरोध भेजें, पूरे दिन के लिए', hour: 'अभी अनुरोध भेजें, {hour}' },
  asking: 'भेजा जा रहा है…',
  asked: 'आपका अनुरोध भेज दिया गया।',
  leave: 'सूची से हटें',
  ending: 'थोड़ा रुकें…',
  ended: 'अब आप सूची में नहीं हैं।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
