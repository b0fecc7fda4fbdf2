import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import type { Watched } from '#contract/office/board.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { BoardFigures } from './board-figures.tsx';
import { PujaTime, Why } from './hands.tsx';

/** As many as say what the day is like. */
const FIRST = 3;

/** What the day asks for, before all other figures, with what is gravest; the board itself is one press away. */
export function DayInShort({ board }: { board: Reply<'GET /admin/board'> }) {
  const t = useTranslations('adminBoard');
  return (
    <section aria-label={t('title')} className="card grid gap-3 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <BoardFigures board={board} />
        <ButtonLink look={board.needing > 0 ? 'main' : 'quiet'} to="/admin/board">
          {t('toBoard')}
        </ButtonLink>
      </div>
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {board.pujas.slice(0, FIRST).map((puja) => (
          <Line key={puja._id} puja={puja} today={board.today} />
        ))}
      </ul>
    </section>
  );
}

function Line({ puja, today }: { puja: Watched; today: string }) {
  const nameOf = useLocalName();
  const t = useTranslations('adminBoard');
  const party = puja.awaited ?? 'customer';
  const { phone, name } = party === 'pandit' ? puja.pandit : puja.family;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 text-2 last:pb-0 sm:grid-cols-[7rem_minmax(0,1fr)_auto] [&_time]:text-2!">
      <span className="max-sm:col-span-2">
        <PujaTime puja={puja} today={today} />
      </span>
      <div className="min-w-0 wrap-break-word">
        <Link to={`/admin/bookings?booking=${puja._id}`} className="font-semibold underline-offset-4 hover:underline">
          {nameOf(puja.ritualType)}
        </Link>{' '}
        <span className="text-ink-2">{puja.family.name}</span>
        <Why puja={puja} />
      </div>
      {phone && (
        <a href={`tel:+91${phone}`} className={buttonClass('quiet')}>
          <Phone size={17} aria-hidden className="shrink-0" />
          <span>
            {t(`call.${party}`)} <span className="sr-only">{name}</span>
          </span>
        </a>
      )}
    </li>
  );
}
