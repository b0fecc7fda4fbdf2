import { useNavigation, type Navigation } from 'react-router';
import { useLine } from './line.ts';
import { useNext } from './use-next.ts';

type Coming = Pick<Navigation, 'state' | 'location' | 'formMethod'>;

const nothing: Coming = { state: 'idle', location: undefined, formMethod: undefined };

/** The page that is on its way, for what shows it: none while it waits for a line (`line.ts`). */
export function useComing(): Coming {
  const { state, formMethod } = useNavigation();
  const location = useNext();
  return useLine() === 'there' ? ({ state, location, formMethod } as Coming) : nothing;
}
