import type { Locale } from '../locale.ts';
import type { presetLanguages } from './languages.ts';

/** The languages a pandit may speak, in Odia and Hindi, by the English names that the product keeps. */
const names: Readonly<Record<(typeof presetLanguages)[number], readonly [odia: string, hindi: string]>> = {
  Odia: ['ଓଡ଼ିଆ', 'ओड़िया'],
  Hindi: ['ହିନ୍ଦୀ', 'हिंदी'],
  English: ['ଇଂରାଜୀ', 'अंग्रेज़ी'],
  Sanskrit: ['ସଂସ୍କୃତ', 'संस्कृत'],
  Bengali: ['ବଙ୍ଗଳା', 'बांग्ला'],
  Tamil: ['ତାମିଲ', 'तमिल'],
  Telugu: ['ତେଲୁଗୁ', 'तेलुगु'],
  Marathi: ['ମରାଠୀ', 'मराठी'],
  Gujarati: ['ଗୁଜରାଟୀ', 'गुजराती'],
  Kannada: ['କନ୍ନଡ଼', 'कन्नड़'],
  Malayalam: ['ମାଲାୟାଲମ', 'मलयालम'],
  Punjabi: ['ପଞ୍ଜାବୀ', 'पंजाबी'],
  Urdu: ['ଉର୍ଦ୍ଦୁ', 'उर्दू'],
  Assamese: ['ଅସମୀୟା', 'असमिया'],
};

/** What a language is called in the language of the page. */
export function languageIn(locale: Locale, language: (typeof presetLanguages)[number]): string {
  const [odia, hindi] = names[language];
  return { 'or-IN': odia, 'hi-IN': hindi, 'en-IN': language, 'en-XA': language }[locale];
}
