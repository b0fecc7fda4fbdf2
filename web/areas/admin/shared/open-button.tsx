import { useTranslations } from 'use-intl';
import { useListForm } from './list-form.ts';
import { Button } from '../../../ui/button.tsx';

interface OpenButtonProps {
  label: string;
  name: string;
  /** Where its address is a parameter of the list's: which, and what it says. */
  asks?: readonly [param: string, value: string];
  onClick: () => void;
}

/** Opens a row's details; its name says whose. */
export function OpenButton({ label, name, asks, onClick }: OpenButtonProps) {
  const t = useTranslations('admin.list');
  const form = useListForm();
  return (
    <Button
      look="quiet"
      {...(asks && { type: 'submit', form, name: asks[0], value: asks[1] })}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <span>
        {label} <span className="sr-only">{t('of', { name })}</span>
      </span>
    </Button>
  );
}
