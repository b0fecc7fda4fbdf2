import { officeStatusWords } from '#contract/words/or/status-words.ts';
import type { adminDashboard as english } from '../en/admin-dashboard.ts';
import type { Same } from '../same.ts';

/** Sentences of the office's dashboard, of what waits for it, and of what its figures lead to. */
export const adminDashboard: Same<typeof english> = {
  adminDashboard: {
    title: 'ଡ୍ୟାସବୋର୍ଡ',
    welcome: 'ନମସ୍କାର, ଆଡମିନ',
    lead: 'ଆଜି ଏଠାରେ କ’ଣ ଚାଲିଛି, ଦେଖନ୍ତୁ',
    odd: 'ହିସାବ ଖୋଲିଲା ନାହିଁ',
    stale: 'ଏହି ହିସାବ ନୂଆ କରି ହେଲା ନାହିଁ।',
    since: '{date}ରୁ',
    sinceClear: '{date}ରୁ। ସବୁ ଦିନ ଦେଖନ୍ତୁ',
    waiting: {
      label: 'ବାକି କାମ',
      total: '{count, plural, one {ଗୋଟିଏ କାମ ବାକି} other {#ଟି କାମ ବାକି}}',
      pandits: 'ଯାଞ୍ଚ ବାକି',
      messages: 'ନ ପଢ଼ାଯାଇଥିବା ମେସେଜ',
      bookings: 'ଟଙ୍କା ଓ ସମୟ ସୀମା',
      cases: 'ଅଭିଯୋଗ',
      trust: 'ଜମା ଓ ମତାମତ',
    },
    show: {
      label: 'ଦେଖନ୍ତୁ',
      every: 'ସବୁ ବୁକିଂ',
      ...officeStatusWords,
      trouble: 'ଅସୁବିଧାରେ',
      accepted: 'ପଣ୍ଡିତ ଗ୍ରହଣ କରିଥିବା',
      paid: 'ଦିଆଯାଇଛି କିମ୍ବା ସମ୍ପନ୍ନ',
    },
    trouble: {
      refundFailed: 'ଗୋଟିଏ ଫେରସ୍ତ ଆଦୌ ହୋଇପାରିଲା ନାହିଁ',
      moneyAstray: 'ଟଙ୍କା ଆସିଛି, କୌଣସି ବୁକିଂରେ ଲାଗିନାହିଁ, ଫେରିନାହିଁ ମଧ୍ୟ',
      unconfirmed: 'ଅଗ୍ରିମ ମିଳିଛି, ପଣ୍ଡିତଙ୍କ ପାଖରେ ଗ୍ରହଣ କରିବାକୁ ସମୟ ପ୍ରାୟ ନାହିଁ',
      panditGone: 'ପଣ୍ଡିତ ଆଉ ଅନୁମୋଦିତ ନୁହନ୍ତି',
      restDiffers: 'ବାକି ଦକ୍ଷିଣା ବିଷୟରେ ପରିବାର ଓ ପଣ୍ଡିତଙ୍କ କଥା ମେଳ ଖାଉନାହିଁ',
    },
    needsYou: 'ଆପଣଙ୍କ କାମ',
    nothing: 'ଆପଣଙ୍କ ପାଇଁ କିଛି ବାକି ନାହିଁ।',
    smsScarce:
      'ଆଜିର {most, number}ଟି SMS ଭିତରୁ {sent, number}ଟି ଗଲାଣି। ସବୁ ସରିଲେ ବୁକିଂ ବିଷୟର ମେସେଜ ଆସନ୍ତାକାଲି ଯାଏ ଅଟକିବ। କିଏ ଏତେ ମେସେଜ ପଠାଉଛି, ଖୋଜନ୍ତୁ।',
    smsSpent: 'ଆଜିର ସବୁ {most, number}ଟି SMS ଗଲାଣି। ବୁକିଂ ବିଷୟର ମେସେଜ ଆସନ୍ତାକାଲି ଯାଏ ଅଟକିଛି। କିଏ ଏତେ ମେସେଜ ପଠାଉଛି, ଖୋଜନ୍ତୁ।',
    hints: {
      cases: 'କେହି ହାତକୁ ନେଇନାହାନ୍ତି, କିମ୍ବା ସମୟ ପାର ହୋଇଛି।',
      trust: 'ପୂଜା ଛାଡ଼ିବାରୁ ଜମା, ଓ ଦେଖିବାକୁ ଥିବା ମତାମତ।',
      messages: 'ଏପର୍ଯ୍ୟନ୍ତ କେହି ଖୋଲିନାହାନ୍ତି।',
      bookings: 'ଯେଉଁ ବୁକିଂର ପେମେଣ୍ଟରେ ଅସୁବିଧା ଅଛି, ସମୟ ସୀମା ପାଖ, କିମ୍ବା ପଣ୍ଡିତ ଆଉ ଅନୁମୋଦିତ ନୁହନ୍ତି।',
    },
    review: {
      title: 'ଯାଞ୍ଚକୁ ଅପେକ୍ଷା କରିଥିବା ପଣ୍ଡିତ',
      why: { refused: 'ତାଲିମ ପାଇଁ ମନା କଲେ', expired: 'ତାଲିମ ସମୟ ପାର ହୋଇଛି' },
      promise: 'ଆମେ {hours} ଘଣ୍ଟା ଭିତରେ ଉତ୍ତର ଦେବୁ ବୋଲି କଥା ଦେଇଛୁ।',
      none: 'କେହି ଅପେକ୍ଷାରେ ନାହାନ୍ତି। ନୂଆ ପଞ୍ଜୀକରଣ ଏଠାରେ ଆସିବ।',
      late: '{count, plural, one {ଜଣକର ଡେରି} other {# ଜଣଙ୍କର ଡେରି}}',
      age: {
        hours: '{count, plural, =0 {ଘଣ୍ଟାକରୁ କମ} one {# ଘଣ୍ଟା} other {# ଘଣ୍ଟା}} ହେଲା ଅପେକ୍ଷାରେ',
        days: '{count, plural, one {ଦିନେ} other {# ଦିନ}} ହେଲା ଅପେକ୍ଷାରେ',
      },
      overdue: {
        hours: '{count, plural, =0 {ଘଣ୍ଟାକରୁ କମ} one {# ଘଣ୍ଟା} other {# ଘଣ୍ଟା}} ଡେରି',
        days: '{count, plural, one {ଦିନେ} other {# ଦିନ}} ଡେରି',
      },
      by: '{at} ସୁଦ୍ଧା',
      all: 'ସବୁ {count} ଜଣଙ୍କ ଯାଞ୍ଚ କରନ୍ତୁ',
    },
    figures: {
      label: 'ନୂଆ ଗ୍ରାହକ ଓ ଟଙ୍କା',
      today: 'ଆଜିର ନୂଆ ଗ୍ରାହକ',
      week: '7 ଦିନରେ ନୂଆ ଗ୍ରାହକ',
      month: '30 ଦିନରେ ନୂଆ ଗ୍ରାହକ',
      captured: 'ଆଜି ଆସିଥିବା ଟଙ୍କା',
      refunded: 'ଆଜିର ଫେରସ୍ତ',
      payments: '{count, plural, =0 {ପେମେଣ୍ଟ ନାହିଁ} one {ଗୋଟିଏ ପେମେଣ୍ଟ} other {#ଟି ପେମେଣ୍ଟ}}',
      refunds: '{count, plural, =0 {ଫେରସ୍ତ ନାହିଁ} one {ଗୋଟିଏ ଫେରସ୍ତ} other {#ଟି ଫେରସ୍ତ}}',
    },
    status: {
      title: 'ସ୍ଥିତି ଅନୁସାରେ ବୁକିଂ',
      lead: 'ଗତ 30 ଦିନର ଅନୁରୋଧ, ଏବର ସ୍ଥିତି ଅନୁସାରେ',
      none: 'ଗତ 30 ଦିନରେ କେହି ପୂଜା ପାଇଁ ଅନୁରୋଧ କରିନାହାନ୍ତି।',
    },
    funnel: {
      title: 'ଖୋଜିବାରୁ ବୁକିଂ ଯାଏ',
      lead: 'ଗତ 30 ଦିନ',
      searches: 'ଖୋଜା',
      requests: 'ଅନୁରୋଧ',
      accepted: 'ଗ୍ରହଣ କିମ୍ବା ନିଶ୍ଚିତ',
      paid: 'ଦିଆଯାଇଛି କିମ୍ବା ସମ୍ପନ୍ନ',
      share: 'ଆଗ ପାହାଚର {percent}',
    },
    charts: {
      users: 'ଦିନ ଅନୁସାରେ ନୂଆ ଗ୍ରାହକ',
      bookings: 'ଦିନ ଅନୁସାରେ ବୁକିଂ',
      captured: 'ଦିନ ଅନୁସାରେ ଆସିଥିବା ଟଙ୍କା',
      text: 'ଗତ 30 ଦିନରେ {total}, ସବୁଠାରୁ ବେଶି {day} ଦିନ: {most}',
      none: 'ଗତ 30 ଦିନରେ କିଛି ନାହିଁ।',
      asTable: 'ଟେବୁଲରେ',
      day: 'ଦିନ',
      list: { bookings: 'ଏହି ବୁକିଂ ଦେଖନ୍ତୁ', users: 'ଏହି ଗ୍ରାହକଙ୍କୁ ଦେଖନ୍ତୁ', captured: 'ଏହି ପେମେଣ୍ଟ ଦେଖନ୍ତୁ' },
      head: { bookings: 'ବୁକିଂ', users: 'ଗ୍ରାହକ', captured: 'ଆସିଥିବା ଟଙ୍କା' },
    },
  },
};
