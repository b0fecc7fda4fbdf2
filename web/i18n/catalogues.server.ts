import compile from 'icu-minify/compile';
import { createTranslator, type Messages } from 'use-intl';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import { madeUp } from '#domain/made-up.ts';
import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { adminBoard } from './en/admin-board.ts';
import { adminDashboard } from './en/admin-dashboard.ts';
import { office } from './en/admin-office.ts';
import { adminPeople } from './en/admin-people.ts';
import { adminPayments } from './en/admin-payments.ts';
import { adminPanji } from './en/office/panji.ts';
import { catalogue } from './en/admin-rituals.ts';
import { barred } from './en/almanac/barred.ts';
import { almanacDay } from './en/almanac/day.ts';
import { hourRules } from './en/almanac/hour-rules.ts';
import { almanac } from './en/almanac/pages.ts';
import { festivalRules } from './en/almanac/rules.ts';
import { auth } from './en/auth.ts';
import { bookingPage } from './en/booking-page.ts';
import { policy } from './en/booking/policy.ts';
import { adminCases, cases } from './en/cases/words.ts';
import { common } from './en/common.ts';
import { company } from './en/company.ts';
import { customer } from './en/customer.ts';
import { bookingLetters, heart, myPandits } from './en/booking/letters.ts';
import { notices } from './en/booking/notices.ts';
import { myDays } from './en/booking/family-days.ts';
import { goodHours, hours } from './en/booking/hours.ts';
import { listing } from './en/listing.ts';
import { ownWork } from './en/own-work.ts';
import { pandit } from './en/pandit.ts';
import { panditAvailability } from './en/pandit-availability.ts';
import { panditBookings } from './en/pandit-bookings.ts';
import { panditEarnings } from './en/pandit-earnings.ts';
import { panchang } from './en/panchang.ts';
import { panditProfile } from './en/pandit-profile.ts';
import { publicPages } from './en/public.ts';
import { reading } from './en/reading.ts';
import { said } from './said.ts';
import { bookingReviews, reportReview, reviewRules, saidOfFamily, shownReviews } from './en/reviews.ts';
import { TIME_ZONE } from './words.ts';

/**
 * Every sentence of the pages, in every language, by the part of the product that says it. It stays on the server: a page is
 * sent the parts its routes ask for, in its reader's language (`wordsFor`).
 */
const english = {
  base: { ...common, ...publicPages, ...heart, ...goodHours, said },
  account: { ...account, ...saidOfFamily },
  admin,
  adminBoard: { ...adminBoard, ...shownReviews, ...reviewRules },
  adminCases,
  cases,
  adminPeople: { ...adminPeople, ...shownReviews },
  adminDashboard,
  auth,
  bookingPage: {
    ...bookingPage,
    ...bookingReviews,
    ...shownReviews,
    ...reviewRules,
    ...saidOfFamily,
    ...bookingLetters,
  },
  catalogue,
  company: { ...company, ...shownReviews, ...reviewRules, ...reportReview },
  customer: { ...customer, ...myPandits, ...myDays },
  notices,
  hourRules,
  hours: { ...hours, ...barred },
  listing: { ...listing, ...shownReviews },
  office,
  adminPayments,
  adminPanji,
  ownWork,
  panchang: { ...panchang, ...almanac, ...almanacDay, ...barred, ...festivalRules },
  pandit,
  panditAvailability,
  panditBookings,
  panditEarnings,
  panditProfile,
  policy,
  reading,
};

export type Catalogue = typeof english;
export type CataloguePart = keyof Catalogue;

/** What each language says, by part; a sentence is read once, so that no page carries what reads it (vite.config.ts). */
const catalogues = new Map<Locale, Readonly<Record<CataloguePart, object>>>([
  ['en-IN', everySentence(english, compile)],
]);

/** These parts of the catalogue, in a language. */
export function wordsFor(locale: Locale, ...parts: readonly CataloguePart[]): Partial<Messages> {
  if (locale === 'en-XA' && !catalogues.has(locale)) {
    catalogues.set(
      locale,
      everySentence(english, (sentence) => compile(madeUp(sentence))),
    );
  }
  const sentences = catalogues.get(locale) ?? catalogues.get(DEFAULT_LOCALE);
  return Object.assign({}, ...parts.map((part) => sentences?.[part]));
}

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
