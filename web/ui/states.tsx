import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Nothing here yet: what that means and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  art,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  art?: ReactNode;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      {art}
      <h2 className="text-4">{title}</h2>
      {children && <p className="max-w-[46ch] text-ink-2">{children}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** Something went wrong: what happened, and a way to try again. */
export function ErrorState({
  title,
  children,
  ...again
}: { title: string; children?: ReactNode } & ({ retry: string; onRetry: () => void } | { action: ReactNode })) {
  return (
    <div role="alert" className="card grid justify-items-center gap-3 border-brick/40 px-6 py-10 text-center">
      <h2 className="text-4">{title}</h2>
      {children && <p className="max-w-[46ch] text-ink-2">{children}</p>}
      {'action' in again ? (
        again.action
      ) : (
        <Button look="quiet" onClick={again.onRetry}>
          {again.retry}
        </Button>
      )}
    </div>
  );
}
