import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Named } from '../../../parts/named.tsx';
import { RatingInShort } from '../../../parts/reviews/rating.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { panditAddress, type Asked } from '../shared/asked.ts';
import { GoesOn } from './goes-on.tsx';
import { joined } from './pandit-card.tsx';

interface ChosenProps {
  found: Found;
  asked: Asked;
  ritual: string;
  day: Day;
  onBook: () => void;
}

/** Beside the list, where a desk has room: the one who was chosen, with what one decides by, and the way to ask. */
export default function Chosen({ found, asked, ritual, day, onBook }: ChosenProps): ReactNode {
  const t = useTranslations('find');
  const { dayLong, money } = useFormats();
  const facts = useFacts(found);
  const { userId: pandit, price, rating } = found;
  const address = panditAddress(pandit._id, asked);
  return (
    <aside
      aria-label={t('chosen', { name: pandit.name })}
      className="sticky top-22 card grid gap-4 self-start p-5 max-xl:hidden"
    >
      <div className="flex items-center gap-4">
        <Avatar key={pandit._id} name={pandit.name} url={pandit.profileUrl} size="lg" />
        <div className="min-w-0 text-2 text-ink-2">
          <Link to={address} className="text-4 leading-tight display wrap-anywhere text-ink hover:underline">
            <Named>{pandit.name}</Named>
          </Link>
          <p>{joined([pandit.city, pandit.district])}</p>
          <RatingInShort rating={rating} to={`${address}#reviews`} />
        </div>
      </div>
      <p className="border-t border-line pt-4">
        <b className="text-5 leading-none whitespace-nowrap display">{money(paise(price))}</b>{' '}
        <span className="text-2 text-ink-2">{t('forRitual', { ritual })}</span>
        <span className="mt-1 block text-2">{dayLong(day)}</span>
      </p>
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-2">
          {facts.map(([name, said]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button size="lg" wide aria-haspopup="dialog" onClick={onBook}>
        {t('book')}
      </Button>
      <ButtonLink to={address} look="text" className="-my-2">
        {t('profile')}
      </ButtonLink>
      <div className="border-t border-line pt-4">
        <GoesOn />
      </div>
    </aside>
  );
}

/** What one decides by at the end; languages, years and the temple stand on the card. */
function useFacts({ startTime, reliability, answersInHours }: Found) {
  const t = useTranslations('find');
  const { hourText } = useFormats();
  const { kept } = reliability;
  const facts: readonly (readonly [name: string, said: string | false])[] = [
    [t('first'), startTime !== null && hourText(startTime)],
    [t('keeps'), kept !== null && t('keepsOf', { count: kept.count, of: kept.of })],
    [t('answers'), answersInHours !== null && t('answersAbout', { hours: answersInHours })],
  ];
  return facts.filter(([, said]) => said);
}
