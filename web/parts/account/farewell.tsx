import { useSearchParams } from 'react-router';
import { useSentence } from '../api/sentence.ts';
import { Notice } from '../../ui/notice.tsx';

const ends = ['account_deleted', 'signed_out_everywhere'] as const;
type End = (typeof ends)[number];

/** Where somebody goes whose sign-in has just ended for good reason. */
export const farewell = (end: End): string => `/login?ended=${end}`;

/** Nothing is left to save then. */
export const isFarewell = (search: string): boolean => new URLSearchParams(search).has('ended');

/** Says there what has ended. */
export function Farewell() {
  const [params] = useSearchParams();
  const sentence = useSentence();
  const end = ends.find((one) => one === params.get('ended'));
  return end ? (
    <div className="mb-5">
      <Notice tone="ok">{sentence(end)}</Notice>
    </div>
  ) : null;
}
