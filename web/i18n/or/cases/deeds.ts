import type { deeds as english } from '../../en/cases/deeds.ts';
import type { Same } from '../../same.ts';

/** What was done in a case, and by whom. */
export const deeds: Same<typeof english> = {
  opened: {
    customer: 'ପରିବାର ଅଭିଯୋଗ କଲେ',
    pandit: 'ପଣ୍ଡିତ ଅଭିଯୋଗ କଲେ',
    time: 'ଅଭିଯୋଗ ଆପେ ଖୋଲିଲା',
    office: 'କାର୍ଯ୍ୟାଳୟ ଅଭିଯୋଗ ଖୋଲିଲା',
    you: 'ଆପଣ ଅଭିଯୋଗ କଲେ',
  },
  added: {
    customer: 'ପରିବାର ଆଉ କହିଲେ',
    pandit: 'ପଣ୍ଡିତ ଆଉ କହିଲେ',
    time: 'ଆପେ ଯୋଡ଼ାଗଲା',
    office: 'କାର୍ଯ୍ୟାଳୟ ଆଉ କହିଲା',
    you: 'ଆପଣ ଆଉ କହିଲେ',
  },
  // by the office alone
  taken: 'କାର୍ଯ୍ୟାଳୟ ପଢ଼ିଛି ଓ ଏହା ଦେଖୁଛି',
  handed: 'କାର୍ଯ୍ୟାଳୟ ଏହା ଦେଖୁଛି',
  noted: 'କାର୍ଯ୍ୟାଳୟ କିଛି ଲେଖି ରଖିଲା',
  decided: 'କାର୍ଯ୍ୟାଳୟ ନିଷ୍ପତ୍ତି ନେଲା',
};
