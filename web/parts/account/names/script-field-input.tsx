import type { ComponentProps, ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { FieldInput } from '../field-input.tsx';
import { langOf, type ScriptField, type Suggested } from './lang-of.ts';

interface ScriptFieldProps extends ComponentProps<typeof FieldInput> {
  name: ScriptField;
  /** What stands in the field. */
  typed: string | null | undefined;
  onUse: (name: string) => void;
}

/** The name in another script. How it may be written is offered, and stands in the field once its person presses that. */
export function ScriptFieldInput({ typed, onUse, ...field }: ScriptFieldProps) {
  const t = useTranslations('account.inScript');
  const hydrated = useHydrated();
  const lang = langOf(field.name);
  const suggested = useLoaderData<{ suggested?: Suggested } | undefined>()?.suggested?.[field.name];
  const words = (chunks: ReactNode) => <span lang={lang}>{chunks}</span>;
  return (
    <div className="grid content-start gap-1">
      <FieldInput {...field} lang={lang} hint={t(`hints.${field.name}`)} />
      {suggested && suggested !== typed && (
        <div className="text-2">
          {hydrated ? (
            <Button look="text" className="-ml-2 text-left whitespace-normal" onClick={() => onUse(suggested)}>
              {t.rich('use', { suggested, name: words })}
            </Button>
          ) : (
            t.rich('perhaps', { suggested, name: words })
          )}
        </div>
      )}
    </div>
  );
}
