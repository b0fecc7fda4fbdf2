import { useSession } from '../api/session.tsx';
import { DRAWN_FOR, FORM } from './form-result.ts';

/** The name of a form, and the person it was drawn for: the form does nothing for another person who has signed in since. */
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
