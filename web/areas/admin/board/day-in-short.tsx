import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { BoardFigures } from './board-figures.tsx';

/** What the day asks for, before all other figures; the board itself is one press away. */
export function DayInShort({ board }: { board: Reply<'GET /admin/board'> }) {
  const t = useTranslations('adminBoard');
  return (
    <section
      aria-label={t('title')}
      className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5"
    >
      <BoardFigures board={board} />
      <ButtonLink look="quiet" to="/admin/board">
        {t('toBoard')}
      </ButtonLink>
    </section>
  );
}
