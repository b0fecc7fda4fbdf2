import { messages } from '#contract/words/or/messages.ts';
import type * as english from '../../en/booking/hours.ts';
import type { Same } from '../../same.ts';

/** Good hours of a ritual: of a booking, and where a family chooses them. */
export const goodHours: Same<typeof english.goodHours> = {
  goodHours: {
    of: 'ଶୁଭ ବେଳା {from}–{to}',
    wholeDay: 'ସାରା ଦିନ ଶୁଭ, {from}ରୁ {to}',
    allDay: 'ସାରା ଦିନ, {from}–{to}',
    // tithis or stars of the same hours: the next begins within them
    followedBy: '{first}, ପରେ {next}',
    within: 'ପୂଜା {from}ରୁ {to} ଭିତରେ ଆରମ୍ଭ ହୋଇପାରିବ; ଏହା ଭିତରେ ସମୟ କହିପାରିବେ।',
    late: '{to} ପରେ ଆରମ୍ଭ ହେଲେ ଶୁଭ ବେଳା ବାହାରେ ପଡ଼ିବ।',
    past: '{begins}ରେ ଆରମ୍ଭ ହେଲେ ପ୍ରାୟ {ends} ପର୍ଯ୍ୟନ୍ତ ଲାଗିବ। ଶୁଭ ବେଳା {until}ରେ ସରେ, ତେଣୁ ଏହା ବାହାରକୁ ଯିବ।',
    outside: messages.muhurat_outside,
    night: 'ରାତିରେ',
    nights: 'କେବଳ ରାତିରେ',
    rahuKaal: 'ରାହୁକାଳ {from}–{to}',
    bands: { good: 'ଶୁଭ ବେଳା', rahuKaal: 'ରାହୁକାଳ', night: 'ରାତି' },
    endsWithin: '{at} ସୁଦ୍ଧା ଆରମ୍ଭ ହେଲେ ଶୁଭ ବେଳା ଭିତରେ ସରିବ ମଧ୍ୟ।',
  },
};

export const hours: Same<typeof english.hours> = {
  when: {
    title: 'କେବେ ହେବ?',
    lead: '{district}ରେ {ritual} ପାଇଁ ଶୁଭ ବେଳା। ଅନ୍ୟ ଦିନ ମନା ନୁହେଁ: ଆପଣଙ୍କ ପଣ୍ଡିତଙ୍କ ମତ ଅଲଗା ହୋଇପାରେ।',
    months: 'ମାସ',
    month: '{month}\u00a0· {count}',
    noneIn: '{month}ରେ ଶୁଭ ବେଳା ନାହିଁ। ଅନ୍ୟ ମାସରେ ଅଛି, କିମ୍ବା ତଳୁ ଯେକୌଣସି ଦିନ ବାଛନ୍ତୁ।',
    noneOf: '{month}ରେ ଶୁଭ ବେଳା ନାହିଁ:',
    noneFrom: '{month}ରୁ {last} ପର୍ଯ୍ୟନ୍ତ ଶୁଭ ବେଳା ନାହିଁ:',
    noneInAny: '{month}ରୁ {last} ପର୍ଯ୍ୟନ୍ତ ଶୁଭ ବେଳା ନାହିଁ। ତଥାପି ତଳୁ ଯେକୌଣସି ଦିନ ବାଛିପାରିବେ।',
    slot: '{from}–{to}',
    wholeDay: 'ସାରା ଦିନ, ସୂର୍ଯ୍ୟୋଦୟରୁ ସୂର୍ଯ୍ୟୋଦୟ',
    whoIsFree: ': କାହାର ସମୟ ଅଛି',
    free: '{count, plural, =0 {କାହାରି ସମୟ ନାହିଁ} one {ଜଣଙ୍କ ସମୟ ଅଛି} other {# ଜଣଙ୍କ ସମୟ ଅଛି}}',
    freeIn:
      '{count, plural, =0 {{district}ରେ କାହାରି ସମୟ ନାହିଁ} one {{district}ରେ ଜଣଙ୍କ ସମୟ ଅଛି} other {{district}ରେ # ଜଣଙ୍କ ସମୟ ଅଛି}}',
    freeOrMore: '{count} କି ଅଧିକ ଜଣଙ୍କ ସମୟ ଅଛି',
    warnings: {
      'jupiter-set': 'ଆଚାର୍ଯ୍ୟଙ୍କୁ ପଚାରନ୍ତୁ: ଗୁରୁ ଅସ୍ତ ଅଛି।',
      'venus-set': 'ଆଚାର୍ଯ୍ୟଙ୍କୁ ପଚାରନ୍ତୁ: ଶୁକ୍ର ଅସ୍ତ ଅଛି।',
      eclipse: 'ଆଚାର୍ଯ୍ୟଙ୍କୁ ପଚାରନ୍ତୁ: ଏଥିରୁ କେତେକ ବେଳାରେ ଗ୍ରହଣ କିମ୍ବା ତା’ର ସୂତକ ପଡ଼ୁଛି।',
    },
    draft: 'ଆମ ନିୟମ ଅନୁସାରେ, ଆଚାର୍ଯ୍ୟଙ୍କ ନିଶ୍ଚିତ କରିବା ବାକି।',
    confirmed: '{name} {day} ଦିନ ନିୟମ ନିଶ୍ଚିତ କରିଛନ୍ତି।',
    everyDay: '{month}ର ସବୁ ଦିନ',
    legend: 'ଯେକୌଣସି ଦିନ ବାଛିପାରିବେ; ବିନ୍ଦୁ ଥିବା ଦିନରେ {ritual} ପାଇଁ ଶୁଭ ବେଳା ଅଛି।',
    cell: {
      plain: '{day}: {tithi}',
      good: '{day}: {tithi}, ଶୁଭ ବେଳା ଅଛି',
      festivals: '{day}: {tithi}, {festivals}',
      festivalsGood: '{day}: {tithi}, {festivals}, ଶୁଭ ବେଳା ଅଛି',
    },
    change: 'ଶୁଭ ବେଳା ବାଛନ୍ତୁ',
    others: 'ଅନ୍ୟ ସମୟ କିମ୍ବା ଅନ୍ୟ ଦିନ',
    band: 'ସୂର୍ଯ୍ୟୋଦୟ {from}, ସୂର୍ଯ୍ୟାସ୍ତ {to}',
    dayHint: '{tithi}\u00a0· {star}',
    dayGood: 'ଶୁଭ ବେଳା: {hours}',
    dayNone: 'ନିୟମ ଅନୁସାରେ {ritual} ପାଇଁ ଶୁଭ ବେଳା ନାହିଁ; ତଥାପି ଏହି ଦିନ ବାଛିପାରିବେ।',
    district: 'ଏହି ବେଳା {district} ପାଇଁ; ଅନ୍ୟ ଜାଗା ପାଇଁ ଖୋଜିବା ବେଳେ ଜିଲ୍ଲା ବାଛନ୍ତୁ।',
    noDistrict: {
      said: 'ଓଡ଼ିଶାରେ “{given}” ନାଁର ଜିଲ୍ଲା ଆମକୁ ଜଣା ନାହିଁ।',
      all: 'ଏଠାରେ ସବୁ ଜିଲ୍ଲାର ପଣ୍ଡିତ ଅଛନ୍ତି।',
      hours: 'ଶୁଭ ବେଳା {district} ପାଇଁ।',
      near: 'ଏଥିରୁ କେଉଁ ଜିଲ୍ଲା କହୁଛନ୍ତି କି?',
      choose: messages.district_unknown,
    },
  },
};
