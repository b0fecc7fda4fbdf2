import { useSearchParams } from 'react-router';
import { useComing } from '../../../parts/line/use-coming.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { moreRows } from './pages-of-rows.ts';

interface MoreRowsProps {
  nextCursor: string | null;
  label: string;
  /** Shown while the rows are on their way. */
  busy: string;
}

/** Shows more rows of a list under those there are. */
export function MoreRows({ nextCursor, label, busy }: MoreRowsProps) {
  const [params] = useSearchParams();
  const moving = useComing();
  const to = moreRows(params, nextCursor);
  if (to === null) return null;
  return (
    <div className="mt-6 text-center">
      <ButtonLink look="quiet" to={to} replace preventScrollReset>
        {moving.location?.search === to ? busy : label}
      </ButtonLink>
    </div>
  );
}
