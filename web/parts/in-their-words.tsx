import type { ReactNode } from 'react';
import { languageByLetters } from '#domain/words/script.ts';

/**
 * Fills the tag `<said>` of a sentence: what somebody typed stands in it, and is read out in the language it was written in, whatever the
 * sentence around it is in. Of words that a vendor sent, the language is told.
 */
export const inTheirWords = (words: string, lang: string | undefined = languageByLetters(words)) => ({
  said: (chunks: ReactNode) => <span lang={lang}>{chunks}</span>,
});
