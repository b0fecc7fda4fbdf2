import type * as english from '../../en/office/booking-deeds.ts';
import type { Same } from '../../same.ts';

/** What happened to a booking, as the office reads it. */
export const bookingDeeds: Same<typeof english.bookingDeeds> = {
  request: '{user} ପୂଜା ପାଇଁ ଅନୁରୋଧ କଲେ',
  accept: '{pandit} ଗ୍ରହଣ କଲେ',
  reject: '{pandit} ମନା କଲେ',
  requestAdvance: '{pandit} {amount} ଅଗ୍ରିମ ପାଇଁ ଜଣାଇଲେ',
  cancel: '{user} ବାତିଲ କଲେ',
  decline: '{user} ଅଗ୍ରିମ ଦେବାକୁ ମନା କଲେ',
  pay: '{amount} ଅଗ୍ରିମ ଦିଆଗଲା',
  payByCredit: '{amount} ଅଗ୍ରିମ ଜମାରୁ ଦିଆଗଲା',
  payAlong: 'ଆଗ ବୁକିଂର {amount} ଅଗ୍ରିମ ଏହି ବୁକିଂକୁ ଆସିଲା',
  acceptAlong: '{pandit} ଗ୍ରହଣ କଲେ, ଆଗ ବୁକିଂର ଅଗ୍ରିମ ଏହି ବୁକିଂକୁ ଆସିଲା',
  cannotAttend: '{pandit} ଆସିପାରିବେ ନାହିଁ',
  withdraw: '{pandit} ପୂଜା ଛାଡ଼ିଲେ',
  begin: '{pandit} ପୂଜା ଆରମ୍ଭ କଲେ',
  proposeByFamily: '{user} ଅନ୍ୟ ସମୟ କହିଲେ',
  proposeByPandit: '{pandit} ଅନ୍ୟ ସମୟ କହିଲେ',
  moveByFamily: '{user} ଅନ୍ୟ ସମୟରେ ରାଜି ହେଲେ',
  moveByPandit: '{pandit} ଅନ୍ୟ ସମୟରେ ରାଜି ହେଲେ',
  refuseMoveByFamily: '{user} ଅନ୍ୟ ସମୟରେ ରାଜି ହେଲେ ନାହିଁ',
  refuseMoveByPandit: '{pandit} ଅନ୍ୟ ସମୟରେ ରାଜି ହେଲେ ନାହିଁ',
  takeBackByFamily: '{user} ଅନ୍ୟ ସମୟ କଥା ଫେରାଇ ନେଲେ',
  takeBackByPandit: '{pandit} ଅନ୍ୟ ସମୟ କଥା ଫେରାଇ ନେଲେ',
  expireMove: 'ଅନ୍ୟ ସମୟ କଥାରେ କେହି ଉତ୍ତର ଦେଲେ ନାହିଁ',
  payRest: '{user} ବାକି {amount} ଅନଲାଇନରେ ଦେଲେ',
  giveRest: '{user} କହିଲେ, {amount} ନଗଦ ଦେଇଛନ୍ତି',
  receiveRest: '{pandit} କହିଲେ, {amount} ନଗଦ ମିଳିଛି',
  returnRestByFamily: '{user} କହିଲେ, ନଗଦ {amount} ଫେରି ମିଳିଛି',
  returnRestByPandit: '{pandit} କହିଲେ, ନଗଦ {amount} ଫେରାଇଛନ୍ତି',
  dropRest: 'ନଗଦ {amount} କଥା ଆମେ ଆଉ ପଚାରୁନାହୁଁ; କେବଳ {user} ଦେଇଛନ୍ତି ବୋଲି କହନ୍ତି',
  expire: 'ସମୟ ସରିଗଲା',
  unanswered: '{pandit} ସମୟରେ ଉତ୍ତର ଦେଲେ ନାହିଁ',
  unpaid: '{user} ସମୟରେ ଅଗ୍ରିମ ଦେଲେ ନାହିଁ',
  unaccepted: '{pandit} ସମୟରେ ଗ୍ରହଣ କଲେ ନାହିଁ',
  complete: 'ଦିନ ପାର ହେଲା, ପୂଜା ହୋଇଛି ବୋଲି ଧରାଗଲା',
  completeByFamily: '{user} କହିଲେ, ପୂଜା ସମ୍ପନ୍ନ ହେଲା',
  completeByPandit: '{pandit} କହିଲେ, ପୂଜା ହୋଇଛି',
  completeWithoutCode: '{pandit} କହିଲେ, ଆରମ୍ଭ ନମ୍ବର ବିନା ପୂଜା ହୋଇଛି',
  passOver: 'ପୂଜା ଅନ୍ୟ ପଣ୍ଡିତଙ୍କ ପାଖରେ',
  hourTaken: 'ସେ ସମୟରେ {pandit}ଙ୍କ ଅନ୍ୟ ପୂଜା ଅଛି',
  handOver: '{pandit} ପୂଜା ଅନ୍ୟ ପଣ୍ଡିତଙ୍କୁ ଦେଲେ',
  withdrawOnBehalf: '{pandit} ଆସିବେ ନାହିଁ ବୋଲି କାର୍ଯ୍ୟାଳୟ ଲେଖିଲା',
  completeOnBehalf: 'ପୂଜା ହୋଇଛି ବୋଲି କାର୍ଯ୍ୟାଳୟ ଲେଖିଲା',
  notHeld: 'କାର୍ଯ୍ୟାଳୟ ଦେଖିଲା ଯେ ପୂଜା ହୋଇନାହିଁ',
  cancelOnBehalf: 'ଦୁଇ ପକ୍ଷଙ୍କ ପାଇଁ କାର୍ଯ୍ୟାଳୟ ବାତିଲ କଲା',
  refund: 'କାର୍ଯ୍ୟାଳୟ {amount} ଫେରାଇଲା',
};

/** The cases about a booking, in its history. */
export const bookingCases: Same<typeof english.bookingCases> = {
  decidedIn: 'ଅଭିଯୋଗ {number}ର ନିଷ୍ପତ୍ତି ଅନୁସାରେ',
  cases: {
    opened: {
      customer: '{user} ଅଭିଯୋଗ {number} କଲେ: {kind}',
      pandit: '{pandit} ଅଭିଯୋଗ {number} କଲେ: {kind}',
      time: 'ଅଭିଯୋଗ {number} ଆପେ ଆପେ ଖୋଲିଲା: {kind}',
      office: '{user}ଙ୍କ ପାଇଁ ଆମେ ଅଭିଯୋଗ {number} ଖୋଲିଲୁ: {kind}',
    },
    decided: 'ଅଭିଯୋଗ {number}ର ନିଷ୍ପତ୍ତି ହେଲା',
  },
};
