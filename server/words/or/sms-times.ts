import type { smsTimes as english } from '../en/sms-times.ts';
import type { Texts } from '../words.ts';

/** Days, hours and names inside messages to phones. */
export const smsTimes: Texts<typeof english> = {
  when: '{day}, {clock}',
  puja: '{ritual}, {when}',
  pujaIn: '{ritual}, {when} ({hours})',
  pujaBy: '{ritual}, {when} ({hours}, {tithi}, {star})',
  ahead: '{day}, {clock} ({hours}, {tithi}, {star})',
  aheadIn: '{day}, {clock} ({hours})',
  today: 'ଆଜି',
  tomorrow: 'ଆସନ୍ତାକାଲି',
  goodTill: 'ବେଳା {end} ଯାଏ',
  goodFrom: 'ବେଳା {begin}ରୁ {end} ଯାଏ',
  goodAllDay: 'ବେଳା ସାରା ଦିନ, {end} ଯାଏ',
  later: '{day}, {clock}',
  pandit: 'ପଣ୍ଡିତ {name}',
  unnamedPandit: 'ପଣ୍ଡିତ',
  nextGood: 'ପରବର୍ତ୍ତୀ ବେଳା {day}, {from}ରୁ {to} ଯାଏ।',
  nextGoodDay: 'ପରବର୍ତ୍ତୀ ବେଳା {day}, ସାରା ଦିନ।',
  answer: 'ଦୟାକରି ଉତ୍ତର ଦିଅନ୍ତୁ।',
  answerBy: '{moment} ସୁଦ୍ଧା ଉତ୍ତର ଦିଅନ୍ତୁ।',
  accept: 'ଦୟାକରି ଗ୍ରହଣ କରନ୍ତୁ।',
  acceptBy: '{moment} ସୁଦ୍ଧା ଗ୍ରହଣ କରନ୍ତୁ।',
  timeYours: 'ସେ ସମୟ ଖାଲି ହେଲା।',
  reason: 'କାରଣ: {words}',
  reasonCase: 'ଅଭିଯୋଗ {ticket}ରେ ଏହା ସ୍ଥିର ହେଲା।',
  held: 'କାରଣ: ଏହା ହୋଇଛି, ଆରମ୍ଭ ନମ୍ବର ବ୍ୟବହାର ହୋଇନାହିଁ।',
  heldByCode: 'କାରଣ: ଏହା ହୋଇଛି, ଆରମ୍ଭ ନମ୍ବରରେ ଆରମ୍ଭ ହୋଇଥିଲା।',
  panditLeaves: 'କାରଣ: ଏହି ପଣ୍ଡିତ ଏବେ ଆମ ପାଖରେ ପୂଜା କରୁନାହାନ୍ତି।',
  familyLeaves: 'କାରଣ: ଏହି ପରିବାର ଆଉ ଆମ ପାଖରେ ବୁକ କରୁନାହାନ୍ତି।',
  words: '{words}',
};
