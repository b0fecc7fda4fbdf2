import { amount } from './money-parts-en.ts';
import { puja, short } from './text-parts-en.ts';
import type { Texts } from './texts.ts';

/** English: cash of a puja that was not held, which goes back by hand. */
export const cashTexts = {
  'returnRest.customer': (b, f) =>
    `${short(b.pandit)} says ${amount(b, f)} of cash for ${puja(b)} was given back to you. If not, say so on its page.`,
  'returnRest.pandit': (b, f) => `${short(b.customer)} says ${amount(b, f)} of cash for ${puja(b)} came back.`,
  'dropRest.customer': (b, f) =>
    `${short(b.pandit)} has not confirmed ${amount(b, f)} of cash for ${puja(b)}. We no longer ask for it. Questions? Write to us.`,
  'dropRest.pandit': (b, f) =>
    `${short(b.customer)} says ${amount(b, f)} was given in cash for ${puja(b)}. We no longer ask you for it.`,
} satisfies Partial<Texts['booking']>;
