import type { ownWork as english } from '../en/own-work.ts';
import type { Same } from '../same.ts';

/** Sentences of a pandit's own work where signing in leads them. */
export const ownWork: Same<typeof english> = {
  ownWork: {
    title: 'ଆପଣଙ୍କ ଦିନ',
    today: 'ଆଜି',
    tomorrow: 'ଆସନ୍ତାକାଲି',
    wholeDay: 'ଦିନର ଯେକୌଣସି ସମୟ',
    free: 'ଆଜି କି ଆସନ୍ତାକାଲି କୌଣସି ପୂଜା ନାହିଁ।',
    requests: '{count, plural, one {ଗୋଟିଏ ଅନୁରୋଧର ଉତ୍ତର ବାକି} other {#ଟି ଅନୁରୋଧର ଉତ୍ତର ବାକି}}',
    dashboard: 'ମୋ ଡ୍ୟାସବୋର୍ଡ',
    failed: 'ଆପଣଙ୍କ ବୁକିଂ ଖୋଲିଲା ନାହିଁ।',
    notYet: 'ଆପଣଙ୍କ ପଞ୍ଜୀକରଣ କେତେ ଦୂର ଗଲା ଦେଖନ୍ତୁ',
  },
};
