import { Button, type ButtonProps } from '../ui/button.tsx';
import { useHydrated } from '../ui/hydrated.ts';

/** Sends a page's form. Not pressable before the page can answer, and not greyed out for that moment. */
export function SubmitButton({ disabled, ...rest }: Omit<ButtonProps, 'type' | 'size' | 'wide'>) {
  const hydrated = useHydrated();
  return (
    <Button
      {...rest}
      type="submit"
      size="lg"
      wide
      disabled={disabled || !hydrated}
      className={hydrated || disabled ? '' : 'waits'}
    />
  );
}
