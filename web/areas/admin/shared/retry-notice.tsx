import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';

/** In the place of a part of a screen that did not come. */
export function RetryNotice({ children }: { children: ReactNode }) {
  const ui = useTranslations('ui');
  const { revalidate } = useRevalidator();
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-2 text-brick">{children}</p>
      <Button look="quiet" onClick={() => void revalidate()}>
        {ui('retry')}
      </Button>
    </div>
  );
}
