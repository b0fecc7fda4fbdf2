import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { LIST_FORM } from './list-form.ts';

interface AskButtonProps extends Omit<ButtonProps, 'onClick' | 'name' | 'value' | 'type'> {
  /** What its list's address then says. */
  asks: readonly [param: string, value: string];
  onClick: () => void;
}

/** Opens what a parameter of the list's address says; without script as a button of the list's form. */
export function AskButton({ asks: [name, value], onClick, ...button }: AskButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      form={LIST_FORM}
      name={name}
      value={value}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    />
  );
}

interface OpenButtonProps extends Omit<AskButtonProps, 'children'> {
  label: string;
  name: string;
}

/** Opens a row's details; its name says whose. */
export function OpenButton({ label, name, ...button }: OpenButtonProps) {
  const t = useTranslations('admin.list');
  return (
    <AskButton look="quiet" {...button}>
      <span>
        {label} <span className="sr-only">{t('of', { name })}</span>
      </span>
    </AskButton>
  );
}
