import type * as english from '../en/booking-status.ts';
import type { Same } from '../same.ts';

/** All that is said of a booking by its state alone. What the family's badge says. */
export const status: Same<typeof english.status> = {
  pendingwithpandit: 'ପଣ୍ଡିତଙ୍କ ଉତ୍ତର ବାକି',
  advancepaymentrequested: 'ଅଗ୍ରିମ ଦେବାକୁ ଅଛି',
  advancepaymentdone: 'ପଣ୍ଡିତଙ୍କ ସମ୍ମତି ବାକି',
  confirmedbypandit: 'ନିଶ୍ଚିତ',
  rejected: 'ପଣ୍ଡିତ କରିପାରିବେ ନାହିଁ',
  cancelled: 'ଆପଣ ବାତିଲ କଲେ',
  completed: 'ସମ୍ପନ୍ନ',
  expired: 'ସମୟ ସରିଯାଇଛି',
};

/** Reasons that the product gives for a step of the office. */
export const ownReasons: Same<typeof english.ownReasons> = {
  held: 'ପୂଜା ହୋଇଛି। ଆରମ୍ଭ ନମ୍ବର ବ୍ୟବହାର ହୋଇନାହିଁ।',
  heldByCode: 'ପୂଜା ହୋଇଛି। ଆରମ୍ଭ ନମ୍ବରରେ ଆରମ୍ଭ ହୋଇଥିଲା।',
  panditLeaves: 'ଏହି ପଣ୍ଡିତ ଏବେ ଆମ ପାଖରେ ପୂଜା କରୁନାହାନ୍ତି।',
  familyLeaves: 'ଏହି ପରିବାର ଆଉ ଆମ ପାଖରେ ବୁକ କରୁନାହାନ୍ତି।',
};

/** The same states in the eyes of the pandit and the office. */
export const statusForOthers: Same<typeof english.statusForOthers> = {
  pendingwithpandit: 'ଉତ୍ତର ଦେବାକୁ ଅଛି',
  advancepaymentrequested: 'ଅଗ୍ରିମ ବାକି',
  advancepaymentdone: 'ଅଗ୍ରିମ ମିଳିଛି',
  confirmedbypandit: 'ନିଶ୍ଚିତ',
  rejected: 'ମନା କରିଛନ୍ତି',
  cancelled: 'ପରିବାର ବାତିଲ କଲେ',
  completed: 'ସମ୍ପନ୍ନ',
  expired: 'ସମୟ ସରିଯାଇଛି',
};

/** A sentence for the family. */
export const saysToCustomer: Same<typeof english.saysToCustomer> = {
  pendingwithpandit: '{pandit} ଆପଣଙ୍କ ଅନୁରୋଧ ପାଇଛନ୍ତି, ଉତ୍ତର ଦେବେ।',
  advancepaymentrequested: '{pandit} <b>{advance}</b> ଅଗ୍ରିମ ଦେବାକୁ କହିଛନ୍ତି। ବାକି <b>{after}</b> ପୂଜା ପରେ ଦେବେ।',
  advancepaymentdone: 'ପେମେଣ୍ଟ ହୋଇଗଲା। {pandit}ଙ୍କ ସମ୍ମତି ବାକି ଅଛି।',
  confirmedbypandit: '{pandit} ରାଜି ହୋଇଛନ୍ତି। ଆପଣଙ୍କ ପୂଜା ନିଶ୍ଚିତ। ପୂଜା ପରେ <b>{after}</b> ଦେବେ।',
  completed: 'ପୂଜା ସମ୍ପନ୍ନ ହୋଇଛି। ଆପଣଙ୍କ ପରିବାରର ମଙ୍ଗଳ ହେଉ।',
  rejected: '{pandit} ଏହି ପୂଜା କରିପାରିବେ ନାହିଁ।',
  cancelled: 'ଆପଣ ଏହି ବୁକିଂ ବାତିଲ କରିଛନ୍ତି।',
  expired: 'ଏହି ବୁକିଂର ସମୟ ସରିଯାଇଛି।',
};

/** A sentence for the pandit. An open request speaks for itself. */
export const saysToPandit: Same<typeof english.saysToPandit> = {
  confirmedbypandit: 'ଆପଣ ବୁକିଂ ଗ୍ରହଣ କରିଛନ୍ତି। ପୂଜା ପାଇଁ ପ୍ରସ୍ତୁତ ରୁହନ୍ତୁ।',
  advancepaymentdone: 'ପରିବାର ଅଗ୍ରିମ ଦେଇସାରିଛନ୍ତି। ପୂଜା ପାଇଁ ପ୍ରସ୍ତୁତ ରୁହନ୍ତୁ।',
  advancepaymentrequested: 'ଅଗ୍ରିମ କଥା ପରିବାରକୁ ଜଣାଯାଇଛି। ପେମେଣ୍ଟ ବାକି ଅଛି।',
  rejected: 'ଆପଣ ଏହି ବୁକିଂ ପାଇଁ ମନା କରିଛନ୍ତି।',
  cancelled: 'ପରିବାର ଏହି ବୁକିଂ ବାତିଲ କରିଛନ୍ତି।',
  completed: 'ଏହି ପୂଜା ସମ୍ପନ୍ନ ହୋଇଛି।',
  expired: 'ଏହି ବୁକିଂର ସମୟ ସରିଯାଇଛି।',
};

/** Until when the family or the pandit has to act: `{when}` is `ui.due`. */
export const dueToCustomer: Same<typeof english.dueToCustomer> = {
  pendingwithpandit: '{when} ଉତ୍ତର ଆସିବ',
  advancepaymentrequested: 'ସମୟ ରଖିବାକୁ {when} ଅଗ୍ରିମ ଦିଅନ୍ତୁ',
  advancepaymentdone: '{when} ରାଜି ନ ହେଲେ ପୂରା ଟଙ୍କା ଫେରିବ',
};

export const dueToPandit: Same<typeof english.dueToPandit> = {
  pendingwithpandit: '{when} ଉତ୍ତର ଦିଅନ୍ତୁ',
  advancepaymentrequested: 'ପରିବାର {when} ଅଗ୍ରିମ ଦେବେ',
  advancepaymentdone: '{when} ଗ୍ରହଣ କରନ୍ତୁ',
};

/** Over the office's figures. */
export const officeFigures: Same<typeof english.officeFigures> = {
  confirmedbypandit: 'ନିଶ୍ଚିତ',
  pendingwithpandit: 'ଉତ୍ତର ବାକି',
  advancepaymentdone: 'ଅଗ୍ରିମ ମିଳିଛି',
};
