import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../ui/button.tsx';

/** Shown once: each signs in once where the phone is lost. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('account.secondFactor');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div className="grid gap-4">
      <p className="text-2 text-ink-2">{t('codesLead')}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunk p-4 font-mono text-2 select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3 sm:flex sm:justify-end">
        <a href={file} download="recovery-codes.txt" className={buttonClass('quiet')}>
          {t('save')}
        </a>
        <Button data-first onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}
