import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PanditInShort } from '#contract/pandits.ts';
import type { RitualPage } from '#contract/rituals.ts';
import { paise } from '#domain/money.ts';
import { Named } from '../../../parts/named.tsx';
import { usePictures } from '../../../parts/picture.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** Some who offer the ritual and are free soon; everybody else is found by the day. */
export function RitualPandits({ page: { ritual, pandits } }: { page: RitualPage }) {
  const t = useTranslations('rite');
  if (pandits.length === 0) return null;
  return (
    <section className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-5">{t('who')}</h2>
          <p className="mt-1.5 text-2 text-ink-2">{t('whoNote')}</p>
        </div>
        <ButtonLink to={`/find-pandit?ritual=${ritual._id}`} look="text" className="-ml-2 sm:-mr-2">
          {t('everybody')} →
        </ButtonLink>
      </div>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pandits.map((pandit) => (
          <li key={pandit._id}>
            <Offering pandit={pandit} ritualId={ritual._id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offering({ pandit, ritualId }: { pandit: PanditInShort; ritualId: string }) {
  const { dayShort, money } = useFormats();
  const t = useTranslations('rite');
  const pictureOf = usePictures();
  const nameOf = useLocalName();
  const place = [...new Set([pandit.city, pandit.district].map((name) => name && nameOf(name)).filter(Boolean))].join(
    ', ',
  );
  return (
    <article className="card relative flex h-full items-start gap-4 p-4 hover:border-line-strong">
      <Avatar name={pandit.name} url={pandit.profileUrl && pictureOf(pandit.profileUrl)} size="md" />
      <div className="min-w-0 grow text-2 text-ink-2">
        <h3 className="text-3 wrap-anywhere">
          <Link
            to={`/pandits/${pandit._id}?ritual=${ritualId}`}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <Named>{pandit.name}</Named>
          </Link>
        </h3>
        {place && <p>{place}</p>}
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
          <b className="text-3 font-semibold whitespace-nowrap text-ink">{money(paise(pandit.price))}</b>
          <span>{t('years', { count: pandit.experience })}</span>
        </p>
        <p className="mt-0.5 text-1">{t('nextFree', { day: dayShort(pandit.nextFreeDay) })}</p>
      </div>
    </article>
  );
}
