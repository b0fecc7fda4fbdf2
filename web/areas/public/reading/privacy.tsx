import { useTranslations } from 'use-intl';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import type { Route } from './+types/privacy';
import { linkTo } from '../sign-in/auth-links.tsx';
import { Complaints } from './complaints.tsx';
import { Fold, Reading, readingData, readingMeta } from './reading.tsx';

export const loader = readingData;

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  readingMeta('privacy', '/privacy', loaderData, matches);

const kept = [
  ['you', ['account', 'familyDays', 'almanac', 'lists', 'consent']],
  ['bookings', ['booking', 'payment', 'letters', 'cases', 'review']],
  ['priests', ['priest']],
  ['reach', ['signIn', 'code', 'notices', 'message']],
] as const;
const sections = ['keep', 'see', 'long', 'ask'] as const;
const seen = ['pandit', 'family', 'us', 'letters', 'nobody'] as const;

/** The notice people agree to when they sign up; a change of its text is a new `NOTICE_VERSION`. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('privacy');
  const { dateWorded } = useFormats();
  return (
    <Reading page="privacy" contents={[...sections, 'complaints']} isWide>
      <p className="-mt-4 text-2 text-ink-2">{t('version', { version: dateWorded(NOTICE_VERSION) })}</p>
      <section id="keep" className="scroll-mt-24">
        <h2 className="text-4">{t('keep')}</h2>
        <div className="mt-3 grid md:gap-6">
          {kept.map(([group, parts]) => (
            <Fold key={group} title={t(`keptOf.${group}`)} level="h3">
              <dl className="divide-y divide-line md:mt-1">
                {parts.map((what) => (
                  <div key={what} className="gap-x-10 py-3 lg:grid lg:grid-cols-2">
                    <dt className="text-2">{t(`kept.${what}`)}</dt>
                    <dd className="mt-0.5 text-2 text-ink-2 first-letter:uppercase lg:mt-0">{t(`kept.${what}For`)}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          ))}
        </div>
      </section>
      <section id="see" className="scroll-mt-24">
        <h2 className="text-4">{t('see')}</h2>
        <ul className="mt-3 grid max-w-[66ch] list-disc gap-2 pl-5 text-ink-2">
          {seen.map((who) => (
            <li key={who}>{t(`seen.${who}`)}</li>
          ))}
        </ul>
      </section>
      <section id="long" className="scroll-mt-24">
        <h2 className="text-4">{t('long')}</h2>
        <p className="mt-2 max-w-[66ch] text-ink-2">{t('longText')}</p>
      </section>
      <section id="ask" className="scroll-mt-24">
        <h2 className="text-4">{t('ask')}</h2>
        <p className="mt-2 max-w-[66ch] text-ink-2">
          {t.rich('askText', { profile: linkTo('/profile'), contact: linkTo('/contact') })}
        </p>
      </section>
      <Complaints {...loaderData} />
      <p className="-mt-6 text-ink-2">{t('board')}</p>
    </Reading>
  );
}
