import { Button, type ButtonProps } from '../../ui/button.tsx';

interface DialogOpenerProps extends Omit<ButtonProps, 'name' | 'value' | 'type' | 'onClick'> {
  /** What the address says without script. */
  opens: string;
  onOpen: () => void;
}

/** Opens a dialog of the account; `?open=` says which, for people without script. */
export const DialogOpener = ({ opens, onOpen, ...rest }: DialogOpenerProps) => (
  <form className="max-sm:grid">
    <Button
      {...rest}
      type="submit"
      name="open"
      value={opens}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    />
  </form>
);
