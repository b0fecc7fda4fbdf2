import { useSession } from '../api/session.tsx';
import { DRAWN_FOR, FORM } from './form-result.ts';

/** Which form of a screen it is, and whom it was drawn for: it does nothing in the name of somebody else who has signed in since. */
export function FormName({ name }: { name: string }) {
  return (
    <>
      <input type="hidden" name={FORM} value={name} />
      <DrawnFor />
    </>
  );
}

/** The second alone, for a form that is the only one of its address. */
export const DrawnFor = () => <input type="hidden" name={DRAWN_FOR} value={useDrawnFor()[DRAWN_FOR]} />;

/** The same for what is sent without fields. */
export const useDrawnFor = () => ({ [DRAWN_FOR]: useSession().user?._id ?? '' });
