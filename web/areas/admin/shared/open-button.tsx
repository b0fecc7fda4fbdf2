import { Link, useSearchParams } from 'react-router';
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

interface OpenLinkProps {
  label: string;
  name: string;
  asks: AskButtonProps['asks'];
  onClick: () => void;
}

/** Leads to a row's details, in a tab of its own too; its name says whose. */
export function OpenLink({ label, name, asks, onClick }: OpenLinkProps) {
  const t = useTranslations('admin.list');
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(...asks);
  return (
    <Link
      to={`?${next.toString()}`}
      preventScrollReset
      className="opens inline-flex min-h-11 items-center rounded-control text-2 whitespace-nowrap text-maroon underline-offset-4 hover:underline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onClick();
      }}
    >
      <span>
        {label} <span className="sr-only">{t('of', { name })}</span>
      </span>
    </Link>
  );
}
