import compile from 'icu-minify/compile';
import { createTranslator, type Messages } from 'use-intl';
import { messages, type Sentences } from '#contract/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { madeUp } from '#domain/made-up.ts';
import { messages as hindiMessages } from '#contract/words/hi/messages.ts';
import { messages as odiaMessages } from '#contract/words/or/messages.ts';
import * as english from './english.ts';
import * as hindi from './hindi.ts';
import * as odia from './odia.ts';
import { saidOf } from './catalogue/said.ts';
import type { Same } from './same.ts';
import { TIME_ZONE } from './words.ts';

/**
 * Every sentence of the pages, in every language, by the part of the product that says it. It stays on the server: a page is
 * sent the parts its routes ask for, in its reader's language (`wordsFor`).
 */
const composed = (f: Same<typeof english>, sentences: Sentences) => ({
  base: {
    ...f.common.common,
    ...f.publicWords.publicPages,
    ...f.bookingLetters.heart,
    ...f.bookingHours.goodHours,
    said: saidOf(sentences),
  },
  account: { ...f.account.account, ...f.reviews.saidOfFamily },
  admin: f.admin.admin,
  adminBoard: { ...f.adminBoard.adminBoard, ...f.reviews.shownReviews, ...f.reviews.reviewRules },
  adminCases: f.casesWords.adminCases,
  cases: f.casesWords.cases,
  adminPeople: { ...f.adminPeople.adminPeople, ...f.reviews.shownReviews },
  adminDashboard: f.adminDashboard.adminDashboard,
  auth: f.auth.auth,
  bookingPage: {
    ...f.bookingPage.bookingPage,
    ...f.reviews.bookingReviews,
    ...f.reviews.shownReviews,
    ...f.reviews.reviewRules,
    ...f.reviews.saidOfFamily,
    ...f.bookingLetters.bookingLetters,
  },
  catalogue: f.adminRituals.catalogue,
  company: { ...f.company.company, ...f.reviews.shownReviews, ...f.reviews.reviewRules, ...f.reviews.reportReview },
  customer: { ...f.customer.customer, ...f.bookingLetters.myPandits, ...f.bookingFamilyDays.myDays },
  notices: f.bookingNotices.notices,
  hourRules: f.almanacHourRules.hourRules,
  hours: { ...f.bookingHours.hours, ...f.almanacBarred.barred },
  listing: { ...f.listing.listing, ...f.reviews.shownReviews },
  office: f.adminOffice.office,
  adminPayments: f.adminPayments.adminPayments,
  adminPanji: f.officePanji.adminPanji,
  ownWork: f.ownWork.ownWork,
  panchang: {
    ...f.panchang.panchang,
    ...f.almanacPages.almanac,
    ...f.almanacDay.almanacDay,
    ...f.almanacBarred.barred,
    ...f.almanacRules.festivalRules,
  },
  pandit: f.pandit.pandit,
  panditAvailability: f.panditAvailability.panditAvailability,
  panditBookings: f.panditBookings.panditBookings,
  panditEarnings: f.panditEarnings.panditEarnings,
  panditProfile: f.panditProfile.panditProfile,
  policy: f.bookingPolicy.policy,
  reading: f.reading.reading,
});

export type Catalogue = ReturnType<typeof composed>;
export type CataloguePart = keyof Catalogue;

const written: Readonly<Record<Locale, () => Catalogue>> = {
  'en-IN': () => composed(english, messages),
  'or-IN': () => composed(odia, odiaMessages),
  'hi-IN': () => composed(hindi, hindiMessages),
  'en-XA': () => everySentence(composed(english, messages), madeUp),
};

const catalogues = new Map<Locale, Readonly<Record<CataloguePart, object>>>();

/** What a language says, by part; a sentence is read once, so that no page carries what reads it (vite.config.ts). */
function catalogueOf(locale: Locale): Readonly<Record<CataloguePart, object>> {
  const known = catalogues.get(locale) ?? everySentence(written[locale](), compile);
  catalogues.set(locale, known);
  return known;
}

/** These parts of the catalogue, in a language. */
export const wordsFor = (locale: Locale, ...parts: readonly CataloguePart[]): Partial<Messages> =>
  Object.assign({}, ...parts.map((part) => catalogueOf(locale)[part]));

const texts = new Map<string, string>();

/**
 * The same as JSON, for a route's loader to give as `pageWords`: written once, as one text. Sentence by sentence they made the document
 * of a list a sixth heavier, and the server wrote a thousand values for each page.
 */
export function wordsText(locale: Locale, ...parts: readonly CataloguePart[]): string {
  const key = [locale, ...parts].join(' ');
  const known = texts.get(key) ?? JSON.stringify(wordsFor(locale, ...parts));
  texts.set(key, known);
  return known;
}

/** For an action, whose sentence is made on the server: `translatorFor(locale, 'account')('account.photo.failed')`. */
export const translatorFor = (locale: Locale, ...parts: readonly CataloguePart[]) =>
  createTranslator({ locale, timeZone: TIME_ZONE, messages: wordsFor(locale, ...parts) as Messages });

/** The same tree with something else for every sentence. */
function everySentence<T>(tree: T, write: (sentence: string) => unknown): T {
  const walked = (one: unknown): unknown => {
    if (typeof one === 'string') return write(one);
    if (Array.isArray(one)) return one.map(walked);
    return Object.fromEntries(Object.entries(one as object).map(([key, value]) => [key, walked(value)]));
  };
  return walked(tree) as T;
}
