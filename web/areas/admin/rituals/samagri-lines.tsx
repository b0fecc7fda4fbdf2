import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { SAMAGRI_MAX } from '#domain/ritual.ts';
import { Button } from '../../../ui/button.tsx';
import { moved } from './moved.ts';
import { LineButton } from './line-button.tsx';

interface SamagriLinesProps {
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  errorOf: (index: number) => string | undefined;
  /** Of all of them together. */
  error: string | undefined;
  disabled: boolean;
}

/** Where the focus goes once the list is drawn again. */
interface Aim {
  index: number;
  what: 'text' | 'up' | 'down';
}

/** What a ritual needs, a line each: written, put in order and taken out by keys or by touch. */
export function SamagriLines({ lines, onChange, errorOf, error, disabled }: SamagriLinesProps) {
  const t = useTranslations('catalogue.lines');
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (aim) focusOn(box.current, aim);
  }, [aim]);

  const insert = (index: number) => {
    if (lines.length >= SAMAGRI_MAX) return;
    onChange(lines.toSpliced(index, 0, ''));
    setAim({ index, what: 'text' });
  };
  const remove = (index: number) => {
    onChange(lines.toSpliced(index, 1));
    setAim({ index: Math.min(index, lines.length - 2), what: 'text' });
  };
  const move = (index: number, by: -1 | 1, what: Aim['what']) => {
    const to = index + by;
    if (to < 0 || to >= lines.length) return;
    onChange(moved(lines, index, to));
    setTold(t('moved', { nth: to + 1, count: lines.length }));
    setAim({ index: to, what });
  };
  const type = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      insert(index + 1);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1, 'text');
    }
  };

  return (
    <fieldset ref={box} className="grid min-w-0 gap-2" aria-describedby={`${id}-hint`} tabIndex={-1}>
      <legend className="sr-only">{t('label')}</legend>
      <p id={`${id}-hint`} className="text-1 text-ink-2">
        {lines.length === 0 ? t('none') : t('hint')}
      </p>
      <ol className="grid gap-2">
        {lines.map((line, index) => {
          const nth = index + 1;
          const wrong = errorOf(index);
          return (
            // a line has nothing of its own but its place
            <li key={index} data-line={index} className="flex flex-wrap items-center gap-x-1">
              <input
                className="control min-w-0 grow basis-full sm:basis-0"
                data-aim="text"
                name={`samagri.${index}`}
                aria-label={t('line', { nth })}
                aria-invalid={wrong !== undefined}
                aria-describedby={wrong && `${id}-error-${index}`}
                maxLength={120}
                disabled={disabled}
                value={line}
                onChange={({ currentTarget }) => onChange(lines.with(index, currentTarget.value))}
                onKeyDown={(event) => type(event, index)}
              />
              <LineButton
                icon={ArrowUp}
                aim="up"
                label={t('up', { nth })}
                disabled={disabled}
                off={index === 0}
                onClick={() => move(index, -1, 'up')}
              />
              <LineButton
                icon={ArrowDown}
                aim="down"
                label={t('down', { nth })}
                disabled={disabled}
                off={nth === lines.length}
                onClick={() => move(index, 1, 'down')}
              />
              <LineButton icon={X} label={t('remove', { nth })} disabled={disabled} onClick={() => remove(index)} />
              {wrong && (
                <p id={`${id}-error-${index}`} role="alert" className="basis-full text-2 text-brick">
                  {wrong}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {error && (
        <p role="alert" className="text-2 text-brick">
          {error}
        </p>
      )}
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={disabled}
        aria-disabled={lines.length >= SAMAGRI_MAX}
        onClick={() => insert(lines.length)}
      >
        {t('add')}
      </Button>
      <p role="status" className="sr-only">
        {told}
      </p>
    </fieldset>
  );
}

/** After the last line is removed only the list itself is left to focus. */
function focusOn(box: HTMLElement | null, { index, what }: Aim): void {
  const target = box?.querySelector<HTMLElement>(`[data-line="${index}"] [data-aim="${what}"]`);
  (target ?? box)?.focus();
}
