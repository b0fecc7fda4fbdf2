import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Found } from '#contract/availability.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { today } from '../../../parts/today.ts';
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
  const whole = asked.date === today() ? 'freeFromNow' : 'freeAllDay';
  const free = asked.time ? t('freeAt', { time: hourText(asked.date, asked.time) }) : t(whole);
  const facts = [
    joined([pandit.city, pandit.district]),
    pandit.languagesKnown.join(', '),
    experience > 0 && t('years', { count: experience }),
  ].filter(Boolean);
  return (
    <article className="card grid grid-cols-[auto_1fr] gap-x-4 gap-y-4 p-4 sm:grid-cols-[auto_1fr_auto] sm:gap-x-4.5 sm:p-5">
      <Avatar name={pandit.name} url={pandit.profileUrl} size="lg" />
      <div className="min-w-0 text-2 text-ink-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-[1.0625rem] wrap-anywhere">
            <Link
              to={panditAddress(pandit._id, asked)}
              className="-my-2 inline-block py-2 underline-offset-4 hover:underline"
            >
              {pandit.name}
            </Link>
          </h2>
          <Badge tone="ok">{t('available')}</Badge>
          <span>{free}</span>
          {answersInHours !== null && <span>{t('answersIn', { hours: answersInHours })}</span>}
        </div>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
        {pandit.templeCity && (
          <p className="mt-2">
            {t('temple', { place: joined([pandit.templeCity, pandit.templeDistrict, pandit.templeState]) })}
          </p>
        )}
      </div>
      <div className="col-span-2 flex items-center justify-between gap-4 border-line max-sm:border-t max-sm:pt-4 sm:col-span-1 sm:flex-col sm:items-end sm:text-right">
        <p className="text-1 text-ink-2">
          <b className="block text-4 leading-tight display text-ink">{inRupees(paise(price))}</b>
          {t('forRitual')}
        </p>
        <Button
          type="submit"
          form="find"
          name={BOOK}
          value={pandit._id}
          look="quiet"
          aria-haspopup="dialog"
          aria-label={t('bookWith', { name: pandit.name })}
          onClick={(event) => {
            event.preventDefault();
            onBook();
          }}
        >
          {t('book')}
        </Button>
      </div>
    </article>
  );
}
