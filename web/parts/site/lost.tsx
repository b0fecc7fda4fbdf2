import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../api/api.ts';
import { AreaError } from './area-error.tsx';
import { Jhoti } from './art.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface LostProps {
  title: string;
  text: string;
  back: readonly [to: string, label: string];
  /** What to say where it is there and could not be loaded. */
  failed: string;
  /** The way back above a screen that can be tried again. */
  wayBack: ReactNode;
}

/** Shown if an address leads to nothing of one's own, with a way on; anything else can be tried again. */
export function Lost({ title, text, back: [to, label], failed, wayBack }: LostProps) {
  const error = useRouteError();
  // an address that is not even well made leads to nothing as well
  const refused = isRouteErrorResponse(error) || error instanceof ApiError;
  const nothing = refused && (error.status === 404 || error.status === 400);
  if (!nothing) {
    return (
      <div className="measure pt-4 md:pt-6">
        {wayBack}
        <AreaError title={failed} />
      </div>
    );
  }
  return (
    <div className="measure grid justify-items-center gap-3 py-20 text-center">
      <Jhoti className="size-32 opacity-60" />
      <h1 className="text-5">{title}</h1>
      <p className="max-w-[46ch] text-ink-2">{text}</p>
      <ButtonLink to={to} className="mt-3">
        {label}
      </ButtonLink>
    </div>
  );
}
