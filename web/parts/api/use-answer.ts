import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './api.ts';

export interface Answer<T> {
  /** The newest answer; kept on show while the next one is on its way. */
  data: T | undefined;
  /** Why the newest question was not answered. */
  error: unknown;
  loading: boolean;
  again: () => void;
}

export interface Answered<T> extends Answer<T> {
  /** Changes what was answered, after a change of our own that the server has confirmed. */
  change: (by: (data: T) => T) => void;
}

interface State<T> {
  /** The question this is about. */
  of: string;
  data: T | undefined;
  error: unknown;
}

/**
 * Asks as soon as `key` differs, and again on demand. The older call is given up, so that an older answer
 * never comes after a newer one. Null asks nothing.
 */
export function useAnswer<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>): Answered<T> {
  const [state, setState] = useState<State<T>>({ of: '', data: undefined, error: undefined });
  const [attempt, setAttempt] = useState(0);
  const question = key === null ? '' : `${attempt} ${key}`;
  const send = useEffectEvent(ask);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!question) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    send(signal).then(
      (data) => signal.aborted || setState({ of: question, data, error: undefined }),
      (error: unknown) => {
        if (signal.aborted) return;
        setState(({ data }) => ({ of: question, data, error }));
        // the sign-in is over: the area asks again who is here, and leads to the login
        if (error instanceof ApiError && error.status === 401) void revalidate();
      },
    );
    return () => aborter.abort();
  }, [question, revalidate]);

  const loading = state.of !== question;
  return {
    data: state.data,
    error: loading ? undefined : state.error,
    loading,
    again: () => setAttempt((before) => before + 1),
    change: (by) => setState((before) => (before.data === undefined ? before : { ...before, data: by(before.data) })),
  };
}
