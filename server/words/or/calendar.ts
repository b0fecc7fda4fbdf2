import type { calendar as english } from '../en/calendar.ts';
import type { Texts } from '../words.ts';

/** What a calendar shows of a booking. */
export const calendar: Texts<typeof english> = {
  gone: 'ଏହି ପୂଜା ହେବ ନାହିଁ।',
  booking: 'ବୁକିଂ #{number}',
  pandit: 'ପଣ୍ଡିତ: {who}',
  family: 'ପରିବାର: {who}',
  tentative: 'ଅଗ୍ରିମ ଦିଆଯାଇଛି। ପଣ୍ଡିତଙ୍କ ସମ୍ମତି ବାକି ଅଛି।',
  goodHours: 'ଶୁଭ ବେଳା: {hours}',
  wholeDayHours: 'ଶୁଭ ବେଳା: ସାରା ଦିନ, {hours}',
  why: 'ପାଞ୍ଜି ଅନୁସାରେ: {why}',
  price: 'ସ୍ଥିର ଦକ୍ଷିଣା: {price}',
  notes: 'ଟିପ୍ପଣୀ: {notes}',
  brand: '{brand}ରେ ବୁକ ହୋଇଛି',
  withPandit: '{ritual}, ପଣ୍ଡିତ: {name}',
  forFamily: '{ritual}, ପରିବାର: {name}',
  goneWithPandit: 'ବାତିଲ: {ritual}, ପଣ୍ଡିତ: {name}',
  goneForFamily: 'ବାତିଲ: {ritual}, ପରିବାର: {name}',
  'venus-set': 'ଶୁକ୍ର ଅସ୍ତ ଅଛି: ଆଚାର୍ଯ୍ୟଙ୍କୁ ପଚାରନ୍ତୁ',
  'jupiter-set': 'ଗୁରୁ ଅସ୍ତ ଅଛି: ଆଚାର୍ଯ୍ୟଙ୍କୁ ପଚାରନ୍ତୁ',
  eclipse: 'ଏହି ସମୟରେ ଗ୍ରହଣ କିମ୍ବା ସୂତକ ଅଛି: ଆଚାର୍ଯ୍ୟଙ୍କୁ ପଚାରନ୍ତୁ',
};
