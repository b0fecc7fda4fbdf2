import type { Period } from '../../time.ts';
import type { Tie } from '../names/festival-choices.ts';
import type { Candidate } from './rule.ts';

/** Which of a festival’s candidate days wins, and how close the decision was. */

export function pick(having: readonly Candidate[], tie: Tie): Candidate | undefined {
  if (tie !== 'most') return tie === 'first' ? having[0] : having.at(-1);
  return having.reduce<Candidate | undefined>(
    (best, one) => (best && best.shared >= one.shared ? best : one),
    undefined,
  );
}

/** By how many milliseconds the found day leads; null where no other day came near. */
export function lead(tithi: Period, all: readonly Candidate[], found: Candidate, tie: Tie): number | null {
  const others = all.filter(({ day }) => day !== found.day);
  const having = others.filter(({ shared }) => shared > 0);
  if (found.shared > 0 && having.length > 0 && tie === 'most') {
    return found.shared - Math.max(...having.map(({ shared }) => shared));
  }
  // the tithi's edge would have to pass the edge of a deciding part: its own day would lose the tithi, or another win it
  const distances = all.flatMap(({ window, shared }) =>
    shared > 0
      ? [window.to - tithi.from, tithi.to - window.from]
      : [Math.abs(window.to - tithi.from), Math.abs(window.from - tithi.to)],
  );
  return distances.length > 0 ? Math.min(...distances) : null;
}
