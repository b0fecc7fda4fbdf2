import { useTranslations } from 'use-intl';
import { pageContext } from '../../../load-context.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { Jhoti } from '../../../parts/site/art.tsx';
import { pageMeta } from '../../../parts/site/meta.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { asDocument, toDocument } from '../../../parts/site/document.tsx';
import type { Route } from './+types/about';
import { ValueArt } from './about-art.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { brand, origin } = context.get(pageContext);
  return { brand, origin };
}

export const handle = asDocument;
export const clientLoader = toDocument;

export const meta: Route.MetaFunction = ({ loaderData: { brand, origin }, matches }) =>
  pageMeta({
    title: wordsIn(matches)('about.title'),
    description: wordsIn(matches)('about.description', { brand }),
    site: matches[0].loaderData,
    address: `${origin}/about`,
  });

const values = ['authenticity', 'quality', 'accessibility', 'trust'] as const;

export default function About({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('about');
  const { user } = useSession();
  return (
    <>
      <section className="overflow-hidden border-b border-line bg-[radial-gradient(90%_120%_at_85%_0%,var(--marigold-soft),transparent_60%)]">
        <div className="measure grid items-center gap-10 py-10 md:grid-cols-[1.4fr_1fr] md:py-16">
          <div>
            <p className="mb-3 text-2 font-semibold text-ink-2">{t('eyebrow', { brand: loaderData.brand })}</p>
            <h1 className="max-w-[16em] text-[min(clamp(1.9rem,1.3rem+2.4vw,2.75rem),9.5vw)] tracking-[-0.02em]">
              {t('heading')}
            </h1>
            <div className="mt-5 grid max-w-[60ch] gap-4 text-ink-2">
              <p>{t('mission1')}</p>
              <p>{t('mission2')}</p>
            </div>
          </div>
          <Jhoti className="w-full max-w-96 justify-self-end max-md:hidden" />
        </div>
      </section>

      <section className="measure pt-9 pb-8 md:py-14">
        <h2 className="text-5">{t('valuesTitle')}</h2>
        <ul className="mt-4 grid gap-3 sm:mt-6 sm:grid-cols-2 sm:gap-5">
          {values.map((value) => (
            <li key={value} className="card flex items-start gap-4 p-4 sm:p-5">
              <span className="shrink-0">
                <ValueArt value={value} />
              </span>
              <div>
                <h3 className="text-3">{t(`values.${value}`)}</h3>
                <p className="mt-1 text-2 text-ink-2">{t(`values.${value}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <section className="measure grid gap-5 pb-9 md:grid-cols-2 md:gap-x-10 md:pb-14">
        <Way title={t('families')} text={t('familiesText')}>
          <ButtonLink to="/find-pandit">{t('find')}</ButtonLink>
        </Way>
        {!user && (
          <Way title={t('pandits')} text={t('panditsText')}>
            <ButtonLink to="/pandit-registration" look="quiet">
              {t('register')}
            </ButtonLink>
          </Way>
        )}
      </section>
    </>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-saffron/70 pt-5">
      <div>
        <h2 className="text-3">{title}</h2>
        <p className="mt-0.5 text-2 text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
