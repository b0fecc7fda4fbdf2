import { useRevalidator } from 'react-router';
import type { Refused } from './form-result.ts';

/** For `onRefused`: what is shown may be old. Where nobody answered, nothing newer is to be had either, and what is shown stays. */
export function useReload(): (refused: Refused) => void {
  const { revalidate } = useRevalidator();
  return ({ code }) => {
    if (code !== 'offline' && code !== 'timeout') void revalidate();
  };
}
