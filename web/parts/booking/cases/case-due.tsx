import { Clock } from 'lucide-react';
import { useCaseTimes, type Timed } from './case-times.ts';

/** Until when the office answers and decides, as a line that is seen; in grey when it decided, or where its reader has to answer first. */
export function CaseDue({ one, isQuiet = false }: { one: Timed; isQuiet?: boolean }) {
  const timesOf = useCaseTimes();
  if (isQuiet || one.stage === 'closed') return <p className="text-2 text-ink-2">{timesOf(one)}</p>;
  return (
    <p className="flex gap-2 text-2 font-semibold text-marigold-ink">
      <Clock size={17} aria-hidden className="mt-0.5" />
      {timesOf(one)}
    </p>
  );
}
