import type { smsTimes as english } from '../en/sms-times.ts';
import type { Texts } from '../words.ts';

/** Days, hours and names inside messages to phones. */
export const smsTimes: Texts<typeof english> = {
  when: '{day}, {clock}',
  puja: '{ritual}, {when}',
  pujaIn: '{ritual}, {when} ({hours})',
  pujaBy: '{ritual}, {when} ({hours}, {tithi}, {star})',
  ahead: '{day}, {clock} ({hours}, {tithi}, {star})',
  aheadIn: '{day}, {clock} ({hours})',
  today: 'आज',
  tomorrow: 'कल {day}',
  goodTill: 'मुहूर्त {end} तक',
  goodFrom: 'मुहूर्त {begin} से {end} तक',
  goodAllDay: 'मुहूर्त पूरे दिन, {end} तक',
  later: '{day}, {clock}',
  pandit: 'पंडित {name}',
  unnamedPandit: 'पंडित जी',
  nextGood: 'अगला मुहूर्त {day}, {from} से {to} तक है।',
  nextGoodDay: 'अगला मुहूर्त {day}, पूरे दिन है।',
  answer: 'कृपया जवाब दें।',
  answerBy: '{moment} तक जवाब दें।',
  accept: 'कृपया स्वीकार करें।',
  acceptBy: '{moment} तक स्वीकार करें।',
  timeYours: 'वह समय फिर खाली है।',
  reason: 'कारण: {words}',
  reasonCase: 'यह शिकायत {ticket} में तय हुआ।',
  held: 'कारण: यह संपन्न है, आरंभ नंबर इस्तेमाल नहीं हुआ।',
  heldByCode: 'कारण: यह संपन्न है, आरंभ नंबर से शुरू हुआ था।',
  panditLeaves: 'कारण: पंडित जी अभी हमारे यहाँ पूजा नहीं कर रहे।',
  familyLeaves: 'कारण: परिवार अब हमारे यहाँ बुकिंग नहीं करता।',
  words: '{words}',
};
