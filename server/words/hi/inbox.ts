import type { inbox as english } from '../en/inbox.ts';
import type { Texts } from '../words.ts';

/** The page of the messages that the stand-in took, as testers of a trial see it. */
export const inbox: Texts<typeof english> = {
  title: '{brand} के परीक्षण के मैसेज',
  heading: 'मैसेज',
  lead: '{brand} जो भेजता। यहाँ से कुछ भी बाहर नहीं गया।',
  onlyTo: 'सिर्फ़ {to} को',
  all: 'सब दिखाएँ',
  none: 'अभी कोई मैसेज नहीं है। आने पर यहाँ अपने आप दिखेगा।',
};
