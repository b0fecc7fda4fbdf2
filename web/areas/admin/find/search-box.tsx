import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '../../../ui/cx.ts';

/** One search for anything, on every screen of the office; “/” leads into it. */
export function SearchBox({
  className = '',
  q = '',
  keys = false,
}: {
  className?: string;
  q?: string;
  keys?: boolean;
}) {
  const t = useTranslations('officeFind');
  const box = useRef<HTMLInputElement>(null);
  useSlash(keys, () => box.current?.focus());
  return (
    <Form action="/admin/find" className={cx('min-w-0', className)}>
      {/* no `searchbox`: that of a list, where there is one, is the screen's own */}
      <label className="relative block">
        <span className="sr-only">{t('label')}</span>
        <Search
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
        />
        <input
          ref={box}
          key={q}
          name="q"
          defaultValue={q}
          placeholder={t('label')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="control pl-10! text-ellipsis placeholder:text-ink-2 placeholder:opacity-100"
        />
      </label>
    </Form>
  );
}

/** Where nobody is typing. */
function useSlash(active: boolean, act: () => void): void {
  const onSlash = useEffectEvent(act);
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at?.closest('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}
