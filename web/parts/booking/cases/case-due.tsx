import { Clock } from 'lucide-react';
import { useCaseTimes, type Timed } from './case-times.ts';

/** Until when the office answers and decides, as a line that is seen; when it decided, in grey. */
export function CaseDue({ one }: { one: Timed }) {
  const timesOf = useCaseTimes();
  if (one.stage === 'closed') return <p className="text-2 text-ink-2">{timesOf(one)}</p>;
  return (
    <p className="flex gap-2 text-2 font-semibold text-marigold-ink">
      <Clock size={17} aria-hidden className="mt-0.5" />
      {timesOf(one)}
    </p>
  );
}
