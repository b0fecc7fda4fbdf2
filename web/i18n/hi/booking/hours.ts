import { messages } from '#contract/words/hi/messages.ts';
import type * as english from '../../en/booking/hours.ts';
import type { Same } from '../../same.ts';

/** Good hours of a ritual: of a booking, and where a family chooses them. */
export const goodHours: Same<typeof english.goodHours> = {
  goodHours: {
    of: 'शुभ मुहूर्त {from} से {to}',
    wholeDay: 'पूरा दिन शुभ, {from} से {to}',
    allDay: 'पूरा दिन, {from} से {to}',
    // tithis or stars of the same hours: the next begins within them
    followedBy: '{first}, फिर {next}',
    within: 'पूजा {from} से {to} के बीच शुरू हो सकती है। चाहें तो इसी में से कोई समय बताएँ।',
    late: '{to} के बाद शुरू हो तो शुभ मुहूर्त के बाहर होगी।',
    past: '{begins} शुरू हो तो पूजा लगभग {ends} तक चलेगी। शुभ मुहूर्त {until} तक ही है।',
    outside: messages.muhurat_outside,
    night: 'रात में',
    nights: 'केवल रात में',
    rahuKaal: 'राहुकाल {from} से {to}',
    bands: { good: 'शुभ मुहूर्त', rahuKaal: 'राहुकाल', night: 'रात' },
    endsWithin: '{at} तक शुरू हो तो पूजा शुभ मुहूर्त में ही पूरी होगी।',
  },
};

/** Where a family chooses its day and hours. */
export const hours: Same<typeof english.hours> = {
  when: {
    title: 'पूजा कब हो?',
    lead: '{ritual} के शुभ मुहूर्त, {district} के लिए। दूसरे दिन मना नहीं हैं, आपके पंडित जी की राय अलग हो सकती है।',
    months: 'महीने',
    month: '{month}\u00a0· {count}',
    noneIn: '{month} में कोई शुभ मुहूर्त नहीं है। दूसरा महीना देखें, या नीचे कोई भी दिन चुनें।',
    noneOf: '{month} में कोई शुभ मुहूर्त नहीं:',
    noneFrom: '{month} से {last} तक कोई शुभ मुहूर्त नहीं:',
    noneInAny: '{month} से {last} तक कोई शुभ मुहूर्त नहीं है। फिर भी नीचे कोई भी दिन चुना जा सकता है।',
    slot: '{from} से {to}',
    wholeDay: 'पूरा दिन, सूर्योदय से सूर्योदय तक',
    whoIsFree: ': किनके पास समय है',
    free: '{count, plural, =0 {किसी के पास समय नहीं} one {# के पास समय है} other {# के पास समय है}}',
    freeIn:
      '{count, plural, =0 {{district} में किसी के पास समय नहीं} one {{district} में # के पास समय है} other {{district} में # के पास समय है}}',
    freeOrMore: '{count} या ज़्यादा के पास समय है',
    warnings: {
      'jupiter-set': 'अपने आचार्य से पूछें: गुरु अस्त हैं।',
      'venus-set': 'अपने आचार्य से पूछें: शुक्र अस्त हैं।',
      eclipse: 'अपने आचार्य से पूछें: इसमें कुछ समय ग्रहण या उसके सूतक का है।',
    },
    draft: 'हमारे नियमों से। किसी आचार्य का इन्हें पक्का करना बाकी है।',
    confirmed: 'नियम {name} जी ने पक्के किए, {day}',
    everyDay: '{month} का हर दिन',
    legend: 'कोई भी दिन चुना जा सकता है। बिंदु वाले दिन {ritual} का शुभ मुहूर्त है।',
    cell: {
      plain: '{day}: {tithi}',
      good: '{day}: {tithi}, शुभ मुहूर्त',
      festivals: '{day}: {tithi}, {festivals}',
      festivalsGood: '{day}: {tithi}, {festivals}, शुभ मुहूर्त',
    },
    change: 'शुभ मुहूर्त चुनें',
    others: 'दूसरा समय या दूसरा दिन',
    band: 'सूर्योदय {from}, सूर्यास्त {to}',
    dayHint: '{tithi}\u00a0· {star}',
    dayGood: 'शुभ मुहूर्त: {hours}',
    dayNone: 'नियमों से {ritual} का कोई शुभ मुहूर्त नहीं है, फिर भी इसे चुना जा सकता है।',
    district: 'समय {district} के लिए है। दूसरा ज़िला खोज में चुनें।',
    noDistrict: {
      said: 'ओडिशा में “{given}” नाम का कोई ज़िला हमें पता नहीं।',
      all: 'यहाँ सभी ज़िलों के पंडित दिख रहे हैं।',
      hours: 'शुभ मुहूर्त {district} के लिए हैं।',
      near: 'क्या आप इनमें से किसी ज़िले की बात कर रहे हैं?',
      choose: messages.district_unknown,
    },
  },
};
