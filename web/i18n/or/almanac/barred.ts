import type { barred as english } from '../../en/almanac/barred.ts';
import type { Same } from '../../same.ts';

/** Why a ritual has no good hours for long. */
export const barred: Same<typeof english> = {
  barred: {
    adhika: 'ମଳମାସ {to} ପର୍ଯ୍ୟନ୍ତ ଅଛି।',
    chaturmasya: 'ଚାତୁର୍ମାସ୍ୟ {to} ପର୍ଯ୍ୟନ୍ତ ଅଛି।',
    'pitru-paksha': 'ପିତୃପକ୍ଷ {to} ପର୍ଯ୍ୟନ୍ତ ଅଛି।',
    holashtak: 'ହୋଲାଷ୍ଟକ {to} ପର୍ଯ୍ୟନ୍ତ ଅଛି।',
    'jupiter-set':
      'ଗୁରୁ {up} ପର୍ଯ୍ୟନ୍ତ ଅସ୍ତ ଅଛନ୍ତି{days, plural, =0 {।} one {; ତା’ ପରଦିନ ମଧ୍ୟ ବାଦ।} other {; ତା’ ପରର # ଦିନ ମଧ୍ୟ ବାଦ।}}',
    'venus-set': 'ଶୁକ୍ର {up} ପର୍ଯ୍ୟନ୍ତ ଅସ୍ତ ଅଛନ୍ତି{days, plural, =0 {।} one {; ତା’ ପରଦିନ ମଧ୍ୟ ବାଦ।} other {; ତା’ ପରର # ଦିନ ମଧ୍ୟ ବାଦ।}}',
    month: '{count, plural, one {{names} ମାସ {to} ପର୍ଯ୍ୟନ୍ତ ବାଦ।} other {{names} ମାସ {to} ପର୍ଯ୍ୟନ୍ତ ବାଦ।}}',
    sun: 'ସୂର୍ଯ୍ୟ {to} ପର୍ଯ୍ୟନ୍ତ {names} ରାଶିରେ ଅଛନ୍ତି।',
    eclipse: '{to} ଦିନ ଗ୍ରହଣ ପଡ଼ୁଛି।',
    rest: 'ଅନ୍ୟ ଦିନରେ ନିୟମ ଅନୁସାରେ କୌଣସି ବେଳା ମିଳୁନାହିଁ।',
    alone: 'ତିଥି, ନକ୍ଷତ୍ର ଓ ବାର ନିୟମ ଅନୁସାରେ ଏକାଠି ପଡ଼ୁନାହିଁ।',
  },
};
