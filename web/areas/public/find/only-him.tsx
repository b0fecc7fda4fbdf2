import type { ReactNode } from 'react';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PublicPandit } from '#contract/pandits.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { addressOf, type Asked } from '../shared/asked.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface OnlyHimProps {
  asked: Asked;
  pandit: PublicPandit;
  /** The card stands below. */
  isFound: boolean;
}

/** A family came from a pandit's own page: the search is for him, his free days are at hand, and so is the way out. */
export default function OnlyHim({ asked, pandit, isFound }: OnlyHimProps): ReactNode {
  const t = useTranslations('find');
  return (
    // the card below says who
    <div className={isFound ? '-my-3' : 'rounded-card border border-line bg-sunk/60 px-4'}>
      <p className="flex flex-wrap items-center gap-x-3">
        {!isFound && <UserRound size={18} aria-hidden className="text-ink-2 max-sm:hidden" />}
        {!isFound && (
          <Link
            to={`/pandits/${pandit._id}`}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {t('only', { name: pandit.name })}
          </Link>
        )}
        <ButtonLink
          to={addressOf({ ...asked, pandit: '' })}
          look="text"
          className={cx(isFound ? '-ml-2' : 'max-sm:-ml-2 sm:-mr-2 sm:ml-auto')}
        >
          {t('everybody')}
        </ButtonLink>
      </p>
      {!asked.date && <HisDays asked={asked} pandit={pandit} />}
    </div>
  );
}

function HisDays({ asked, pandit: { freeDays } }: { asked: Asked; pandit: PublicPandit }): ReactNode {
  const { dayShort } = useFormats();
  const t = useTranslations('find');
  // a search without an hour asks for the whole day
  const free = freeDays.filter(({ partly }) => !partly);
  return (
    <>
      <p className="text-2 text-ink-2">{t(free.length > 0 ? 'chooseDay' : 'noDays')}</p>
      <ul className="mt-2.5 mb-2 grid grid-cols-[repeat(auto-fill,minmax(6.4rem,1fr))] gap-2">
        {free.map(({ day }) => (
          <li key={day}>
            <ButtonLink
              look="quiet"
              wide
              to={addressOf({ ...asked, date: day })}
              state={{ searched: true }}
              className="px-1!"
            >
              {dayShort(day)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
