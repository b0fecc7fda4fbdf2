import type * as english from '../../en/booking/letters.ts';
import type { Same } from '../../same.ts';

/** Sentences of the messages between the two of a booking. */
export const bookingLetters: Same<typeof english.bookingLetters> = {
  bookingLetters: {
    heading: 'ମେସେଜ',
    unread: '{count, plural, one {ଗୋଟିଏ ନୂଆ} other {#ଟି ନୂଆ}}',
    empty: {
      customer: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ଲେଖାଯାଇନାହିଁ। କ’ଣ ସବୁ ସଜାଡ଼ି ରଖିବେ, {name}ଙ୍କୁ ପଚାରନ୍ତୁ।',
      pandit: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ଲେଖାଯାଇନାହିଁ। କ’ଣ ସଜଡ଼ା ହୋଇଛି କିମ୍ବା ଜାଗା କେଉଁଠି, {name}ଙ୍କୁ ପଚାରନ୍ତୁ।',
    },
    emptyClosed: 'କିଛି ଲେଖାଯାଇନଥିଲା।',
    earlier: 'ଆଗର ମେସେଜ',
    newest: 'ସବୁଠୁ ନୂଆ ମେସେଜ',
    you: 'ଆପଣ',
    read: 'ପଢ଼ାଗଲା',
    removed: 'ଏହି ମେସେଜ କାଢ଼ିଦିଆଯାଇଛି।',
    leftOut: 'ଗୋଟିଏ ନମ୍ବର, ଠିକଣା କିମ୍ବା ଲିଙ୍କ କାଢ଼ିଦିଆଯାଇଛି।',
    photoOf: '{name}ଙ୍କ ଫଟୋ',
    masksNow: 'ଫୋନ ନମ୍ବର, ଇମେଲ ଓ ଲିଙ୍କ କାଢ଼ିଦିଆଯାଏ।',
    masks: 'ଦିନ ନିଶ୍ଚିତ ନ ହେବା ପର୍ଯ୍ୟନ୍ତ ଫୋନ ନମ୍ବର, ଇମେଲ ଓ ଲିଙ୍କ କାଢ଼ିଦିଆଯାଏ। ତା’ପରେ ଫଟୋ ମଧ୍ୟ ପଠାଇପାରିବେ।',
    open: 'ମେସେଜ ଲେଖନ୍ତୁ',
    write: '{name}ଙ୍କୁ ମେସେଜ',
    hint: '1,000 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ।',
    photo: 'ଫଟୋ, 5 MBରୁ କମ',
    send: 'ପଠାନ୍ତୁ',
    sending: 'ପଠାଯାଉଛି…',
    failed: 'ମେସେଜ ଗଲା ନାହିଁ।',
    photoFailed: 'ଫଟୋ ଗଲା ନାହିଁ।',
    markRead: 'ପଢ଼ିସାରିଲି',
    over: '{until} ଦିନ ମେସେଜ ବନ୍ଦ ହେଲା।',
    blocked: '{name} ଏଠାରେ ଆଉ ମେସେଜ ନେଉନାହାନ୍ତି। ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ରହିବ।',
    left: 'ଏହି ପୂଜା ଆଉ {name}ଙ୍କ ପାଖରେ ନାହିଁ, ତେଣୁ ଏଠାରେ କିଛି ଲେଖି ହେବ ନାହିଁ।',
    blockedByMe: 'ଏହି ବୁକିଂର ମେସେଜ ଆପଣଙ୍କୁ ଆସୁନାହିଁ। ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ରହିବ।',
    more: 'ମେସେଜ ବନ୍ଦ କିମ୍ବା ଅଭିଯୋଗ…',
    block: 'ମେସେଜ ବନ୍ଦ କରନ୍ତୁ',
    blockWhat: 'ବନ୍ଦ କଲେ {name} ଏଠାରେ ଆପଣଙ୍କୁ ଆଉ ଲେଖିପାରିବେ ନାହିଁ। ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ରହିବ।',
    allow: 'ମେସେଜ ପୁଣି ଖୋଲନ୍ତୁ',
    working: 'ଟିକେ ରୁହନ୍ତୁ…',
    report: 'ଅଭିଯୋଗ କରନ୍ତୁ',
    reason: 'କ’ଣ ଠିକ ନାହିଁ?',
    reporting: 'ପଠାଯାଉଛି…',
    reported: 'ଧନ୍ୟବାଦ। କାର୍ଯ୍ୟାଳୟ ଏହା ଦେଖିବ।',
    notDone: 'ହେଲା ନାହିଁ।',
  },
};
/** Sentences of the pandits a family keeps. */
export const myPandits: Same<typeof english.myPandits> = {
  myPandits: {
    title: 'ମୋ ପଣ୍ଡିତ',
    back: 'ମୋ ବୁକିଂ',
    link: 'ମୋ ପଣ୍ଡିତ',
    none: 'ଆପଣଙ୍କ ତାଲିକାରେ ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପଣ୍ଡିତ ନାହାନ୍ତି',
    noneText: 'ପଣ୍ଡିତଙ୍କ ପୃଷ୍ଠାରେ ହୃଦୟ ଚିହ୍ନ ଦବାନ୍ତୁ, ସେ ଏଠାରେ ରହିବେ।',
    find: 'ପଣ୍ଡିତ ଖୋଜନ୍ତୁ',
    failed: 'ଆପଣଙ୍କ ପଣ୍ଡିତଙ୍କ ତାଲିକା ଖୋଲିଲା ନାହିଁ।',
    last: 'ଶେଷ ଥର: {ritual}, {day}',
    notNow: 'ଏବେ ବୁକ କରି ହେବ ନାହିଁ।',
    again: 'ପୁଣି ବୁକ କରନ୍ତୁ',
    book: 'ବୁକ କରନ୍ତୁ',
    kept: '{name} ଏବେ ଆପଣଙ୍କ ତାଲିକାରେ ଅଛନ୍ତି।',
    pressed: '{name}ଙ୍କୁ ଆପଣଙ୍କ ତାଲିକାରେ ରଖିବେ?',
    keep: 'ରଖନ୍ତୁ',
    letGo: 'ମୋ ତାଲିକାରୁ କାଢ଼ନ୍ତୁ: {name}',
    gone: 'ସେ ଆଉ ଆପଣଙ୍କ ତାଲିକାରେ ନାହାନ୍ତି।',
    working: 'ଟିକେ ରୁହନ୍ତୁ…',
    notDone: 'ହେଲା ନାହିଁ।',
  },
};
export const heart: Same<typeof english.heart> = {
  heart: { keep: '{name}ଙ୍କୁ ମୋ ପଣ୍ଡିତରେ ରଖନ୍ତୁ', short: 'ରଖନ୍ତୁ' },
};
