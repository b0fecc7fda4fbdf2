import { useNavigation, type Navigation } from 'react-router';
import { useLine } from './line.ts';

type Coming = Pick<Navigation, 'state' | 'location' | 'formMethod'>;

const nothing: Coming = { state: 'idle', location: undefined, formMethod: undefined };

/** The page that is on its way, for what shows it: none while it waits for a line (`line.ts`). */
export function useComing(): Coming {
  const navigation = useNavigation();
  return useLine() === 'there' ? navigation : nothing;
}
