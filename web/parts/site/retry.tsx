import { useHref, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonClass, type ButtonLook } from '../../ui/button.tsx';
import { nextTry, useTryAgain } from '../api/try-again.ts';
import { useIsDocument } from './document.tsx';

/** Tries a page again that could not be shown: at a press, and automatically if the server says that waiting helps. */
export function Retry({ error, look = 'quiet' }: { error: unknown; look?: ButtonLook }) {
  return useIsDocument() ? <LoadAgain error={error} look={look} /> : <AskAgain error={error} look={look} />;
}

/** A document is loaded again; `web/document/again.ts` does so automatically. */
function LoadAgain({ error, look }: { error: unknown; look: ButtonLook }) {
  const t = useTranslations('ui');
  const { pathname, search } = useLocation();
  return (
    <a href={useHref(pathname + search)} data-again={nextTry(error, 0) ?? undefined} className={buttonClass(look)}>
      {t('retry')}
    </a>
  );
}

function AskAgain({ error, look }: { error: unknown; look: ButtonLook }) {
  const t = useTranslations('ui');
  const { isTrying, tryAgain } = useTryAgain(error);
  return (
    <Button look={look} busy={isTrying && t('loading')} onClick={tryAgain}>
      {t('retry')}
    </Button>
  );
}
