import type * as english from '../en/reviews.ts';
import type { Same } from '../same.ts';

/** Sentences of the reviews of a puja: on a booking's page, and on a pandit's. */
export const bookingReviews: Same<typeof english.bookingReviews> = {
  bookingReviews: {
    heading: 'ଆପଣଙ୍କ ମତାମତ',
    more: 'ଆଉ କିଛି ଲେଖନ୍ତୁ (ଇଚ୍ଛା ହେଲେ)',
    lead: '{pandit}ଙ୍କ ପୂଜା କେମିତି ହେଲା? {until} ପର୍ଯ୍ୟନ୍ତ ଲେଖିପାରିବେ। {pandit} ମଧ୍ୟ ଲେଖିଲେ କିମ୍ବା ସେ ଦିନ ପାର ହେଲେ, ଆପଣଙ୍କ ନାଁ ବିନା ଏହା ଦେଖାଯିବ। ପରେ ବଦଳାଇ ହେବ ନାହିଁ, ଫେରାଇ ନେଇ ହେବ।',
    leadPandit: '{family}ଙ୍କ ଘରେ କେମିତି ଲାଗିଲା? {until} ପର୍ଯ୍ୟନ୍ତ ଲେଖିପାରିବେ। ଦୁହେଁ ଲେଖିଲେ କିମ୍ବା ସେ ଦିନ ପାର ହେଲେ {family} ଏହା ଦେଖିବେ।',
    stars: 'ଷ୍ଟାର',
    grades: { one: '1: ଖରାପ', two: '2: ଭଲ ନୁହେଁ', three: '3: ଚଳିବ', four: '4: ଭଲ', five: '5: ବହୁତ ଭଲ' },
    questions: {
      onTime: 'ଠିକ ସମୟରେ ଆସିଲେ?',
      conduct: 'ମନ୍ତ୍ରପାଠ ଓ ବ୍ୟବହାର ଭଲ?',
      explained: 'କ’ଣ ହେଉଛି ବୁଝାଇଲେ?',
      asAgreed: 'ସ୍ଥିର ଦକ୍ଷିଣାରୁ ବେଶି କହିଲେ ନାହିଁ?',
    },
    taps: {
      prepared: 'ପରିବାର ସବୁ ସଜାଡ଼ି ରଖିଥିଲେ?',
      respectful: 'ସମ୍ମାନର ସହ ବ୍ୟବହାର କଲେ?',
      paidAsAgreed: 'ଯାହା ସ୍ଥିର ଥିଲା ଦେଲେ?',
      easyToFind: 'ଜାଗା ସହଜରେ ମିଳିଲା?',
    },
    yes: 'ହଁ',
    no: 'ନାହିଁ',
    words: 'ଆପଣଙ୍କ କଥାରେ',
    wordsHint: '1,000 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ। ସମସ୍ତେ ପଢ଼ିପାରିବେ, ତେଣୁ ଫୋନ ନମ୍ବର, ଠିକଣା କି ଲିଙ୍କ ଲେଖନ୍ତୁ ନାହିଁ।',
    send: 'ମତାମତ ପଠାନ୍ତୁ',
    sending: 'ପଠାଯାଉଛି…',
    sent: 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ମତାମତ ରହିଲା।',
    failed: 'ମତାମତ ଗଲା ନାହିଁ।',
    waits: 'ଆପଣଙ୍କ ମତାମତ ରହିଲା। ଅନ୍ୟ ପକ୍ଷ ଲେଖିଲେ କିମ୍ବା {until} ପରେ ଦେଖାଯିବ।',
    shown: 'ଆପଣଙ୍କ ମତାମତ ଦେଖାଯାଉଛି।',
    hidden: 'ଆପଣଙ୍କ ମତାମତ ଆମେ ଦେଖାଉନାହୁଁ। କାରଣ: {rule}',
    report: 'ଏହି ମତାମତ ବିରୋଧରେ ଅଭିଯୋଗ',
    withdrawn: 'ଆପଣ ନିଜ ମତାମତ ଫେରାଇ ନେଇଛନ୍ତି।',
    withdraw: 'ମତାମତ ଫେରାଇ ନିଅନ୍ତୁ…',
    withdrawWhat: 'ଏହା ଲିଭିଯିବ ଓ ଗଣା ହେବ ନାହିଁ। ଏହି ପୂଜା ପାଇଁ ଆଉ ଲେଖି ହେବ ନାହିଁ।',
    withdrawNow: 'ଫେରାଇ ନିଅନ୍ତୁ',
    withdrawing: 'ଫେରାଯାଉଛି…',
    withdrawFailed: 'ମତାମତ ଫେରାଇ ହେଲା ନାହିଁ।',
    late: 'ମତାମତ ଲେଖିବା ସମୟ {until} ଦିନ ସରିଛି।',
    ofFamily: '{family}ଙ୍କ ମତାମତ',
    ofPandit: '{pandit}ଙ୍କ କଥା',
    answer: 'ଆପଣଙ୍କ ଉତ୍ତର, ସମସ୍ତେ ଦେଖିବେ',
    ownAnswer: 'ଆପଣଙ୍କ ଉତ୍ତର',
    answerHint: 'ଗୋଟିଏ ଉତ୍ତର, 1,000 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ। ପରେ ବଦଳାଇ ହେବ ନାହିଁ।',
    answerSend: 'ଉତ୍ତର ଦିଅନ୍ତୁ',
    answering: 'ପଠାଯାଉଛି…',
    answered: 'ଆପଣଙ୍କ ଉତ୍ତର ଦେଖାଯାଉଛି।',
    answerFailed: 'ଉତ୍ତର ଗଲା ନାହିଁ।',
  },
};

