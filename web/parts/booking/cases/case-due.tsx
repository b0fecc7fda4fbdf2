import { DueLine } from '../countdown/due-line.tsx';
import { useCaseTimes, type Timed } from './case-times.ts';

/** Until when the office answers and decides, as a line that is seen; in grey when it decided, or where its reader has to answer first. */
export function CaseDue({ one, isQuiet = false }: { one: Timed; isQuiet?: boolean }) {
  const timesOf = useCaseTimes();
  if (isQuiet || one.stage === 'closed') return <p className="text-2 text-ink-2">{timesOf(one)}</p>;
  return (
    <DueLine>
      <p>{timesOf(one)}</p>
    </DueLine>
  );
}
