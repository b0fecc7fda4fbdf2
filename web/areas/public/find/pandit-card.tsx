import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useToday } from '../../../parts/now.ts';
import { KeepPandit } from '../../../parts/booking/heart.tsx';
import { RatingInShort, ReliabilityInShort } from '../../../parts/reviews/rating.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { BOOK } from '../booking/use-booking-address.ts';
import { panditAddress, type Asked } from '../shared/asked.ts';

const joined = (parts: readonly (string | null)[]): string => [...new Set(parts.filter(Boolean))].join(', ');

interface PanditCardProps {
  found: Found;
  asked: Asked;
  onBook: () => void;
}

/** A pandit who is free: who, from where, what it costs, and the way to ask him. */
export function PanditCard({ found, asked, onBook }: PanditCardProps) {
  const t = useTranslations('find');
  const { userId: pandit, price, experience, answersInHours } = found;
  const { hourText } = useFormats();
  // who is found holds nothing in the time that was asked for: its hour, or else all of the day
  const whole = asked.date === useToday() ? 'freeFromNow' : 'freeAllDay';
  // within good hours the first time they could begin
  const time = found.startTime ?? asked.time;
  const free = time ? t('freeAt', { time: hourText(time) }) : t(whole);
  const facts = [
    joined([pandit.city, pandit.district]),
    pandit.languagesKnown.join(', '),
    experience > 0 && t('years', { count: experience }),
  ].filter(Boolean);
  return (
    <article className="card relative grid grid-cols-[auto_1fr] gap-x-4 gap-y-2.5 p-4 max-sm:pb-2.5 hover:border-line-strong sm:grid-cols-[auto_1fr_auto] sm:items-center sm:gap-x-5">
      <Avatar name={pandit.name} url={pandit.profileUrl} size="lg" />
      <div className="min-w-0 text-2 text-ink-2">
        <h2 className="text-4 leading-tight font-semibold tracking-normal wrap-anywhere">
          <Link to={panditAddress(pandit._id, asked)} className="after:absolute after:inset-0 after:rounded-card">
            {pandit.name}
          </Link>
        </h2>
        <p className="mt-1">{facts.join('\u00a0· ')}</p>
        {pandit.templeCity && (
          <p className="text-1">
            {t('temple', { place: joined([pandit.templeCity, pandit.templeDistrict, pandit.templeState]) })}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-1">
          <Badge tone="ok">{t('available')}</Badge>
          <RatingInShort rating={found.rating} to={`${panditAddress(pandit._id, asked)}#reviews`} />
          <ReliabilityInShort reliability={found.reliability} />
          <span>{free}</span>
          {answersInHours !== null && <span>{t('answersIn', { hours: answersInHours })}</span>}
        </div>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-5 border-line max-sm:border-t max-sm:pt-2 sm:col-span-1 sm:text-right">
        <p className="text-1 text-ink-2">
          <b className="text-5 leading-none display text-ink sm:block">{inRupees(paise(price))}</b> {t('forRitual')}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <KeepPandit panditId={pandit._id} name={pandit.name} />
          <Button
            type="submit"
            form="find"
            name={BOOK}
            value={pandit._id}
            look="quiet"
            aria-haspopup="dialog"
            aria-label={t('bookWith', { name: pandit.name })}
            className="relative bg-paper"
            onClick={(event) => {
              event.preventDefault();
              onBook();
            }}
          >
            {t('book')}
          </Button>
        </div>
      </div>
    </article>
  );
}
