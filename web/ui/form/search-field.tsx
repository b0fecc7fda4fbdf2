import { Search } from 'lucide-react';
import { useId, type InputHTMLAttributes, type Ref } from 'react';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'placeholder' | 'className'> & {
  ref?: Ref<HTMLInputElement>;
};

/** A box to search a list in; its label is inside while it is empty. */
export function SearchField({ label, ...input }: Input & { label: string }) {
  const id = useId();
  return (
    <div role="search" className="relative w-full">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
      />
      <input
        {...input}
        id={id}
        type="search"
        placeholder={label}
        className="control pl-10! text-ellipsis placeholder:text-ink-2 placeholder:opacity-100 [&::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  );
}
