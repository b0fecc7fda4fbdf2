import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { SchemaForm } from '../../../parts/form.ts';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { askForm } from './ask-form.ts';
import { dropDraft, keepDraft, readDraft, type DraftOf } from './booking-draft.ts';

type Typed = SchemaForm<z.input<typeof askForm>, unknown>;

export interface TypedBefore {
  readonly goOn: () => void;
  readonly remove: () => void;
}

/**
 * What is typed is kept in this tab, and stands there again for who went to sign in and came back. A visitor is asked first: it may have
 * been another visitor who typed it.
 */
export function useDraft(
  { subscribe, setValue }: Pick<Typed, 'subscribe' | 'setValue'>,
  of: DraftOf,
  signedOut: boolean,
): TypedBefore | null {
  const { panditId, ritualId, day } = of;
  const [isAnswered, setAnswered] = useState(false);
  const hydrated = useHydrated();
  const asks = hydrated && signedOut && !isAnswered && readDraft(of) !== null;
  const fill = () => {
    for (const [name, value] of Object.entries(readDraft(of) ?? {})) {
      if (value) setValue(name as keyof z.input<typeof askForm>, value);
    }
  };
  const fillOwn = useEffectEvent((isVisitor: boolean) => {
    if (!isVisitor) fill();
  });
  useEffect(() => {
    fillOwn(signedOut);
    return subscribe({
      formState: { values: true },
      callback: ({ values: { userAddress, startTime, additionalNotesByUser } }) => {
        // a visitor who types has not asked for the former words
        setAnswered(true);
        keepDraft(
          { panditId, ritualId, day },
          { userAddress, startTime: startTime ?? '', additionalNotesByUser: additionalNotesByUser ?? '' },
        );
      },
    });
  }, [subscribe, panditId, ritualId, day, signedOut]);
  if (!asks) return null;
  const remove = () => {
    dropDraft(of);
    setAnswered(true);
  };
  return { goOn: fill, remove };
}

export function GoOn({ goOn, remove }: TypedBefore) {
  const t = useTranslations('customer.book.typedBefore');
  return (
    <div className="grid gap-2 rounded-control bg-marigold-soft px-3.5 py-2.5 text-2 text-marigold-ink">
      <p>{t('ask')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={goOn}>
          {t('goOn')}
        </Button>
        <Button look="quiet" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
