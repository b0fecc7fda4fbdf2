import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface StaleChoiceProps {
  busy: boolean;
  /** What the form builds on from now. */
  version: number;
  /** The form that leads away, where there is no script. */
  leave: string;
  /** The parts that somebody else changed, where they are known. */
  parts?: readonly string[];
  onTheirs: () => void;
}

/** A newer version came in between: nothing is overwritten before its owner has said what counts. Stands in the form. */
export function StaleChoice({ busy, version, leave, parts = [], onTheirs }: StaleChoiceProps) {
  const t = useTranslations('account.stale');
  const account = useTranslations('account');
  const id = useId();
  return (
    <Notice tone="no" title={t('title')}>
      {t('text')} {parts.length > 0 && t('parts', { parts: parts.join(', ') })}
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <Button
            type="submit"
            name="over"
            value={version}
            busy={busy && account('saving')}
            aria-describedby={`${id}-mine`}
          >
            {t('mine')}
          </Button>
          <p id={`${id}-mine`} className="text-1">
            {t('mineText')}
          </p>
        </div>
        <div className="grid content-start gap-1">
          <Button
            type="submit"
            form={leave}
            look="quiet"
            disabled={busy}
            aria-describedby={`${id}-theirs`}
            onClick={(event) => {
              event.preventDefault();
              onTheirs();
            }}
          >
            {t('theirs')}
          </Button>
          <p id={`${id}-theirs`} className="text-1">
            {t('theirsText')}
          </p>
        </div>
      </div>
    </Notice>
  );
}
