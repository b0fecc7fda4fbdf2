import { useTranslations } from 'use-intl';
import { NOTICE_VERSION } from '#domain/consent.ts';
import { company } from '../../i18n/en/company.ts';
import { pageContext } from '../../load-context.ts';
import { pageMeta } from '../../parts/meta.ts';
import type { Route } from './+types/privacy';
import { linkTo } from './auth-links.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(pageContext);
  return { brand, origin };
}

export const meta: Route.MetaFunction = ({ loaderData: { brand, origin } }) =>
  pageMeta({
    title: company.privacy.title,
    description: company.privacy.description.replace('{brand}', brand),
    brand,
    address: `${origin}/privacy`,
  });

const kept = ['account', 'booking', 'payment', 'priest', 'signIn'] as const;
const seen = ['pandit', 'family', 'us'] as const;

/** The notice people agree to when they sign up; a change of its text is a new `NOTICE_VERSION`. */
export default function Privacy() {
  const t = useTranslations('privacy');
  return (
    <article className="measure pt-10">
      <div className="grid max-w-[66ch] gap-9">
        <header>
          <h1 className="text-5">{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('lead')}</p>
          <p className="mt-1 text-2 text-ink-2">{t('version', { version: NOTICE_VERSION })}</p>
        </header>
        <section>
          <h2 className="text-4">{t('keep')}</h2>
          <dl className="mt-4 grid gap-4">
            {kept.map((what) => (
              <div key={what} className="border-l-2 border-saffron/60 pl-4">
                <dt className="font-[600]">{t(`kept.${what}`)}</dt>
                <dd className="text-ink-2">{t(`kept.${what}For`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2 className="text-4">{t('see')}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
            {seen.map((who) => (
              <li key={who}>{t(`seen.${who}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-4">{t('long')}</h2>
          <p className="mt-2 text-ink-2">{t('longText')}</p>
        </section>
        <section>
          <h2 className="text-4">{t('ask')}</h2>
          <p className="mt-2 text-ink-2">
            {t.rich('askText', { profile: linkTo('/profile'), contact: linkTo('/contact') })}
          </p>
        </section>
      </div>
    </article>
  );
}
