import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { useTranslations } from 'use-intl';
import { COMMISSION_PERCENT } from '#domain/money.ts';
import { ADVANCE_HOURS, ANSWER_HOURS, HELD_AFTER_HOURS, KNOWN_HOURS } from '#domain/booking.ts';
import { REVIEW_HOURS } from '#domain/people/onboarding.ts';
import { FEWEST_REVIEWS, INVISIBLE_REVIEWS, MONTHS_COUNTED } from '#domain/reviews/rating.ts';
import { ANSWERED_WITHIN, FEWEST_COUNTED, MONTHS_RELIED } from '#domain/reviews/reliability.ts';
import { REVIEW_DAYS } from '#domain/reviews/review.ts';
import { OTP_LIFETIME, OTP_RESEND_AFTER, OTP_SENDS_PER_HOUR, OTP_TRIES } from '#domain/sign-in/otp.ts';
import { hours, MINUTE } from '#domain/time.ts';
import type { Operator } from '#contract/page.ts';
import type { Messages } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { PolicyTerms } from '../../../parts/booking/policy.tsx';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta, type Matches } from '../../../parts/site/meta.ts';
import { cx } from '../../../ui/cx.ts';
import { linkTo } from '../sign-in/auth-links.tsx';
import { wordsIn } from '../../../i18n/words.ts';
import { Binding } from './binding.tsx';

/** The rules as the product has them, for the gaps in the sentences. */
const figures = {
  answer: ANSWER_HOURS,
  known: KNOWN_HOURS,
  advance: ADVANCE_HOURS,
  held: HELD_AFTER_HOURS,
  review: REVIEW_HOURS,
  commission: COMMISSION_PERCENT,
  minutes: OTP_LIFETIME / MINUTE,
  seconds: OTP_RESEND_AFTER / 1000,
  sends: OTP_SENDS_PER_HOUR,
  tries: OTP_TRIES,
  reviewDays: REVIEW_DAYS,
  ratedMonths: MONTHS_COUNTED,
  invisible: INVISIBLE_REVIEWS,
  fewest: FEWEST_REVIEWS,
  answeredHours: ANSWERED_WITHIN / hours(1),
  reliedMonths: MONTHS_RELIED,
  counted: FEWEST_COUNTED,
};

const Terms = () => (
  <div className="mt-3">
    <PolicyTerms policy={useSite().policy} />
  </div>
);

const tags = {
  p: (words: ReactNode) => <p className="mt-2 text-ink-2">{words}</p>,
  list: (words: ReactNode) => <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">{words}</ul>,
  steps: (words: ReactNode) => <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-2">{words}</ol>,
  item: (words: ReactNode) => <li>{words}</li>,
  find: linkTo('/find-pandit'),
  bookings: linkTo('/my-bookings'),
  login: linkTo('/login'),
  register: linkTo('/pandit-registration'),
  profile: linkTo('/profile'),
  contact: linkTo('/contact'),
  help: linkTo('/help'),
  refunds: linkTo('/refund-policy'),
  policy: () => <Terms />,
};

export interface ReadingData {
  brand: string;
  origin: string;
  operator: Operator;
}

/** What every page one reads needs to know. */
export function readingData({ context }: { context: Readonly<RouterContextProvider> }): ReadingData {
  const { brand, origin, operator } = context.get(pageContext);
  return { brand, origin, operator };
}

type Page = 'help' | 'terms' | 'privacy' | 'refunds';

export function readingMeta(
  page: Page,
  path: string,
  { brand, origin }: ReadingData,
  matches: Matches,
): MetaDescriptor[] {
  const t = wordsIn(matches);
  const [title, description] = [t(`${page}.title`), t(`${page}.description`, { brand })];
  return pageMeta({ title, description, site: matches[0].loaderData, address: origin + path });
}

