import type { inbox as english } from '../en/inbox.ts';
import type { Texts } from '../words.ts';

/** The page of the messages that the stand-in took, as testers of a trial see it. */
export const inbox: Texts<typeof english> = {
  title: '{brand} ପରୀକ୍ଷାର ମେସେଜ',
  heading: 'ମେସେଜ',
  lead: '{brand} ଯାହା ପଠାଇଥାନ୍ତା। ଏଠାରୁ କିଛି ବାହାରକୁ ଯାଇନାହିଁ।',
  onlyTo: 'କେବଳ {to}କୁ',
  all: 'ସବୁ ଦେଖନ୍ତୁ',
  none: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ମେସେଜ ନାହିଁ। ଆସିଲେ ଏଠାରେ ଆପେ ଦେଖାଯିବ।',
};
