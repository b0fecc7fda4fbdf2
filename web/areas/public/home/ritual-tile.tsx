import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useLangOf } from '../../../i18n/catalogue/lang-of.ts';
import { Odia } from '../../../parts/odia.tsx';
import { usePictures } from '../../../parts/picture.ts';
import { isQuiet } from '../../../parts/quiet.ts';

/** A ritual on Home: picture, name, what it is, from how much. All of it leads to its page. */
export function RitualTile({ ritual, eager }: { ritual: Ritual; eager: boolean }) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const langOf = useLangOf();
  const t = useTranslations('ritual');
  const pictureOf = usePictures();
  const { slug, ritualType, ritualTypeOdia, ritualDescription, ritualImageUrl, fromPrice } = ritual;
  return (
    <article className="relative card flex h-full flex-col overflow-hidden hover:border-line-strong">
      <img
        src={pictureOf(ritualImageUrl)}
        alt=""
        width={320}
        height={180}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-[2/1] w-full border-b border-line object-cover sm:aspect-video"
      />
      <div className="flex grow flex-col px-3 py-2.5 sm:p-4.5 sm:pt-4">
        <h3 className="text-2 leading-snug tracking-normal sm:text-3">
          <Link to={`/services/${slug}`} className="after:absolute after:inset-0 hover:underline">
            {nameOf(ritualType)}
          </Link>
        </h3>
        {ritualTypeOdia && <Odia className="text-2 text-ink-2 max-sm:hidden">{ritualTypeOdia}</Odia>}
        <p
          data-text
          lang={langOf(ritualDescription)}
          className="mt-0.5 line-clamp-6 text-1 text-ink-2 sm:mt-1.5 sm:text-2"
        >
          {ritualDescription}
        </p>
        {!isQuiet(ritual) && (
          <p className="mt-auto pt-1.5 text-1 text-ink-2 sm:pt-3 sm:text-2">
            {fromPrice === null ? (
              t('unpriced')
            ) : (
              <>
                {t('from')} <b className="font-semibold text-ink">{money(paise(fromPrice))}</b>
              </>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
