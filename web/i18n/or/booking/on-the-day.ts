import type { onTheDay as english } from '../../en/booking/on-the-day.ts';
import type { Same } from '../../same.ts';

/** The family's page on the day of the puja. */
export const onTheDay: Same<typeof english> = {
  heading: 'ପୂଜା ଦିନ',
  code: 'ଆରମ୍ଭ ନମ୍ବର',
  codeHint: 'ପୂଜା ଆରମ୍ଭ ବେଳେ ଦୁଆର ମୁହଁରେ ଏହା {pandit}ଙ୍କୁ କୁହନ୍ତୁ।',
  afterAll: '{pandit} ଯଦି ଆସନ୍ତି',
  codeComes: 'ଆପଣଙ୍କ ଆରମ୍ଭ ନମ୍ବର {day} ଦିନ ଆସିବ, ଏଠାରେ ଓ ମେସେଜରେ।',
  tried: 'ଏହି ପୂଜା ପାଇଁ କେହି ଭୁଲ ନମ୍ବର ଦେଇଛି। ଆପଣଙ୍କ ନମ୍ବର କେବଳ {pandit}ଙ୍କୁ, ନିଜ ଦୁଆର ମୁହଁରେ କୁହନ୍ତୁ।',
  doneHint: 'ପୂଜା ସରିଲା? ତେବେ ଆମେ ପଣ୍ଡିତଙ୍କୁ ଅଗ୍ରିମ ଦେବୁ। ଆପଣ ନ କହିଲେ ଦିନେ ପରେ ଦେବୁ।',
  doneHintNoAdvance: 'ପୂଜା ସରିଲା? ନ କହିଲେ ଦିନେ ପରେ ହୋଇଛି ବୋଲି ଧରାଯିବ।',
  markDone: 'ପୂଜା ସମ୍ପନ୍ନ ହେଲା',
  busy: 'ପଠାଯାଉଛି…',
  done: 'ଧନ୍ୟବାଦ। ଆମେ ପଣ୍ଡିତଙ୍କୁ ଜଣାଇଲୁ।',
  failed: 'ଗଲା ନାହିଁ।',
};
