import { useRouteError } from 'react-router';
import { ErrorState } from '../../ui/states.tsx';
import { toldBy } from '../api/try-again.ts';
import { Retry } from './retry.tsx';

/** A public page whose data did not load: its heading, what happened, and Retry, also automatically. Lighter than `AreaError`. */
export function PageFailed({ heading, title }: { heading: string; title: string }) {
  const error = useRouteError();
  return (
    <div className="measure grid gap-6 pt-8 md:pt-10">
      <h1 className="text-5">{heading}</h1>
      <ErrorState title={title} action={<Retry error={error} />}>
        {toldBy(error)}
      </ErrorState>
    </div>
  );
}