interface ReadingProps {
  page: Page;
  /** The sections, by the names of their headings: a wide screen lists them beside the text. */
  contents: readonly string[];
  /** On a phone the sections are folded: their titles are the list. */
  folds?: boolean;
  /** Not only lines to read. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of a title, a lead and its text, in lines short enough to read. */
export function Reading({ page, contents, folds = false, isWide = false, children }: ReadingProps) {
  const t = useTranslations(page) as unknown as Words;
  const ui = useTranslations('ui');
  const complaints = useTranslations('complaints');
  return (
    <article className="measure pt-8 pb-10 md:pt-10 md:pb-14 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14">
      <header className="max-w-[66ch] lg:col-start-2">
        <h1 className="text-5">{t('title')}</h1>
        <p className="mt-2 lead">{t('lead')}</p>
        {page !== 'help' && <Binding />}
      </header>
      {/* on a phone in one line that is pushed aside, and fades where it goes on */}
      <nav
        aria-label={ui('onThisPage')}
        className={cx(
          'self-start text-2 max-lg:mt-4 lg:card lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:p-5 print:hidden',
          folds ? 'max-md:hidden' : 'chip-row',
        )}
      >
        <p className="mb-1 font-semibold max-lg:hidden">{ui('onThisPage')}</p>
        <ul className="max-lg:flex max-lg:gap-2 max-lg:py-1 md:max-lg:flex-wrap">
          {contents.map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline max-lg:chip max-lg:px-3.5 max-lg:whitespace-nowrap max-lg:text-ink lg:min-h-10"
              >
                {name === 'complaints' ? complaints('title') : t(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={cx('mt-7 grid lg:col-start-2', !isWide && 'max-w-[66ch]', folds ? 'md:gap-9' : 'gap-9')}>
        {children}
      </div>
    </article>
  );
}

/** The sections of a page: `name` is the heading, `nameText` the text under it. */
export function Sections<P extends 'help' | 'terms' | 'refunds'>({
  page,
  names,
  folds = false,
}: {
  page: P;
  names: readonly string[];
  /** On a phone; the first one is open. */
  folds?: boolean;
}) {
  // the catalogue names the sections of a page, and the page that lists them is checked against it
  const t = useTranslations(page) as unknown as Words;
  return names.map((name, nth) =>
    folds ? (
      <Fold key={name} id={name} title={t(name)} isOpen={nth === 0}>
        {t.rich(`${name}Text`, { ...figures, ...tags })}
      </Fold>
    ) : (
      <section key={name} id={name} className="scroll-mt-24">
        <h2 className="text-4">{t(name)}</h2>
        {t.rich(`${name}Text`, { ...figures, ...tags })}
      </section>
    ),
  );
}

interface FoldProps {
  id?: string;
  title: string;
  isOpen?: boolean;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part that a phone opens. The way to `id` opens it too, since it leads to what is inside. */
export function Fold({ id, title, isOpen = false, level: Heading = 'h2', children }: FoldProps) {
  const size = Heading === 'h2' ? 'text-4' : 'text-3';
  return (
    <section className="max-md:border-t max-md:border-line max-md:last:border-b">
      <details open={isOpen || undefined} className="fold opens-early">
        <summary className="min-h-13 cursor-pointer items-center justify-between gap-4 py-2">
          <Heading className={size}>{title}</Heading>
          <ChevronDown size={20} aria-hidden className="shrink-0" />
        </summary>
        <Heading className={cx('fold-title opens-early', size)}>{title}</Heading>
        <div id={id} className="scroll-mt-32 max-md:pb-5">
          {children}
        </div>
      </details>
    </section>
  );
}

interface Words {
  (name: string): string;
  rich(name: string, values: object): ReactNode;
}

/** The headings of a page: names that have a text beside them. */
export type SectionOf<P extends 'help' | 'terms' | 'refunds'> = {
  [K in keyof Messages[P]]: `${K & string}Text` extends keyof Messages[P] ? K : never;
}[keyof Messages[P]];