/** A review as it is shown, wherever it is. */
export const shownReviews: Same<typeof english.shownReviews> = {
  shownReviews: {
    report: 'ଅଭିଯୋଗ କରନ୍ତୁ',
    reportOf: '{day}ର ମତାମତ ବିରୋଧରେ ଅଭିଯୋଗ',
    stars: '5ରୁ {stars} ଷ୍ଟାର',
    verified: 'ଯାଞ୍ଚ ହୋଇଥିବା ବୁକିଂ',
    heading: 'ମତାମତ',
    none: 'ଏପର୍ଯ୍ୟନ୍ତ କେହି ମତାମତ ଲେଖିନାହାନ୍ତି।',
    answer: 'ପଣ୍ଡିତଙ୍କ ଉତ୍ତର',
    older: 'ଆଗର ମତାମତ',
    newest: 'ସବୁଠୁ ନୂଆ ମତାମତ',
    how: 'ମତାମତ କେମିତି ଚାଲେ',
    rated: '5ରୁ {stars}, ଗତ ଦୁଇ ବର୍ଷର {reviews, plural, one {ଗୋଟିଏ ମତାମତରୁ} other {#ଟି ମତାମତରୁ}}',
    new: 'ଏଠାରେ ନୂଆ: ତିନିଟି ମତାମତ ହେଲେ ରେଟିଂ ଦେଖାଯିବ।',
  },
};
/** What pandits say of a family, to the next one and to the family. */
export const saidOfFamily: Same<typeof english.saidOfFamily> = {
  saidOfFamily: {
    heading: 'ଆପଣଙ୍କ ବିଷୟରେ ପଣ୍ଡିତମାନଙ୍କ କଥା',
    lead: 'ଆପଣ ଯେଉଁ ପଣ୍ଡିତଙ୍କୁ ଅନୁରୋଧ କରିବେ, ସେ ଅନୁରୋଧ ସହ ଏହା ପଢ଼ିବେ। କିଏ କହିଛନ୍ତି ଦେଖାଯାଏ ନାହିଁ। ଏହା ଗତ ଦୁଇ ବର୍ଷର।',
    none: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ନାହିଁ।',
    label: 'ଆଗର ପଣ୍ଡିତମାନଙ୍କ କଥା',
    faults: {
      hardToFind: 'ଜାଗା ସହଜରେ ମିଳିଲା ନାହିଁ ({of, number}ରୁ {count, number})',
      paidLate: 'ଯାହା ସ୍ଥିର ଥିଲା ଦେଲେ ନାହିଁ ({of, number}ରୁ {count, number})',
      unprepared: 'ସଜାଡ଼ି ରଖିନଥିଲେ ({of, number}ରୁ {count, number})',
      disrespectful: 'ସମ୍ମାନର ସହ ବ୍ୟବହାର କଲେ ନାହିଁ ({of, number}ରୁ {count, number})',
    },
  },
};
/** Why a review is reported, and by which rules one is hidden. */
export const reviewRules: Same<typeof english.reviewRules> = {
  reviewRules: {
    why: {
      insult: 'କାହାକୁ ଅପମାନ କରେ କିମ୍ବା ଧମକ ଦିଏ',
      private: 'ବ୍ୟକ୍ତିଗତ କଥା କହେ',
      unrelated: 'ଏହି ପୂଜା ବିଷୟରେ ନୁହେଁ',
      untrue: 'ସତ କଥା ନୁହେଁ',
    },
    rules: {
      insult: 'କାହାକୁ ଅପମାନ କରେ',
      threat: 'କାହାକୁ ଧମକ ଦିଏ',
      private: 'ବ୍ୟକ୍ତିଗତ କଥା କହେ',
      unrelated: 'ଏହି ପୂଜା ବିଷୟରେ ନୁହେଁ',
      bought: 'ଟଙ୍କା ପାଇଁ କିମ୍ବା ଅନ୍ୟ କେହି ଲେଖିଛି',
    },
  },
};
/** The page on which a review is reported. */
export const reportReview: Same<typeof english.reportReview> = {
  reportReview: {
    title: 'ମତାମତ ବିରୋଧରେ ଅଭିଯୋଗ',
    about: 'ଏହା ପରେ କ’ଣ ହେବ',
    unknown: 'ଏହି ମତାମତ ଦେଖାଯାଉନାହିଁ',
    unknownText: 'ଲେଖକ ଫେରାଇ ନେଇଥାଇପାରନ୍ତି, କିମ୍ବା ଆମ କାର୍ଯ୍ୟାଳୟ ଲୁଚାଇଥାଇପାରେ।',
    toFind: 'ପଣ୍ଡିତ ଖୋଜନ୍ତୁ',
    lead: 'ଆମ କାର୍ଯ୍ୟାଳୟର ଜଣେ କର୍ମଚାରୀ ଏହା ପଢ଼ିବେ ଓ {name}ଙ୍କ ବିଷୟରେ ଏହି ମତାମତ ଦେଖିବେ।',
    rules: 'ଆମେ କେବେ ମତାମତ ଲୁଚାଉ',
    rulesText:
      'ଯଦି କାହାକୁ ଅପମାନ କରେ, ଧମକ ଦିଏ, ବ୍ୟକ୍ତିଗତ କଥା କହେ, ପୂଜା ବିଷୟରେ ନୁହେଁ, କିମ୍ବା ଟଙ୍କା ପାଇଁ ବା ଅନ୍ୟ କେହି ଲେଖିଛି। କେବଳ ଖରାପ କହିବା କାରଣ ନୁହେଁ। ଯିଏ ଲେଖିଛନ୍ତି, ସେ ନିୟମଟି ପଢ଼ିବେ।',
    review: 'ମତାମତ',
    why: 'ଏଥିରେ କ’ଣ ଠିକ ନାହିଁ?',
    choose: 'ବାଛନ୍ତୁ',
    words: 'ଆଉ କିଛି କହିବାର ଅଛି?',
    send: 'ଅଭିଯୋଗ କରନ୍ତୁ',
    sending: 'ପଠାଯାଉଛି…',
    failed: 'ଅଭିଯୋଗ ଗଲା ନାହିଁ।',
    back: '{name}ଙ୍କ ପୃଷ୍ଠାକୁ ଫେରନ୍ତୁ',
    thanks: 'ଅଭିଯୋଗ ମିଳିଲା',
  },
};
