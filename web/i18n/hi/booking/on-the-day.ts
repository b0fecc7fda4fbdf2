import type { onTheDay as english } from '../../en/booking/on-the-day.ts';
import type { Same } from '../../same.ts';

/** The family's page on the day of the puja. */
export const onTheDay: Same<typeof english> = {
  heading: 'पूजा के दिन',
  code: 'आरंभ नंबर',
  codeHint: 'पूजा शुरू होते समय यह {pandit} जी को दरवाज़े पर बताएँ।',
  afterAll: 'अगर {pandit} जी फिर भी आएँ',
  codeComes: 'आपका आरंभ नंबर {day} को यहाँ और मैसेज में मिलेगा।',
  tried: 'किसी ने इस पूजा के लिए गलत आरंभ नंबर लिखा। अपना नंबर केवल {pandit} जी को, अपने दरवाज़े पर बताएँ।',
  doneHint: 'क्या पूजा संपन्न हुई? तो हम एडवांस पंडित जी को देंगे। आप न बताएँ तो एक दिन बाद देंगे।',
  doneHintNoAdvance: 'क्या पूजा संपन्न हुई? आप न बताएँ तो एक दिन बाद उसे हुआ मान लिया जाएगा।',
  markDone: 'पूजा संपन्न हुई',
  busy: 'भेजा जा रहा है…',
  done: 'धन्यवाद। हमने पंडित जी को बता दिया है।',
  failed: 'यह नहीं भेजा जा सका।',
};
