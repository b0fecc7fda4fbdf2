import { useTranslations } from 'use-intl';
import { NOTICE_VERSION } from '#domain/people/consent.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import type { Route } from './+types/privacy';
import { linkTo } from '../sign-in/auth-links.tsx';
import { Complaints } from './complaints.tsx';
import { Reading, readingData, readingMeta } from './reading.tsx';

export const loader = readingData;

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  readingMeta('privacy', '/privacy', loaderData, matches);

const kept = [
  'account',
  'booking',
  'payment',
  'priest',
  'letters',
  'cases',
  'review',
  'lists',
  'familyDays',
  'almanac',
  'notices',
  'signIn',
  'consent',
  'message',
  'code',
] as const;
const sections = ['keep', 'see', 'long', 'ask'] as const;
const seen = ['pandit', 'family', 'us', 'letters', 'nobody'] as const;

/** The notice people agree to when they sign up; a change of its text is a new `NOTICE_VERSION`. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('privacy');
  const { dateWorded } = useFormats();
  return (
    <Reading page="privacy" contents={sections}>
      <p className="-mt-4 text-2 text-ink-2">{t('version', { version: dateWorded(NOTICE_VERSION) })}</p>
      <section id="keep" className="scroll-mt-24">
        <h2 className="text-4">{t('keep')}</h2>
        <dl className="mt-2 divide-y divide-line">
          {kept.map((what) => (
            <div key={what} className="py-3">
              <dt>{t(`kept.${what}`)}</dt>
              <dd className="mt-0.5 text-2 text-ink-2">{t(`kept.${what}For`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="see" className="scroll-mt-24">
        <h2 className="text-4">{t('see')}</h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
          {seen.map((who) => (
            <li key={who}>{t(`seen.${who}`)}</li>
          ))}
        </ul>
      </section>
      <section id="long" className="scroll-mt-24">
        <h2 className="text-4">{t('long')}</h2>
        <p className="mt-2 text-ink-2">{t('longText')}</p>
      </section>
      <section id="ask" className="scroll-mt-24">
        <h2 className="text-4">{t('ask')}</h2>
        <p className="mt-2 text-ink-2">
          {t.rich('askText', { profile: linkTo('/profile'), contact: linkTo('/contact') })}
        </p>
      </section>
      <Complaints {...loaderData} />
      <p className="-mt-6 text-ink-2">{t('board')}</p>
    </Reading>
  );
}
